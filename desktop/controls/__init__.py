"""Controls: buttons, fields, lists, menus, focus, text; what a style guide would show."""
