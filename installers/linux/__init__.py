"""The installers of Linux: .deb, .rpm, AppImage and .tar.xz."""
