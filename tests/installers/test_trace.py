"""What strace wrote is read as it is meant: who spoke to the network, and who wrote where."""

from installers.linux.trace import foreign_sockets, written_elsewhere

HOME = "/home/player"
ALLOWED = [f"{HOME}/.local/share/quincunx", f"{HOME}/.config/quincunx"]


def test_the_screens_socket_is_no_connection() -> None:
    log = """\
71 socket(AF_UNIX, SOCK_STREAM|SOCK_CLOEXEC, 0) = 3
71 connect(3, {sa_family=AF_UNIX, sun_path=@"/tmp/.X11-unix/X7"}, 20) = 0
71 recvmsg(3, {msg_name=NULL, msg_namelen=0}, 0) = 32
"""
    assert foreign_sockets(log) == []


def test_any_other_socket_is_told() -> None:
    for line in (
        "71 socket(AF_INET, SOCK_DGRAM|SOCK_CLOEXEC, IPPROTO_IP) = 4",
        "72 socket(AF_INET6, SOCK_STREAM, 0) = -1 EAFNOSUPPORT (not supported)",
        "socket(AF_NETLINK, SOCK_RAW|SOCK_CLOEXEC, NETLINK_ROUTE) = 4",
        "[pid 73] connect(4, {sa_family=AF_INET, sin_port=htons(53)}, 16) = 0",
    ):
        assert foreign_sockets(line) == [line]


def test_a_call_cut_in_two_is_read_as_one() -> None:
    log = """\
71 connect(4, {sa_family=AF_INET, sin_port=htons(80)}, 16 <unfinished ...>
72 openat(AT_FDCWD, "/etc/hosts", O_RDONLY) = 5
71 <... connect resumed>) = 0
72 openat(AT_FDCWD, "/etc/passwd", O_RDWR <unfinished ...>
72 <... openat resumed>) = 6
"""
    assert len(foreign_sockets(log)) == 1
    assert written_elsewhere(log, ALLOWED) == ["/etc/passwd"]


def test_reading_is_free_and_so_is_writing_at_home() -> None:
    log = f"""\
71 openat(AT_FDCWD, "/usr/lib/quincunx/_internal/base_library.zip", O_RDONLY|O_CLOEXEC) = 3
71 mkdir("{HOME}/.local", 0700) = 0
71 mkdir("{HOME}/.local/share", 0700) = 0
71 openat(AT_FDCWD, "{HOME}/.local/share/quincunx/a.qcx", O_WRONLY|O_CREAT|O_EXCL, 0666) = 4
71 rename("{HOME}/.config/quincunx/x.lock", "{HOME}/.config/quincunx/quincunx.conf") = 0
71 openat(AT_FDCWD, "/dev/null", O_RDWR) = 5
"""
    assert written_elsewhere(log, ALLOWED) == []


def test_writing_elsewhere_is_told_but_not_what_failed() -> None:
    log = f"""\
71 openat(AT_FDCWD, "/tmp/left", O_WRONLY|O_CREAT, 0666) = 4
71 rename("{HOME}/.config/quincunx/a", "{HOME}/Desktop/a") = 0
71 unlink("{HOME}/.bashrc") = 0
71 mkdir("/home/player/.local/share/quincunx-other", 0777) = 0
71 openat(AT_FDCWD, "/usr/lib/x.pyc", O_WRONLY|O_CREAT, 0666) = -1 EACCES (denied)
"""
    assert written_elsewhere(log, ALLOWED) == [
        f"{HOME}/.bashrc",
        f"{HOME}/.local/share/quincunx-other",
        f"{HOME}/Desktop/a",
        "/tmp/left",
    ]
