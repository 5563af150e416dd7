package hexalyst.notation.exchange;

import hexalyst.game.Position;
import hexalyst.game.Side;
import hexalyst.notation.PositionText;
import hexalyst.notation.source.Parsed;
import hexalyst.notation.source.Quoted;
import hexalyst.record.Tags;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// Reads a game record of Abstract Play (JSON, schema "AP Game Record"): a header, and the moves as a list of rounds
/// with one entry per seat: null, a text, or an object with the text. Rows are lettered from the bottom and cells
/// numbered from the left as here; the first seat is White.
///
/// Abstract Play only considers the first new group of four or five, and a four takes precedence over a five, so a
/// recorded result may differ from ours. A group of the other colour may grow beyond five there; here such a move is a
/// problem and ends the game.
final class RecordReader {
    private static final Pattern DATE = Pattern.compile("\\d{4}-\\d{2}-\\d{2}.*", Pattern.DOTALL);
    private static final Pattern NUMBER = Pattern.compile("(?:^|(?<=\\s))\\d{1,4}\\.{1,3}\\s*");
    private static final List<String> HEADER = List.of(
            "game",
            "event",
            "round",
            "site",
            "date-start",
            "date-end",
            "date-generated",
            "unrated",
            "pie-invoked",
            "players",
            "startingPosition");
    private static final List<String> RECORD = List.of("header", "moves");
    private static final List<String> PLAYER = List.of("name", "userid", "is_ai", "score", "result");
    private static final List<String> MOVE = List.of("move", "sequence", "result");

    private final Importing importing;

    RecordReader(Importing importing) {
        this.importing = importing;
    }

    /// True if a value looks like a record.
    static boolean is(JsonValue value) {
        return value.field("header").isPresent() || value.field("moves").isPresent();
    }

    /// Reads a record and keeps its game.
    void read(JsonValue record) {
        JsonValue header = record.field("header").orElse(record);
        JsonValue game = header.field("game").orElse(header);
        Optional<Position> start = importing.start(game.textOf("name"), game.offset());
        start = start.flatMap(usual -> start(header, usual));
        if (start.isEmpty()) {
            return;
        }
        Optional<JsonValue> moves = record.field("moves");
        if (moves.isEmpty()
                || !moves.get().is(JsonValue.Kind.LIST) && moves.get().asText().isEmpty()) {
            importing.problem(moves.orElse(record).offset(), "movesExpected");
            return;
        }
        Replay replay = importing.replay(start.get());
        header(header, game, replay);
        List<String> told = flatHeader(record, replay);
        (moves.get().is(JsonValue.Kind.LIST) ? moves.get().items() : List.of(moves.get()))
                .forEach(round -> round(round, replay));
        Stream.of(header, record)
                .distinct()
                .flatMap(part -> part.fields().keySet().stream())
                .filter(name -> !HEADER.contains(name) && !RECORD.contains(name) && !told.contains(name))
                .forEach(importing.left()::field);
        importing.keep(replay);
    }

    /// Reads the tags of a record without a header, which other programs write: fields such as `"white": "Ann"`.
    ///
    /// @return the names of these fields
    private static List<String> flatHeader(JsonValue record, Replay replay) {
        List<String> told = new ArrayList<>();
        record.fields()
                .forEach((name, value) -> value.asText()
                        .flatMap(text -> HeadLine.of(name, text))
                        .ifPresent(line -> {
                            told.add(name);
                            if (line.isResult()) {
                                replay.result(line.value());
                            } else {
                                replay.tag(line.tag(), line.value());
                            }
                        }));
        return told;
    }

    private Optional<Position> start(JsonValue header, Position usual) {
        String line = header.textOf("startingPosition");
        if (line.isBlank()) {
            return Optional.of(usual);
        }
        return switch (PositionText.parse(line.strip(), usual.game())) {
            case Parsed.Ok<Position> ok -> Optional.of(ok.value());
            case Parsed.Bad<Position> bad -> {
                importing.problem(
                        header.field("startingPosition").orElse(header).offset(),
                        "startUnknown",
                        bad.first().message());
                yield Optional.empty();
            }
        };
    }

    private void header(JsonValue header, JsonValue game, Replay replay) {
        LeftOut left = importing.left();
        List<JsonValue> players = header.itemsOf("players");
        for (int i = 0; i < players.size(); i++) {
            player(players.get(i), i, replay);
        }
        replay.tag(Tags.EVENT, header.textOf("event"));
        replay.tag("Round", header.textOf("round"));
        JsonValue site = header.field("site").orElse(header);
        replay.tag("Site", site.textOf("name"));
        replay.tag("GameId", site.textOf("gameid"));
        replay.tag(Tags.DATE, date(header.textOf("date-start")));
        replay.tag("EndDate", date(header.textOf("date-end")));
        header.field("date-generated").ifPresent(value -> left.add(LeftOut.Part.GENERATED));
        header.field("unrated").filter(JsonValue::isTrue).ifPresent(value -> left.add(LeftOut.Part.UNRATED));
        header.field("pie-invoked").filter(JsonValue::isTrue).ifPresent(value -> left.add(LeftOut.Part.PIE));
        game.itemsOf("variants").forEach(value -> left.add(LeftOut.Part.VARIANT));
        replay.result(result(players));
    }

    private void player(JsonValue player, int seat, Replay replay) {
        if (seat == 0) {
            replay.tag(Tags.WHITE, player.textOf("name"));
        } else if (seat == 1) {
            replay.tag(Tags.BLACK, player.textOf("name"));
        }
        LeftOut left = importing.left();
        player.field("userid").ifPresent(value -> left.add(LeftOut.Part.USER_ID));
        player.field("is_ai").filter(JsonValue::isTrue).ifPresent(value -> left.add(LeftOut.Part.PLAYER_KIND));
        player.field("score").ifPresent(value -> left.add(LeftOut.Part.SCORE));
        player.fields().keySet().stream().filter(name -> !PLAYER.contains(name)).forEach(left::field);
    }

    /// The date of a date and time, as in tags.
    static String date(String text) {
        return DATE.matcher(text).matches() ? text.substring(0, 10).replace('-', '.') : "";
    }

    /// The result from the scores of two players: the larger one wins.
    private static String result(List<JsonValue> players) {
        if (players.size() != 2) {
            return "*";
        }
        OptionalDouble white =
                players.getFirst().field("result").map(JsonValue::asNumber).orElse(OptionalDouble.empty());
        OptionalDouble black =
                players.getLast().field("result").map(JsonValue::asNumber).orElse(OptionalDouble.empty());
        if (white.isEmpty() || black.isEmpty()) {
            return "*";
        }
        int order = Double.compare(white.getAsDouble(), black.getAsDouble());
        if (order == 0) {
            return "1/2-1/2";
        }
        return order > 0 ? "1-0" : "0-1";
    }

    private void round(JsonValue round, Replay replay) {
        if (!round.is(JsonValue.Kind.LIST)) {
            entry(round, Optional.empty(), replay);
            return;
        }
        Comparator<JsonValue> order = Comparator.comparingDouble(entry -> entry.field("sequence")
                .map(JsonValue::asNumber)
                .orElse(OptionalDouble.empty())
                .orElse(0));
        boolean numbered = round.items().stream()
                .filter(entry -> !entry.isNull())
                .allMatch(entry -> entry.field("sequence").isPresent());
        List<JsonValue> seats = round.items();
        (numbered ? seats.stream().sorted(order).toList() : seats)
                .forEach(entry -> entry(entry, seat(seats, entry), replay));
    }

    /// The side of an entry; empty if its round does not have one entry per seat.
    private static Optional<Side> seat(List<JsonValue> seats, JsonValue entry) {
        return seats.size() != 2 ? Optional.empty() : Optional.of(seats.getFirst() == entry ? Side.WHITE : Side.BLACK);
    }

    private void entry(JsonValue entry, Optional<Side> seat, Replay replay) {
        if (entry.isNull() || replay.broken()) {
            return;
        }
        if (entry.is(JsonValue.Kind.OBJECT)) {
            entry.field("result").ifPresent(value -> importing.left().add(LeftOut.Part.MOVE_RESULT));
            entry.fields().keySet().stream()
                    .filter(name -> !MOVE.contains(name))
                    .forEach(importing.left()::field);
        }
        JsonValue move = entry.field("move").orElse(entry);
        Optional<String> text = move.asText();
        if (text.isEmpty()) {
            replay.wrong(move.offset(), "moveExpected");
        } else if (replay.over()) {
            importing.left().add(LeftOut.Part.AFTER_END);
        } else {
            words(text.get(), move.offset(), seat, replay);
        }
    }

    /// Plays the moves of a text. Other programs number them, and write several in one text.
    private static void words(String text, int offset, Optional<Side> seat, Replay replay) {
        String moves = NUMBER.matcher(text).replaceAll(" ").strip();
        boolean whole = moves.isEmpty() || moves.equals(text.strip());
        for (String word : whole ? List.of(text) : List.of(moves.split("\\s+"))) {
            if (!replay.broken()) {
                play(word, offset, seat.orElse(replay.here().toMove()), replay);
            }
        }
    }

    /// A move, or how the game ended without one.
    ///
    /// @param who the player of the entry
    static void play(String text, int offset, Side who, Replay replay) {
        switch (text.strip().toLowerCase(Locale.ROOT)) {
            case "resign" -> replay.ended(who, Tags.RESIGNATION);
            case "timeout" -> replay.ended(who, "time");
            case "draw" -> replay.ended("1/2-1/2", "draw agreed");
            case "abandoned" -> replay.ended("*", "abandoned");
            case "" -> replay.wrong(offset, "noMove", Quoted.text(text));
            default -> replay.play(text, offset);
        }
    }
}
