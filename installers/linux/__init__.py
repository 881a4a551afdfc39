"""The Linux installers: .deb, .rpm, AppImage and .tar.xz."""
