package hexalyst.notation;

import hexalyst.notation.source.ParserMessage;
import hexalyst.notation.source.ProblemCollector;
import hexalyst.notation.source.Quoted;
import hexalyst.notation.source.Words;
import hexalyst.record.GameTree;
import hexalyst.record.Tag;
import hexalyst.record.Tags;
import hexalyst.record.TreeBuilder;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// Reads `.json` files as written by [JsonWriter], node by node, without building a JSON tree of the whole file. A node
/// with a wrong move is left out with everything below it; of a wrong annotation only the annotation is left out. If
/// the file stops being valid JSON, everything before that is kept. Problems are reported at the value or node that
/// they are about.
public final class JsonReader {
    private final GameLookup lookup;
    private final JsonMapper mapper = JsonMapper.builder()
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .build();

    /// @param lookup the games that files may name
    public JsonReader(GameLookup lookup) {
        this.lookup = lookup;
    }

    /// Reads all games of a file. Never throws.
    public ReadResult read(String text) {
        ProblemCollector source = new ProblemCollector(text.startsWith("\uFEFF") ? ' ' + text.substring(1) : text);
        List<GameTree> games = new ArrayList<>();
        try (JsonParser json = mapper.createParser(source.text())) {
            Reading reading = new Reading(json, source, games);
            try {
                reading.document();
            } finally {
                reading.finishGame();
            }
        } catch (JacksonException wrong) {
            long offset = wrong.getLocation() == null ? -1 : wrong.getLocation().getCharOffset();
            source.problem(
                    offset < 0
                            ? source.text().length()
                            : (int) Math.min(offset, source.text().length()),
                    Words.of("noJson", ParserMessage.of(wrong)));
        }
        return new ReadResult(games, source.problems());
    }

    /// One file being read.
    private final class Reading {
        private final JsonParser json;
        private final ProblemCollector source;
        private final List<GameTree> games;
        private final Map<String, String> head = new HashMap<>();
        private final Map<String, Integer> headOffsets = new HashMap<>();
        private final List<Tag> tags = new ArrayList<>();
        private int gameOffset;
        private @Nullable JsonNodes nodes;

        Reading(JsonParser json, ProblemCollector source, List<GameTree> games) {
            this.json = json;
            this.source = source;
            this.games = games;
        }

        private int offset() {
            return (int) Math.max(0, json.currentTokenLocation().getCharOffset());
        }

        private void problem(String message) {
            source.problem(offset(), message);
        }

        /// Checks the kind of the token; if it is wrong, adds a problem and skips the value.
        private boolean is(JsonToken expected, String what) {
            if (json.currentToken() == expected) {
                return true;
            }
            problem(Words.of("expected", what));
            json.skipChildren();
            return false;
        }

        void document() {
            if (json.nextToken() == null) {
                source.problem(0, Words.of("noGameInFile"));
                return;
            }
            if (!is(JsonToken.START_OBJECT, Words.of("json.file"))) {
                return;
            }
            boolean known = false;
            boolean any = false;
            while (json.nextToken() == JsonToken.PROPERTY_NAME) {
                String name = json.currentName();
                json.nextToken();
                switch (name) {
                    case "format" -> format();
                    case "schema" -> {
                        known = schema();
                        if (!known) {
                            return;
                        }
                    }
                    case "games" -> {
                        any = true;
                        if (!known) {
                            problem(Words.of("json.before", "schema", "games"));
                            return;
                        }
                        games();
                    }
                    default -> unknown(name);
                }
            }
            if (!any) {
                problem(Words.of("json.missing", "games"));
            }
            if (json.nextToken() != null) {
                problem(Words.of("json.after"));
            }
        }

        private void unknown(String name) {
            problem(Words.of("json.unknown", Quoted.text(name)));
            json.skipChildren();
        }

        private void format() {
            if (is(JsonToken.VALUE_STRING, "\"" + JsonWriter.FORMAT + "\"")
                    && !json.getString().equals(JsonWriter.FORMAT)) {
                problem(Words.of("json.format", JsonWriter.FORMAT, Quoted.text(json.getString())));
            }
        }

        private boolean schema() {
            if (!is(JsonToken.VALUE_NUMBER_INT, Words.of("json.schemaNumber"))) {
                return false;
            }
            String number = json.getString();
            if (!number.equals(Integer.toString(JsonWriter.SCHEMA))) {
                problem(Words.of("json.schema", Quoted.text(number), JsonWriter.SCHEMA));
                return false;
            }
            return true;
        }

        private void games() {
            if (!is(JsonToken.START_ARRAY, Words.of("json.games"))) {
                return;
            }
            while (json.nextToken() != JsonToken.END_ARRAY) {
                if (is(JsonToken.START_OBJECT, Words.of("json.game"))) {
                    game();
                }
            }
        }

        private void game() {
            head.clear();
            headOffsets.clear();
            tags.clear();
            gameOffset = offset();
            boolean begun = false;
            while (json.nextToken() == JsonToken.PROPERTY_NAME) {
                String name = json.currentName();
                json.nextToken();
                switch (name) {
                    case "game", "edition", "board", "position" -> head(name, begun);
                    case "tags" -> tags();
                    case "nodes" -> {
                        begun = true;
                        nodes();
                    }
                    default -> unknown(name);
                }
            }
            if (!begun) {
                source.problem(gameOffset, Words.of("json.missing", "nodes"));
                begin();
            }
            finishGame();
        }

        private void head(String name, boolean begun) {
            if (begun) {
                problem(Words.of("json.before", name, "nodes"));
                json.skipChildren();
            } else if (is(JsonToken.VALUE_STRING, Words.of("json.text"))) {
                head.put(name, json.getString());
                headOffsets.put(name, offset());
            }
        }

        private void tags() {
            if (!is(JsonToken.START_OBJECT, Words.of("json.tags"))) {
                return;
            }
            while (json.nextToken() == JsonToken.PROPERTY_NAME) {
                String name = json.currentName();
                json.nextToken();
                if (!is(JsonToken.VALUE_STRING, Words.of("json.text"))) {
                    continue;
                }
                String value = json.getString();
                if (!Tag.isName(name) || Tags.DERIVED.contains(name)) {
                    problem(Words.of("json.tagName", Quoted.text(name)));
                } else if (name.equals(Tags.RESULT) && !Tags.RESULTS.contains(value)) {
                    problem(Words.of("results", String.join(" ", Tags.RESULTS), Quoted.text(value)));
                } else {
                    tags.add(new Tag(name, value));
                }
            }
        }

        /// Finds the start of the game; without one, its nodes are skipped.
        private void begin() {
            GameHead said = new GameHead(said("game"), said("edition"), said("board"), said("position"));
            switch (said.start(lookup)) {
                case GameHead.Start.Found found -> nodes = new JsonNodes(source, new TreeBuilder(found.position()));
                case GameHead.Start.Missing missing -> {
                    GameHead.Wrong wrong = missing.wrong();
                    String field = wrong.part().name().toLowerCase(Locale.ROOT);
                    boolean position = wrong.part() == GameHead.Part.POSITION;
                    source.problem(
                            headOffsets.getOrDefault(field, gameOffset),
                            position
                                    ? Words.of("json.column", field, wrong.message(), wrong.column())
                                    : field + ": " + wrong.message());
                }
            }
        }

        private Optional<String> said(String name) {
            return Optional.ofNullable(head.get(name));
        }

        private void nodes() {
            begin();
            if (!is(JsonToken.START_ARRAY, Words.of("json.nodes"))) {
                return;
            }
            JsonNodes into = nodes;
            while (json.nextToken() != JsonToken.END_ARRAY) {
                int offset = offset();
                if (into == null) {
                    json.skipChildren();
                } else if (is(JsonToken.START_OBJECT, Words.of("json.node"))) {
                    JsonNode node = json.readValueAsTree();
                    into.add(node, offset);
                }
            }
        }

        /// Adds the game being read to the result, if there is one.
        void finishGame() {
            if (nodes != null) {
                TreeBuilder builder = nodes.builder();
                builder.tags(new Tags(tags));
                GameTree game = builder.build();
                BoardResult.compare(source, gameOffset, builder.tags(), game);
                games.add(game);
                nodes = null;
            }
        }
    }
}
