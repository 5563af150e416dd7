package hexalyst.ui.board;

import hexalyst.export.board.MoveNumbers;
import hexalyst.export.board.PieceSet;
import hexalyst.game.Part;
import hexalyst.game.Side;
import hexalyst.game.Traits;
import hexalyst.text.Texts;
import hexalyst.turn.BegunTurn;
import hexalyst.ui.command.Command;
import hexalyst.ui.command.CommandGroup;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.value.ObservableValue;

/// The commands of the board with their keys. While the keyboard cursor is on, its keys take precedence over the same
/// keys for moving through the game.
public final class BoardKeys {
    private static final Set<String> PLAYING = Set.of(
            "cursorLeft",
            "cursorRight",
            "cursorUp",
            "cursorDown",
            "place",
            "placeOther",
            "cursor",
            "pickWhite",
            "pickBlack",
            "swap",
            "pass",
            "endTurn",
            "takePartBack",
            "leave",
            "clear");

    private final BoardViewModel board;
    private final BoardLookViewModel look;
    private final Texts texts = Texts.of(BoardKeys.class);

    /// @param board the board that they act on
    public BoardKeys(BoardViewModel board) {
        this.board = board;
        look = board.look();
    }

    /// All commands, those of the cursor first.
    public List<Command> commands() {
        List<Command> all = new ArrayList<>(cursor());
        all.addAll(overlays());
        all.addAll(drawing());
        all.add(command("cursor", board::toggleCursor).withKeys("K"));
        all.add(pick("pickWhite", Side.WHITE).withKeys("W"));
        all.add(pick("pickBlack", Side.BLACK).withKeys("B"));
        all.add(Command.trying("leave", CommandGroup.BOARD, texts.get("leave.menu"), board::leave)
                .withKeys("Esc"));
        all.add(Command.trying("endTurn", CommandGroup.BOARD, texts.get("endTurn.menu"), board.turn()::end)
                .withKeys("Enter", "Ctrl+Enter")
                .when(board.turn().turnProperty().map(BegunTurn::mayEnd)));
        all.add(Command.trying(
                        "takePartBack", CommandGroup.BOARD, texts.get("takePartBack.menu"), board.turn()::takeBack)
                .withKeys("Backspace")
                .when(board.turn().turnProperty().map(turn -> !turn.isFresh())));
        ObservableValue<Boolean> severalParts = board.turn()
                .turnProperty()
                .map(turn -> turn.start().game().traits().severalParts());
        all.add(Command.trying("part-back", CommandGroup.GO, texts.get("part-back.menu"), board.parts()::back)
                .withKeys("Ctrl+Left")
                .when(severalParts));
        all.add(Command.trying("part-forward", CommandGroup.GO, texts.get("part-forward.menu"), board.parts()::forward)
                .withKeys("Ctrl+Right")
                .when(severalParts));
        all.add(command("swap", () -> board.say(Part.SWAP))
                .withKeys("Shift+Q")
                .when(board.wordsProperty().map(words -> words.contains(Part.SWAP))));
        all.add(command("pass", () -> board.say(Part.PASS))
                .withKeys("Shift+N")
                .when(board.wordsProperty().map(words -> words.contains(Part.PASS))));
        all.add(command("clear", board.pen()::clear));
        return List.copyOf(all);
    }

    /// Those that only make turns, for a board on which something else is asked for than the game.
    public List<Command> playing() {
        return commands().stream()
                .filter(command -> PLAYING.contains(command.id()))
                .toList();
    }

    private Command pick(String name, Side side) {
        return Command.of(name, CommandGroup.BOARD, "", () -> board.pick(side))
                .named(board.sideName(side).map(called -> texts.get("pick.menu", called)))
                .when(board.severalMovesProperty());
    }

    private List<Command> cursor() {
        return List.of(
                walk("cursorLeft", () -> board.step(CellCursor.Step.LEFT)).withKeys("Left"),
                walk("cursorRight", () -> board.step(CellCursor.Step.RIGHT)).withKeys("Right"),
                walk("cursorUp", () -> board.step(CellCursor.Step.UP)).withKeys("Up"),
                walk("cursorDown", () -> board.step(CellCursor.Step.DOWN)).withKeys("Down"),
                walk("place", () -> board.playAtCursor(true)).withKeys("Enter"),
                walk("placeOther", () -> board.playAtCursor(false)).withKeys("Shift+Enter"));
    }

    private List<Command> overlays() {
        return List.of(
                command("lens", () -> look.toggle(Overlay.LENS)).withKeys("L"),
                command("best", () -> look.toggle(Overlay.BEST)).withKeys("H"),
                command("wins", () -> look.toggle(Overlay.THREATS))
                        .withKeys("T")
                        .when(board.overlays().can(Overlay.THREATS)),
                command("owners", () -> look.toggle(Overlay.OWNERS))
                        .withKeys("Shift+T")
                        .when(board.overlays().can(Overlay.OWNERS)),
                sizes());
    }

    private Command sizes() {
        BooleanProperty shown = look.groupSizesProperty();
        return Command.of("sizes", CommandGroup.BOARD, "", () -> shown.set(!shown.get()))
                .withKeys("G")
                .named(board.overlays().groups().map(numbers -> texts.get("sizes." + numbers)))
                .when(board.overlays().groups().map(numbers -> numbers != Traits.Groups.NONE));
    }

    private List<Command> drawing() {
        List<Command> all = new ArrayList<>(List.of(
                command("moveNumbers", look::nextMoveNumbers).withKeys("N"),
                command("pieces", look::nextPieces).withKeys("P")));
        all.addAll(choices("moveNumbers", MoveNumbers.ofBoard(), look.moveNumbersProperty()));
        all.addAll(choices("pieces", PieceSet.values(), look.piecesProperty()));
        all.addAll(List.of(
                flip("coordinates", look.coordinatesProperty()).withKeys("O"),
                flip("numbers", look.numbersProperty()).withKeys("Shift+O"),
                flip("lastMove", look.lastMoveProperty()),
                flip("deciding", look.decidingProperty()),
                command("rotate", () -> board.rotate(1)).withKeys("R"),
                command("rotateBack", () -> board.rotate(-1)).withKeys("Shift+R"),
                flip("mirror", look.mirroredProperty()).withKeys("V")));
        return all;
    }

    private <E extends Enum<E>> List<Command> choices(String name, E[] values, ObjectProperty<E> chosen) {
        List<Command> all = new ArrayList<>();
        for (E value : values) {
            String text = texts.get(name + ".menu") + ": " + texts.get(name + "." + value.name());
            all.add(Command.of(name + "-" + value.name(), CommandGroup.BOARD, text, () -> chosen.set(value)));
        }
        return all;
    }

    private Command walk(String name, Runnable action) {
        return command(name, action).when(board.cursorOnProperty());
    }

    private Command flip(String name, BooleanProperty toggle) {
        return command(name, () -> toggle.set(!toggle.get()));
    }

    private Command command(String name, Runnable action) {
        return Command.of(name, CommandGroup.BOARD, texts.get(name + ".menu"), action);
    }
}
