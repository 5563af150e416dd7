package hexalyst.notation;

import hexalyst.board.Grid;
import hexalyst.game.Move;
import hexalyst.game.MoveCodec;
import hexalyst.record.Annotations;
import hexalyst.record.Arrow;
import hexalyst.record.ForeignProperty;
import hexalyst.record.GameTree;
import hexalyst.record.Label;
import hexalyst.record.MachineNote;
import hexalyst.record.Mark;
import hexalyst.record.Node;
import hexalyst.record.Tag;
import java.io.StringWriter;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.util.MinimalPrettyPrinter;
import tools.jackson.databind.json.JsonMapper;

/// Writes `.json` files, which [JsonReader] reads back as the same trees.
///
/// ```
/// {"format":"hexalyst","schema":1,"games":[
/// {"game":"manalath","edition":"designer","tags":{"White":"Ann"},"nodes":[
/// {"id":0,"comment":"about the game"},
/// {"id":1,"parent":0,"move":"e5w","glyphs":[1],"notes":[{"win":"white","plies":9}]}
/// ]}
/// ]}
/// ```
///
/// Nodes are a flat list, parents before children, siblings in their order, so that a deep tree does not make the file
/// deeply nested. Empty values are left out. `board` and `position` are like the tags in a `.hgn` file.
public final class JsonWriter {
    /// The version of the schema that is written; no other is read.
    public static final int SCHEMA = 1;
    /// The value of the field `format`.
    static final String FORMAT = "hexalyst";

    private JsonWriter() {}

    /// The text of a file with these games.
    public static String write(List<GameTree> games) {
        StringWriter out = new StringWriter();
        out.append("{\"format\":\"" + FORMAT + "\",\"schema\":" + SCHEMA + ",\"games\":[");
        String separator = "\n";
        for (GameTree game : games) {
            out.append(separator);
            game(out, game);
            separator = ",\n";
        }
        return out.append("\n]}\n").toString();
    }

    private static void game(StringWriter out, GameTree game) {
        StringWriter head = new StringWriter();
        try (JsonGenerator json = JsonMapper.shared().createGenerator(head)) {
            head(json, game);
        }
        out.append(head.toString(), 0, head.toString().length() - 1).append(",\"nodes\":[\n");
        try (JsonGenerator json = JsonMapper.shared()
                .writer()
                .with(new MinimalPrettyPrinter(",\n"))
                .createGenerator(out)) {
            new Nodes(json, game).write();
        }
        out.append("\n]}");
    }

    private static void head(JsonGenerator json, GameTree game) {
        GameHead head = GameHead.of(game);
        json.writeStartObject();
        json.writeStringProperty("game", game.game().id());
        json.writeStringProperty("edition", game.edition().id());
        head.board().ifPresent(board -> json.writeStringProperty("board", board));
        head.position().ifPresent(position -> json.writeStringProperty("position", position));
        if (!game.tags().all().isEmpty()) {
            json.writeName("tags");
            json.writeStartObject();
            for (Tag tag : game.tags().all()) {
                json.writeStringProperty(tag.name(), tag.value());
            }
            json.writeEndObject();
        }
        json.writeEndObject();
    }

    /// The nodes of one game being written.
    private static final class Nodes {
        private final JsonGenerator json;
        private final GameTree tree;
        private final Grid grid;
        private final MoveCodec codec;
        /// The numbers of nodes in the file.
        private final Map<Integer, Integer> numbers = new HashMap<>();

        Nodes(JsonGenerator json, GameTree tree) {
            this.json = json;
            this.tree = tree;
            grid = tree.grid();
            codec = tree.game().codec(grid);
        }

        void write() {
            for (int id : tree.preorder(GameTree.ROOT)) {
                Node node = tree.node(id);
                numbers.put(id, numbers.size());
                json.writeStartObject();
                json.writeNumberProperty("id", numbers.getOrDefault(id, 0));
                node.move().ifPresent(move -> {
                    json.writeNumberProperty("parent", numbers.getOrDefault(node.parent(), 0));
                    json.writeStringProperty("move", codec.format(move));
                });
                annotations(node.annotations());
                json.writeEndObject();
            }
        }

        private void annotations(Annotations annotations) {
            if (annotations.isEmpty()) {
                return;
            }
            text("before", annotations.before());
            text("comment", annotations.comment());
            array("glyphs", annotations.glyphs(), json::writeNumber);
            array("marks", annotations.marks(), this::mark);
            array("arrows", annotations.arrows(), this::arrow);
            array("labels", annotations.labels(), this::label);
            array("notes", annotations.notes(), this::note);
            array("properties", annotations.properties(), this::property);
        }

        private void text(String name, String value) {
            if (!value.isEmpty()) {
                json.writeStringProperty(name, value);
            }
        }

        private <T> void array(String name, List<T> items, Consumer<T> writer) {
            if (!items.isEmpty()) {
                json.writeName(name);
                json.writeStartArray();
                items.forEach(writer);
                json.writeEndArray();
            }
        }

        private void mark(Mark mark) {
            json.writeStartObject();
            json.writeStringProperty("cell", grid.name(mark.cell()));
            text("shape", mark.shape() == Mark.Shape.CIRCLE ? "" : mark.shape().text());
            colour(mark.colour());
            json.writeEndObject();
        }

        private void colour(Optional<String> colour) {
            colour.ifPresent(name -> json.writeStringProperty("colour", name));
        }

        private void arrow(Arrow arrow) {
            json.writeStartObject();
            json.writeStringProperty("from", grid.name(arrow.from()));
            json.writeStringProperty("to", grid.name(arrow.to()));
            colour(arrow.colour());
            json.writeEndObject();
        }

        private void label(Label label) {
            json.writeStartObject();
            json.writeStringProperty("cell", grid.name(label.cell()));
            json.writeStringProperty("text", label.text());
            json.writeEndObject();
        }

        private void note(MachineNote note) {
            json.writeStartObject();
            switch (note) {
                case MachineNote.Estimate estimate -> json.writeNumberProperty("eval", estimate.value());
                case MachineNote.Proved proved ->
                    proved.winner()
                            .ifPresentOrElse(
                                    winner -> json.writeStringProperty(
                                            "win", winner.name().toLowerCase(Locale.ROOT)),
                                    () -> json.writeBooleanProperty("draw", true));
                case MachineNote.Line line -> {
                    json.writeName("line");
                    json.writeStartArray();
                    for (Move move : line.moves()) {
                        json.writeString(codec.format(move));
                    }
                    json.writeEndArray();
                }
                case MachineNote.Unknown unknown -> {
                    json.writeStringProperty("command", unknown.name());
                    json.writeStringProperty("value", unknown.value());
                }
            }
            if (note instanceof MachineNote.Proved proved && proved.plies().isPresent()) {
                json.writeNumberProperty("plies", proved.plies().getAsInt());
            }
            json.writeEndObject();
        }

        private void property(ForeignProperty property) {
            json.writeStartObject();
            json.writeStringProperty("name", property.name());
            array("values", property.values(), json::writeString);
            json.writeEndObject();
        }
    }
}
