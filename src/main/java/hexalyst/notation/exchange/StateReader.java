package hexalyst.notation.exchange;

import hexalyst.board.Grid;
import hexalyst.game.Content;
import hexalyst.game.Position;
import hexalyst.game.PositionSetup;
import hexalyst.game.SetupResult;
import hexalyst.game.Side;
import hexalyst.record.Tags;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;

/// Reads the playground's (or the debugger's) export of Abstract Play: the state of its engine as JSON, a stack of
/// boards with the move that led to each. It may be wrapped together with the players' names, as an object or as text,
/// and with an exploration ([ExplorationReader]). Every board has to match the moves.
final class StateReader {
    private static final List<String> WRAPPER = List.of("metaGame", "state", "players", "exploration", "id");
    private static final List<String> STATE =
            List.of("game", "numplayers", "variants", "gameover", "winner", "stack", "_version");
    private static final List<String> ENTRY =
            List.of("_version", "_results", "_timestamp", "currplayer", "lastmove", "board");

    private final Importing importing;

    StateReader(Importing importing) {
        this.importing = importing;
    }

    /// True if a value looks like a state, wrapped or not.
    static boolean is(JsonValue value) {
        return value.field("stack").isPresent() || value.field("state").isPresent();
    }

    /// Reads a state and keeps its game.
    void read(JsonValue outer) {
        Optional<JsonValue> state = unwrapped(outer);
        if (state.isEmpty()) {
            importing.problem(outer.offset(), "stackExpected");
            return;
        }
        List<JsonValue> stack = state.get().itemsOf("stack");
        String named = state.get().textOf("game");
        Optional<Position> start = importing
                .start(named.isEmpty() ? outer.textOf("metaGame") : named, outer.offset())
                .flatMap(usual -> stack.isEmpty() ? Optional.of(usual) : first(stack.getFirst(), usual));
        if (start.isEmpty()) {
            return;
        }
        Replay replay = importing.replay(start.get());
        List<Integer> line = new ArrayList<>(List.of(replay.node()));
        List<Position> positions = new ArrayList<>(List.of(replay.here()));
        for (int i = 1; i < stack.size() && !replay.broken(); i++) {
            entry(stack.get(i), replay);
            if (replay.node() != line.getLast()) {
                line.add(replay.node());
                positions.add(replay.here());
            }
        }
        head(outer, state.get(), replay);
        unknown(outer, state.get());
        Position end = replay.here();
        int last = replay.node();
        outer.field("exploration")
                .ifPresent(tree -> new ExplorationReader(importing, replay).beside(tree, line, positions));
        replay.goTo(last, end);
        importing.keep(replay);
    }

    private Optional<JsonValue> unwrapped(JsonValue outer) {
        if (outer.field("stack").isPresent()) {
            return Optional.of(outer);
        }
        Optional<JsonValue> state = outer.field("state");
        Optional<String> text = state.flatMap(JsonValue::asText);
        if (text.isPresent()) {
            state = JsonText.readInner(
                            text.get(), importing.source(), state.orElse(outer).offset())
                    .stream()
                    .findFirst();
        }
        return state.filter(value -> value.field("stack").isPresent());
    }

    /// The position that the stack begins with: usually the empty board.
    private Optional<Position> first(JsonValue entry, Position usual) {
        Optional<Map<Integer, Content>> board = board(entry, usual.grid());
        if (board.isEmpty()) {
            return Optional.empty();
        }
        if (board.get().isEmpty()) {
            return Optional.of(usual);
        }
        PositionSetup setup = PositionSetup.empty(usual.grid());
        for (Map.Entry<Integer, Content> piece : board.get().entrySet()) {
            setup = setup.with(piece.getKey(), piece.getValue());
        }
        OptionalDouble player =
                entry.field("currplayer").map(JsonValue::asNumber).orElse(OptionalDouble.empty());
        setup = setup.with(player.orElse(1) == 2 ? Side.BLACK : Side.WHITE);
        return switch (usual.game().position(usual.edition(), setup)) {
            case SetupResult.Valid valid -> Optional.of(valid.position());
            case SetupResult.Invalid invalid -> {
                importing.problem(entry.offset(), "startUnknown", invalid.words(usual.edition()));
                yield Optional.empty();
            }
        };
    }

    private void entry(JsonValue entry, Replay replay) {
        entry.field("_timestamp").ifPresent(value -> importing.left().add(LeftOut.Part.TIME));
        JsonValue place = entry.field("lastmove").orElse(entry);
        Optional<String> move = place.asText();
        if (move.isEmpty()) {
            replay.wrong(place.offset(), "moveExpected");
            return;
        }
        if (replay.over()) {
            importing.left().add(LeftOut.Part.AFTER_END);
            return;
        }
        RecordReader.play(move.get(), place.offset(), replay.here().toMove(), replay);
        if (!replay.broken() && entry.field("board").isPresent()) {
            check(entry, replay.here());
        }
    }

    /// Adds a problem for the first cell where the recorded board differs from the position after the moves.
    private void check(JsonValue entry, Position here) {
        Optional<Map<Integer, Content>> board = board(entry, here.grid());
        if (board.isEmpty()) {
            return;
        }
        for (int cell = 0; cell < here.grid().cells(); cell++) {
            Content recorded = board.get().getOrDefault(cell, Content.EMPTY);
            if (!recorded.equals(here.at(cell))) {
                importing.problem(
                        entry.field("board").orElse(entry).offset(),
                        "boardDiffers",
                        entry.textOf("lastmove"),
                        here.grid().name(cell),
                        importing.text("content." + recorded.code()),
                        importing.text("content." + here.at(cell).code()));
                return;
            }
        }
    }

    /// The pieces of a board: a serialised map, or an object; empty, with a problem noted, if it is neither.
    private Optional<Map<Integer, Content>> board(JsonValue entry, Grid grid) {
        Map<Integer, Content> pieces = new HashMap<>();
        JsonValue board = entry.field("board").orElse(entry);
        if (board.equals(entry)) {
            return Optional.of(pieces);
        }
        boolean good = true;
        if (board.is(JsonValue.Kind.LIST) || board.field("value").isPresent()) {
            List<JsonValue> pairs = board.is(JsonValue.Kind.LIST) ? board.items() : board.itemsOf("value");
            for (JsonValue pair : pairs) {
                List<JsonValue> both = pair.items();
                good &= both.size() == 2 && piece(both.getFirst().asText().orElse(""), both.getLast(), grid, pieces);
            }
        } else {
            for (Map.Entry<String, JsonValue> field : board.fields().entrySet()) {
                good &= field.getKey().equals("dataType") || piece(field.getKey(), field.getValue(), grid, pieces);
            }
        }
        if (!good) {
            importing.problem(board.offset(), "boardUnknown");
        }
        return good ? Optional.of(pieces) : Optional.empty();
    }

    private static boolean piece(String name, JsonValue owner, Grid grid, Map<Integer, Content> pieces) {
        double player = owner.asNumber().orElse(0);
        if (grid.named(name).isEmpty() || player != 1 && player != 2) {
            return false;
        }
        pieces.put(grid.named(name).getAsInt(), player == 1 ? Content.WHITE : Content.BLACK);
        return true;
    }

    private void head(JsonValue outer, JsonValue state, Replay replay) {
        List<JsonValue> players = outer.itemsOf("players");
        for (int i = 0; i < players.size(); i++) {
            JsonValue player = players.get(i);
            if (i < 2) {
                replay.tag(i == 0 ? Tags.WHITE : Tags.BLACK, player.asText().orElse(player.textOf("name")));
            }
            player.field("id").ifPresent(value -> importing.left().add(LeftOut.Part.USER_ID));
        }
        List<JsonValue> winner = state.itemsOf("winner");
        boolean over = state.field("gameover").filter(JsonValue::isTrue).isPresent();
        if (over && winner.size() == 1 && replay.tag(Tags.TERMINATION).isEmpty()) {
            double number = winner.getFirst().asNumber().orElse(0);
            String second = number == 2 ? "0-1" : "*";
            replay.result(number == 1 ? "1-0" : second);
        } else if (over && winner.size() == 2) {
            replay.result("1/2-1/2");
        }
        state.itemsOf("variants").forEach(value -> importing.left().add(LeftOut.Part.VARIANT));
    }

    private void unknown(JsonValue outer, JsonValue state) {
        LeftOut left = importing.left();
        outer.fields().keySet().stream()
                .filter(name -> !WRAPPER.contains(name) && !STATE.contains(name))
                .forEach(left::field);
        state.fields().keySet().stream()
                .filter(name -> !WRAPPER.contains(name) && !STATE.contains(name))
                .forEach(left::field);
        state.itemsOf("stack").stream()
                .flatMap(entry -> entry.fields().keySet().stream())
                .filter(name -> !ENTRY.contains(name))
                .distinct()
                .forEach(left::field);
    }
}
