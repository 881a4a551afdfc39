"""The reasons why a file cannot be read or written, in the language of the window."""


def system_reason(error: OSError) -> str:
    """Return why a file cannot be read or written; rare reasons in the system's words."""
    from desktop.language.messages import translated  # the home page is shown without the rules
    from rules.core import files

    return translated(files.system_reason(error))
