"""Controls: the general widgets, such as buttons, fields, lists, menus and texts."""
