"""Common code of the games with tiles: Dragons and Holomino."""
