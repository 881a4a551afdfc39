"""What all tests share: no example that Hypothesis makes fails for being slow, and signals end."""

import signal

from hypothesis import HealthCheck, settings

settings.register_profile("unhurried", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("unhurried")

# A suite started by `nohup`, or in a script's background, ignores these signals, and so would all
# programs that it starts to see how a signal ends them. A handler is not handed on to programs.
for name in ("SIGINT", "SIGQUIT", "SIGHUP"):
    if (number := getattr(signal, name, None)) and signal.getsignal(number) is signal.SIG_IGN:
        signal.signal(number, lambda *_: None)
