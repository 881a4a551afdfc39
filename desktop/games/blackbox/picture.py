"""Black Box' picture: its own scene, in the middle of a game."""

from rules.blackbox.game import BlackBox, BlackBoxOptions, BlackBoxView

_HIDING = ("c2,e2,f6,f7", "b2,b4,f5,g1")
_TURNS = ("5", "d", "13", "1", "f", "9", "10,+b2,+b4,+f5")


def blackbox_position() -> BlackBoxView:
    """A box with seven rays and three markers, as the player sees it who solves it."""
    game = BlackBox()
    state = game.initial_state(BlackBoxOptions(), 2)
    turns = [turn for own in _TURNS for turn in (own, "end")]
    for text in (*_HIDING, *turns):
        for move in game.parse_move(game.view(state, state.mover), text):
            state = game.apply(state, move)
    return game.view(state, 0)
