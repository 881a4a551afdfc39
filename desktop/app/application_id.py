"""The name by which desktops know the program: that of its menu entry."""

APPLICATION_ID = "io.github.quincunx.Quincunx"
