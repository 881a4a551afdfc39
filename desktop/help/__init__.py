"""Help: the rules of the games with pictures, the shortcuts, and what the program is made of."""
