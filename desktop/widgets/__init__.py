"""Small widgets the pages are put together from. They read the theme whenever they paint."""
