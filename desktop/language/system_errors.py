"""Why a file cannot be read or written, in the language of the window."""


def system_reason(error: OSError) -> str:
    """Return why a file cannot be read or written; what the system seldom says, as it says it."""
    from desktop.language.messages import translated  # the home page is seen without the rules
    from rules.core import files

    return translated(files.system_reason(error))
