package hexalyst.ui.board;

import hexalyst.game.Side;
import javafx.beans.property.BooleanProperty;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;

/// The keys of the board. They are no accelerators, so that they still type in text; the window passes them on when no
/// text is being typed.
public final class BoardKeys {
    private final BoardViewModel board;
    private final BoardLookViewModel look;

    /// @param board what they act on
    public BoardKeys(BoardViewModel board) {
        this.board = board;
        look = board.look();
    }

    /// Acts on a key that was pressed without Ctrl and Alt.
    ///
    /// @return true if it is a key of the board
    public boolean press(KeyEvent event) {
        if (event.isShortcutDown() || event.isAltDown()) {
            return false;
        }
        if (board.cursorOnProperty().get() && walk(event)) {
            return true;
        }
        return event.isShiftDown() ? shifted(event.getCode()) : plain(event.getCode());
    }

    private boolean walk(KeyEvent event) {
        switch (event.getCode()) {
            case LEFT -> board.step(CellCursor.Step.LEFT);
            case RIGHT -> board.step(CellCursor.Step.RIGHT);
            case UP -> board.step(CellCursor.Step.UP);
            case DOWN -> board.step(CellCursor.Step.DOWN);
            case ENTER -> board.playAtCursor(!event.isShiftDown());
            default -> {
                return false;
            }
        }
        return true;
    }

    private boolean shifted(KeyCode code) {
        switch (code) {
            case R -> look.rotate(-1);
            case O -> flip(look.numbersProperty());
            default -> {
                return false;
            }
        }
        return true;
    }

    private boolean plain(KeyCode code) {
        switch (code) {
            case L -> flip(look.lensProperty());
            case H -> flip(look.bestProperty());
            case T -> flip(look.winsProperty());
            case D -> flip(look.lossesProperty());
            case I -> flip(look.illegalProperty());
            case G -> flip(look.groupSizesProperty());
            case V -> flip(look.mirroredProperty());
            case O -> flip(look.coordinatesProperty());
            case R -> look.rotate(1);
            case N -> look.nextMoveNumbers();
            case P -> look.nextPieces();
            case K -> board.toggleCursor();
            case W -> board.pick(Side.WHITE);
            case B -> board.pick(Side.BLACK);
            case ESCAPE -> {
                return board.leave();
            }
            default -> {
                return false;
            }
        }
        return true;
    }

    private static void flip(BooleanProperty toggle) {
        toggle.set(!toggle.get());
    }
}
