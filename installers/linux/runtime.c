/* The first part of the AppImage: a program that finds a squashfs image behind its own end, shows it
   as a folder and starts what is in it.

   Where FUSE is to be had the image is mounted; elsewhere (containers, systems without fusermount3)
   it is unpacked into a temporary folder, which is removed afterwards.

     --appimage-offset           print where the image begins
     --appimage-extract          unpack into ./squashfs-root
     --appimage-extract-and-run  do not mount, whatever is there
   or the variable APPIMAGE_EXTRACT_AND_RUN. All other arguments go to the program. */

#define _GNU_SOURCE
#include <elf.h>
#include <errno.h>
#include <fcntl.h>
#include <ftw.h>
#include <limits.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/auxv.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <squashfuse/config.h>
#include <squashfuse/squashfuse.h>
#include <squashfuse/ll.h>

#define SELF "/proc/self/exe"

/* Our images are packed with zstd; squashfuse asks for these all the same. */
int lzo1x_decompress_safe(void) { return -1; }
int LZ4_decompress_safe(void) { return -1; }
int lzma_stream_buffer_decode(void) { return -1; }

static volatile pid_t program;
static volatile sig_atomic_t ended; /* the signal that is to end all this, or 0 */
static sigset_t ends;               /* the signals that do */

/* The terminal sends SIGINT to the program as well; the others reach this process alone. */
static void end(int number) {
    ended = number;
    if (program > 0 && number != SIGINT) kill(program, number);
}

static void on_ends(void (*action)(int)) {
    const int numbers[] = {SIGINT, SIGTERM, SIGHUP};
    struct sigaction handler = {.sa_handler = action};
    sigemptyset(&ends);
    for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++) {
        sigaddset(&ends, numbers[i]);
        sigaction(numbers[i], &handler, NULL);
    }
}

/* A child to which all signals are what they were; none is lost between here and there. */
static pid_t forked(void) {
    sigprocmask(SIG_BLOCK, &ends, NULL);
    pid_t child = fork();
    if (child == 0) {
        on_ends(SIG_DFL);
        sigprocmask(SIG_UNBLOCK, &ends, NULL);
    }
    return child;
}

static int fail(const char *what) {
    if (errno) fprintf(stderr, "quincunx: %s: %s\n", what, strerror(errno));
    else fprintf(stderr, "quincunx: %s\n", what);
    return 1;
}

/* Where this program ends and the image begins; 0 if that cannot be told. */
static size_t image_offset(void) {
    Elf64_Ehdr head;
    int file = open(SELF, O_RDONLY | O_CLOEXEC);
    if (file < 0) return 0;
    ssize_t got = read(file, &head, sizeof head);
    close(file);
    if (got != sizeof head || memcmp(head.e_ident, ELFMAG, SELFMAG)) return 0;
    return head.e_shoff + (size_t)head.e_shentsize * head.e_shnum;
}

/* What a signal interrupts is done again. */
static ssize_t read_again(int file, char *word) {
    ssize_t got;
    while ((got = read(file, word, 1)) < 0 && errno == EINTR) continue;
    return got;
}

static void waitpid_again(pid_t child, int *status) {
    while (waitpid(child, status, 0) < 0 && errno == EINTR) continue;
}

/* -- unpacking */

static int unpack_file(sqfs *fs, sqfs_inode *inode, const char *to) {
    static char buffer[1 << 20];
    int out = open(to, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
    if (out < 0) return -1;
    int bad = fchmod(out, inode->base.mode & 0777);
    for (sqfs_off_t at = 0, size = 1; !bad && !ended && size; at += size) {
        size = sizeof buffer;
        bad = sqfs_read_range(fs, inode, at, &size, buffer) || write(out, buffer, size) != size;
    }
    return close(out) || bad ? -1 : 0;
}

static int unpack_entry(sqfs *fs, sqfs_dir_entry *entry, const char *to) {
    sqfs_inode inode;
    char target[PATH_MAX];
    size_t size = sizeof target;
    if (sqfs_inode_get(fs, &inode, sqfs_dentry_inode(entry))) return -1;
    switch (sqfs_dentry_mode(entry) & S_IFMT) {
    case S_IFDIR: return mkdir(to, 0755);
    case S_IFREG: return unpack_file(fs, &inode, to);
    case S_IFLNK: return sqfs_readlink(fs, &inode, target, &size) ? -1 : symlink(target, to);
    default: return 0;
    }
}

static int unpack_all(sqfs *fs, const char *folder) {
    sqfs_traverse walk;
    sqfs_err error = SQFS_OK;
    char to[PATH_MAX];
    int bad = 0;
    if (sqfs_traverse_open(&walk, fs, sqfs_inode_root(fs))) return -1;
    while (!bad && !ended && sqfs_traverse_next(&walk, &error)) {
        if (walk.dir_end) continue;
        int length = snprintf(to, sizeof to, "%s/%s", folder, walk.path);
        bad = length >= (int)sizeof to || unpack_entry(fs, &walk.entry, to);
    }
    sqfs_traverse_close(&walk);
    return bad || error || ended ? -1 : 0;
}

static int unpack(size_t offset, const char *folder) {
    sqfs fs;
    sqfs_fd_t file = open(SELF, O_RDONLY | O_CLOEXEC);
    if (file < 0) return -1;
    int bad = -1;
    errno = 0;
    if (!sqfs_init(&fs, file, offset)) {
        bad = unpack_all(&fs, folder);
        sqfs_destroy(&fs);
    }
    close(file);
    return bad;
}

static int remove_one(const char *path, const struct stat *s, int kind, struct FTW *f) {
    (void)s, (void)kind, (void)f;
    return remove(path);
}

/* -- mounting */

static int can_mount(void) {
    const char *places[] = {"/usr/bin/fusermount3", "/bin/fusermount3", "/usr/local/bin/fusermount3"};
    if (access("/dev/fuse", R_OK | W_OK)) return 0;
    for (size_t i = 0; i < sizeof places / sizeof *places; i++)
        if (!access(places[i], X_OK)) return 1;
    return 0;
}

/* Serves the image until it is told to end or its parent is gone. Never returns. */
static void serve(size_t offset, const char *folder, int ready, pid_t parent) {
    static struct fuse_lowlevel_ops acts = {
        .getattr = sqfs_ll_op_getattr, .opendir = sqfs_ll_op_opendir,
        .releasedir = sqfs_ll_op_releasedir, .readdir = sqfs_ll_op_readdir,
        .lookup = sqfs_ll_op_lookup, .open = sqfs_ll_op_open, .create = sqfs_ll_op_create,
        .release = sqfs_ll_op_release, .read = sqfs_ll_op_read,
        .readlink = sqfs_ll_op_readlink, .forget = sqfs_ll_op_forget,
        .statfs = stfs_ll_op_statfs,
    };
    char *words[] = {"quincunx", "-o", "ro,nosuid,nodev,fsname=quincunx,subtype=squashfuse"};
    struct fuse_args args = FUSE_ARGS_INIT(3, words);
    sqfs_ll_chan channel;
    sqfs_ll *image;
    setsid(); /* Ctrl+C is for the program */
    prctl(PR_SET_PDEATHSIG, SIGTERM);
    if (getppid() != parent) _exit(1); /* gone before it could be asked for */
    if (!(image = sqfs_ll_open(SELF, offset))) _exit(1);
    if (sqfs_ll_mount(&channel, folder, &args, &acts, sizeof acts, image)) _exit(1);
    if (fuse_set_signal_handlers(channel.session)) _exit(1);
    if (write(ready, "", 1) == 1) {
        close(ready);
        fuse_session_loop(channel.session);
    }
    fuse_remove_signal_handlers(channel.session);
    sqfs_ll_unmount(&channel, folder);
    _exit(0);
}

/* The process that serves the image at the folder, or 0 where it cannot be mounted. */
static pid_t mount_image(size_t offset, const char *folder) {
    int ends_of_pipe[2];
    char word;
    pid_t parent = getpid();
    if (!can_mount() || pipe2(ends_of_pipe, O_CLOEXEC)) return 0;
    pid_t server = forked();
    if (server == 0) {
        close(ends_of_pipe[0]);
        serve(offset, folder, ends_of_pipe[1], parent);
    }
    sigprocmask(SIG_UNBLOCK, &ends, NULL);
    close(ends_of_pipe[1]);
    ssize_t got = server > 0 ? read_again(ends_of_pipe[0], &word) : 0;
    close(ends_of_pipe[0]);
    if (got != 1 && server > 0) waitpid_again(server, NULL);
    return got == 1 ? server : 0;
}

/* -- running */

static int run(const char *folder, char **arguments) {
    char path[PATH_MAX], *self = realpath(SELF, NULL);
    int status = 0;
    snprintf(path, sizeof path, "%s/AppRun", folder);
    setenv("APPDIR", folder, 1);
    if (self) setenv("APPIMAGE", self, 1);
    else unsetenv("APPIMAGE"); /* another's */
    pid_t child = forked();
    if (child == 0) {
        execv(path, arguments);
        _exit(fail(path));
    }
    program = child;
    if (ended && child > 0) kill(child, ended);
    sigprocmask(SIG_UNBLOCK, &ends, NULL);
    if (child < 0) return fail("cannot start");
    waitpid_again(child, &status);
    program = 0;
    return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}

static int unpack_and_run(size_t offset, const char *folder, char **arguments) {
    if (!unpack(offset, folder)) return run(folder, arguments);
    return ended ? 128 + ended : fail("cannot unpack; set TMPDIR to a folder with room");
}

static int run_image(size_t offset, int mounting, char **arguments) {
    char folder[PATH_MAX];
    const char *room = getenv("TMPDIR");
    if (!room || *room != '/' || strlen(room) > PATH_MAX / 2) room = "/tmp";
    snprintf(folder, sizeof folder, "%s/quincunx-XXXXXX", room);
    on_ends(end);
    if (!mkdtemp(folder)) return fail(folder);
    pid_t server = mounting ? mount_image(offset, folder) : 0;
    int code;
    if (server) {
        code = run(folder, arguments);
        kill(server, SIGTERM);
        waitpid_again(server, NULL);
        rmdir(folder);
    } else {
        code = unpack_and_run(offset, folder, arguments);
        nftw(folder, remove_one, 16, FTW_DEPTH | FTW_PHYS);
    }
    return code;
}

int main(int count, char **arguments) {
    const char *first = count > 1 ? arguments[1] : "";
    int mounting = !getenv("APPIMAGE_EXTRACT_AND_RUN");
    size_t offset = image_offset();
    if (count < 1) return 1;
    if (getauxval(AT_SECURE)) {
        errno = EPERM; /* the environment is the caller's, the rights are not */
        return fail("does not run with another user's rights");
    }
    if (!offset) return fail("cannot read itself: damaged, or /proc is not mounted");
    if (!strcmp(first, "--appimage-offset")) return printf("%zu\n", offset) < 0;
    if (!strcmp(first, "--appimage-extract")) {
        if (mkdir("squashfs-root", 0755)) return fail("squashfs-root");
        return unpack(offset, "squashfs-root") ? fail("squashfs-root") : 0;
    }
    if (!strcmp(first, "--appimage-extract-and-run")) {
        mounting = 0;
        arguments[1] = arguments[0];
        arguments++;
    }
    return run_image(offset, mounting, arguments);
}
