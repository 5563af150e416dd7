package hexalyst.notation;

import hexalyst.board.Grid;
import hexalyst.game.Move;
import hexalyst.game.MoveCodec;
import hexalyst.game.Side;
import hexalyst.notation.source.CommentCommand;
import hexalyst.notation.source.Quoted;
import hexalyst.notation.source.Words;
import hexalyst.record.Annotations;
import hexalyst.record.Arrow;
import hexalyst.record.ForeignProperty;
import hexalyst.record.Label;
import hexalyst.record.MachineNote;
import hexalyst.record.Mark;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// Annotations as commands and back, for one board: `eval +0.8` (an estimate from White's side), `win w 9` (proved:
/// White wins in at most 9 plies), `draw` (proved), `line e5w d4b` (the best line), `mark e5 d4:red e4:red:square`,
/// `arrow e5d4:green`, `label e5 text`, `sgf KM[6.5]` (a foreign property) and unknown ones as they are.
final class CommandText {
    private static final Pattern NUMBER = Pattern.compile("[+-]?\\d{1,400}(\\.\\d{1,400})?([eE][+-]?\\d{1,3})?");
    private static final Pattern PLIES = Pattern.compile("\\d{1,6}");
    private static final String SPACES = "[ \t\n]+";

    private final Grid grid;
    private final MoveCodec codec;

    CommandText(Grid grid, MoveCodec codec) {
        this.grid = grid;
        this.codec = codec;
    }

    /// The commands for everything except texts and glyphs.
    List<CommentCommand> commands(Annotations annotations) {
        List<CommentCommand> commands = new ArrayList<>();
        annotations.notes().forEach(note -> commands.add(command(note)));
        if (!annotations.marks().isEmpty()) {
            commands.add(marks(annotations.marks()));
        }
        if (!annotations.arrows().isEmpty()) {
            commands.add(arrows(annotations.arrows()));
        }
        for (Label label : annotations.labels()) {
            String name = grid.name(label.cell());
            commands.add(new CommentCommand("label", label.text().isEmpty() ? name : name + ' ' + label.text()));
        }
        for (ForeignProperty property : annotations.properties()) {
            commands.add(foreign(property));
        }
        return commands;
    }

    /// The command for a note.
    CommentCommand command(MachineNote note) {
        return switch (note) {
            case MachineNote.Estimate estimate ->
                new CommentCommand("eval", (estimate.value() < 0 ? "" : "+") + estimate.value());
            case MachineNote.Proved proved ->
                proved.winner()
                        .map(winner -> new CommentCommand(
                                "win",
                                winner.letter()
                                        + (proved.plies().isPresent()
                                                ? " " + proved.plies().getAsInt()
                                                : "")))
                        .orElseGet(() -> new CommentCommand("draw", ""));
            case MachineNote.Line line ->
                new CommentCommand(
                        "line", line.moves().stream().map(codec::format).collect(Collectors.joining(" ")));
            case MachineNote.Unknown unknown -> new CommentCommand(unknown.name(), unknown.value());
        };
    }

    /// The command for marks.
    CommentCommand marks(List<Mark> marks) {
        return new CommentCommand("mark", marks.stream().map(this::text).collect(Collectors.joining(" ")));
    }

    /// The command for arrows.
    CommentCommand arrows(List<Arrow> arrows) {
        return new CommentCommand(
                "arrow",
                arrows.stream()
                        .map(arrow -> grid.name(arrow.from()) + grid.name(arrow.to()) + colour(arrow.colour()))
                        .collect(Collectors.joining(" ")));
    }

    /// The command for a foreign property.
    static CommentCommand foreign(ForeignProperty property) {
        return new CommentCommand("sgf", SgfText.property(property));
    }

    private String text(Mark mark) {
        return grid.name(mark.cell())
                + colour(mark.colour())
                + (mark.shape() == Mark.Shape.CIRCLE ? "" : ":" + mark.shape().text());
    }

    private static String colour(Optional<String> colour) {
        return colour.map(name -> ":" + name).orElse("");
    }

    /// Adds the content of a command to a draft. If something is wrong with it, returns the problem and adds nothing.
    Optional<String> add(CommentCommand command, AnnotationDraft draft) {
        String value = command.value();
        if (!MachineNote.isCommandName(command.name())) {
            return Optional.of(Words.of("noCommand", Quoted.text(command.name())));
        }
        return switch (command.name()) {
            case "eval" -> eval(value, draft);
            case "win" -> win(value, draft);
            case "draw" -> draw(value, draft);
            case "loss" -> Optional.of(Words.of("command.loss"));
            case "line" -> line(value, draft);
            case "mark" -> marks(value, draft);
            case "arrow" -> arrows(value, draft);
            case "label" -> label(value, draft);
            case "sgf" -> foreign(value, draft);
            default -> {
                draft.notes.add(new MachineNote.Unknown(command.name(), value));
                yield Optional.empty();
            }
        };
    }

    private static String[] words(String value) {
        return value.strip().split(SPACES, -1);
    }

    private static Optional<String> eval(String value, AnnotationDraft draft) {
        double number = NUMBER.matcher(value).matches() ? Double.parseDouble(value) : Double.NaN;
        if (!Double.isFinite(number)) {
            return Optional.of(Words.of("command.eval", Quoted.text(value)));
        }
        draft.notes.add(new MachineNote.Estimate(number));
        return Optional.empty();
    }

    private static Optional<String> win(String value, AnnotationDraft draft) {
        String[] words = words(value);
        Optional<Side> winner = side(words[0]);
        if (winner.isEmpty()
                || words.length > 2
                || words.length == 2 && !PLIES.matcher(words[1]).matches()) {
            return Optional.of(Words.of("command.win", Quoted.text(value)));
        }
        OptionalInt plies = words.length == 2 ? OptionalInt.of(Integer.parseInt(words[1])) : OptionalInt.empty();
        draft.notes.add(new MachineNote.Proved(winner, plies));
        return Optional.empty();
    }

    /// The side with this letter.
    static Optional<Side> side(String letter) {
        return switch (letter) {
            case "w" -> Optional.of(Side.WHITE);
            case "b" -> Optional.of(Side.BLACK);
            default -> Optional.empty();
        };
    }

    private static Optional<String> draw(String value, AnnotationDraft draft) {
        if (!value.isEmpty()) {
            return Optional.of(Words.of("command.draw", Quoted.text(value)));
        }
        draft.notes.add(MachineNote.Proved.draw());
        return Optional.empty();
    }

    private Optional<String> line(String value, AnnotationDraft draft) {
        List<Move> moves = new ArrayList<>();
        for (String word : words(value)) {
            Side mover = moves.size() % 2 == 0 ? draft.toMove : draft.toMove.other();
            Optional<Move> move = codec.parse(word, mover);
            // If the text has no colour, a piece of the other colour would be read as the mover's.
            if (move.isEmpty() || !codec.parse(codec.format(move.get()), mover).equals(move)) {
                return Optional.of(Words.of("command.line", Quoted.text(word)));
            }
            moves.add(move.get());
        }
        draft.notes.add(new MachineNote.Line(moves));
        return Optional.empty();
    }

    private Optional<String> marks(String value, AnnotationDraft draft) {
        List<Mark> marks = new ArrayList<>();
        for (String word : words(value)) {
            Optional<Mark> mark = mark(word);
            if (mark.isEmpty()) {
                return Optional.of(Words.of("command.mark", Quoted.text(word)));
            }
            marks.add(mark.get());
        }
        draft.marks.addAll(marks);
        return Optional.empty();
    }

    private Optional<Mark> mark(String word) {
        String[] parts = word.split(":", -1);
        OptionalInt cell = grid.named(parts[0]);
        Optional<Mark.Shape> shape = parts.length == 1 ? Optional.empty() : Mark.Shape.named(parts[parts.length - 1]);
        int colours = parts.length - 1 - (shape.isPresent() ? 1 : 0);
        if (cell.isEmpty() || colours > 1 || colours == 1 && !Mark.isColour(parts[1])) {
            return Optional.empty();
        }
        return Optional.of(new Mark(
                cell.getAsInt(),
                shape.orElse(Mark.Shape.CIRCLE),
                colours == 1 ? Optional.of(parts[1]) : Optional.empty()));
    }

    private Optional<String> arrows(String value, AnnotationDraft draft) {
        List<Arrow> arrows = new ArrayList<>();
        for (String word : words(value)) {
            Optional<Arrow> arrow = arrow(word);
            if (arrow.isEmpty()) {
                return Optional.of(Words.of("command.arrow", Quoted.text(word)));
            }
            arrows.add(arrow.get());
        }
        draft.arrows.addAll(arrows);
        return Optional.empty();
    }

    private Optional<Arrow> arrow(String word) {
        int colon = word.indexOf(':');
        String cells = colon < 0 ? word : word.substring(0, colon);
        int second = 1;
        while (second < cells.length() && cells.charAt(second) <= '9') {
            second++;
        }
        OptionalInt from = grid.named(cells.substring(0, Math.min(second, cells.length())));
        OptionalInt to = grid.named(cells.substring(Math.min(second, cells.length())));
        Optional<String> colour = colon < 0 ? Optional.empty() : Optional.of(word.substring(colon + 1));
        if (from.isEmpty()
                || to.isEmpty()
                || from.getAsInt() == to.getAsInt()
                || colour.isPresent() && !Mark.isColour(colour.get())) {
            return Optional.empty();
        }
        return Optional.of(new Arrow(from.getAsInt(), to.getAsInt(), colour));
    }

    private Optional<String> label(String value, AnnotationDraft draft) {
        int space = value.indexOf(' ');
        OptionalInt cell = grid.named(space < 0 ? value : value.substring(0, space));
        if (cell.isEmpty()) {
            return Optional.of(Words.of("command.label", Quoted.text(value)));
        }
        draft.labels.add(new Label(cell.getAsInt(), space < 0 ? "" : value.substring(space + 1)));
        return Optional.empty();
    }

    private static Optional<String> foreign(String value, AnnotationDraft draft) {
        Optional<ForeignProperty> property = SgfText.parseProperty(value);
        property.ifPresent(draft.properties::add);
        return property.isPresent() ? Optional.empty() : Optional.of(Words.of("command.sgf", Quoted.text(value)));
    }
}
