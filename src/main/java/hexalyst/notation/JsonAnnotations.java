package hexalyst.notation;

import hexalyst.board.Grid;
import hexalyst.game.Move;
import hexalyst.game.MoveCodec;
import hexalyst.game.Side;
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
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import tools.jackson.databind.JsonNode;

/// Reads the annotations of one node of a `.json` file. A problem only ends the reading of its field.
final class JsonAnnotations {
    /// Thrown for an invalid value of a field.
    static final class BadField extends Exception {
        private static final long serialVersionUID = 1;
        /// What is wrong, in one line.
        final String message;

        BadField(String message) {
            super(message);
            this.message = message;
        }
    }

    private static final int MOST_PLIES = 1_000_000;

    private final Grid grid;
    private final MoveCodec codec;

    JsonAnnotations(Grid grid, MoveCodec codec) {
        this.grid = grid;
        this.codec = codec;
    }

    /// Adds the content of a field; returns false if there is no such field.
    boolean add(String name, JsonNode value, AnnotationDraft draft) throws BadField {
        switch (name) {
            case "before" -> draft.addBefore(string(value));
            case "comment" -> draft.addComment(string(value));
            case "glyphs" -> {
                for (JsonNode item : array(value)) {
                    draft.glyphs.add(number(item, Annotations.MAX_GLYPH));
                }
            }
            case "marks" -> {
                for (JsonNode item : array(value)) {
                    draft.marks.add(mark(item));
                }
            }
            case "arrows" -> {
                for (JsonNode item : array(value)) {
                    draft.arrows.add(arrow(item));
                }
            }
            case "labels" -> {
                for (JsonNode item : array(value)) {
                    allow(item, List.of("cell", "text"));
                    draft.labels.add(new Label(cell(item, "cell"), string(member(item, "text"))));
                }
            }
            case "notes" -> {
                for (JsonNode item : array(value)) {
                    draft.notes.add(note(item, draft.toMove));
                }
            }
            case "properties" -> {
                for (JsonNode item : array(value)) {
                    draft.properties.add(property(item));
                }
            }
            default -> {
                return false;
            }
        }
        return true;
    }

    private Mark mark(JsonNode item) throws BadField {
        allow(item, List.of("cell", "shape", "colour"));
        Mark.Shape shape = Mark.Shape.CIRCLE;
        if (item.has("shape")) {
            String name = string(member(item, "shape"));
            shape = Mark.Shape.named(name).orElseThrow(() -> new BadField(Words.of("noShape", Quoted.text(name))));
        }
        return new Mark(cell(item, "cell"), shape, colour(item));
    }

    private Arrow arrow(JsonNode item) throws BadField {
        allow(item, List.of("from", "to", "colour"));
        int from = cell(item, "from");
        int to = cell(item, "to");
        if (from == to) {
            throw new BadField(Words.of("arrowSame"));
        }
        return new Arrow(from, to, colour(item));
    }

    private static Optional<String> colour(JsonNode item) throws BadField {
        if (!item.has("colour")) {
            return Optional.empty();
        }
        String colour = string(member(item, "colour"));
        if (!Mark.isColour(colour)) {
            throw new BadField(Words.of("noColour", Quoted.text(colour)));
        }
        return Optional.of(colour);
    }

    private MachineNote note(JsonNode item, Side toMove) throws BadField {
        if (item.has("eval")) {
            allow(item, List.of("eval"));
            JsonNode value = member(item, "eval");
            if (!value.isNumber() || !Double.isFinite(value.doubleValue())) {
                throw new BadField(Words.of("json.eval", shown(value)));
            }
            return new MachineNote.Estimate(value.doubleValue());
        }
        if (item.has("win")) {
            allow(item, List.of("win", "plies"));
            Side winner = side(string(member(item, "win")));
            return item.has("plies")
                    ? MachineNote.Proved.win(winner, number(member(item, "plies"), MOST_PLIES))
                    : MachineNote.Proved.win(winner);
        }
        if (item.has("draw")) {
            allow(item, List.of("draw"));
            return MachineNote.Proved.draw();
        }
        if (item.has("line")) {
            allow(item, List.of("line"));
            return line(member(item, "line"), toMove);
        }
        allow(item, List.of("command", "value"));
        String name = string(member(item, "command"));
        if (!MachineNote.isCommandName(name) || MachineNote.KNOWN_NAMES.contains(name)) {
            throw new BadField(Words.of("json.command", Quoted.text(name)));
        }
        return new MachineNote.Unknown(name, string(member(item, "value")));
    }

    private static Side side(String name) throws BadField {
        return switch (name) {
            case "white" -> Side.WHITE;
            case "black" -> Side.BLACK;
            default -> throw new BadField(Words.of("json.side", Quoted.text(name)));
        };
    }

    private MachineNote line(JsonNode value, Side toMove) throws BadField {
        List<Move> moves = new ArrayList<>();
        for (JsonNode item : array(value)) {
            String text = string(item);
            Side mover = moves.size() % 2 == 0 ? toMove : toMove.other();
            moves.add(codec.parse(text, mover)
                    .orElseThrow(() -> new BadField(Words.of("json.noMove", Quoted.text(text)))));
        }
        if (moves.isEmpty()) {
            throw new BadField(Words.of("json.line"));
        }
        return new MachineNote.Line(moves);
    }

    private static ForeignProperty property(JsonNode item) throws BadField {
        allow(item, List.of("name", "values"));
        List<String> values = new ArrayList<>();
        for (JsonNode value : array(member(item, "values"))) {
            values.add(string(value));
        }
        String name = string(member(item, "name"));
        if (name.isEmpty() || values.isEmpty() || !name.chars().allMatch(c -> c >= 'A' && c <= 'Z')) {
            throw new BadField(Words.of("json.property"));
        }
        for (String value : values) {
            if (!ForeignProperty.isValue(value)) {
                throw new BadField(Words.of("json.escaped", Quoted.text(value)));
            }
        }
        return new ForeignProperty(name, values);
    }

    private int cell(JsonNode item, String field) throws BadField {
        String name = string(member(item, field));
        OptionalInt cell = grid.named(name);
        if (cell.isEmpty()) {
            throw new BadField(Words.of("noCell", Quoted.text(name)));
        }
        return cell.getAsInt();
    }

    private static void allow(JsonNode item, List<String> names) throws BadField {
        if (!item.isObject()) {
            throw new BadField(Words.of("json.objectNot", shown(item)));
        }
        for (Map.Entry<String, JsonNode> field : item.properties()) {
            if (!names.contains(field.getKey())) {
                throw new BadField(Words.of("json.unknown", Quoted.text(field.getKey())));
            }
        }
    }

    /// The value of a required field.
    static JsonNode member(JsonNode item, String name) throws BadField {
        JsonNode value = item.get(name);
        if (value == null) {
            throw new BadField(Words.of("json.missing", name));
        }
        return value;
    }

    /// The text of a string.
    static String string(JsonNode value) throws BadField {
        if (!value.isString()) {
            throw new BadField(Words.of("json.textNot", shown(value)));
        }
        return value.stringValue();
    }

    /// A whole number from 0 to a limit.
    static int number(JsonNode value, int most) throws BadField {
        if (!value.isIntegralNumber() || !value.canConvertToInt() || value.intValue() < 0 || value.intValue() > most) {
            throw new BadField(Words.of("json.number", most, shown(value)));
        }
        return value.intValue();
    }

    private static Iterable<JsonNode> array(JsonNode value) throws BadField {
        if (!value.isArray()) {
            throw new BadField(Words.of("json.listNot", shown(value)));
        }
        return value;
    }

    private static String shown(JsonNode value) {
        return switch (value.getNodeType()) {
            case ARRAY -> Words.of("json.list");
            case OBJECT -> Words.of("json.object");
            case STRING -> Quoted.text(value.stringValue());
            case NULL -> "null";
            case BINARY, BOOLEAN, MISSING, NUMBER, POJO -> Quoted.text(value.asString());
        };
    }
}
