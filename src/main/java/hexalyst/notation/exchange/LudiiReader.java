package hexalyst.notation.exchange;

import hexalyst.game.Move;
import hexalyst.game.Position;
import hexalyst.game.Side;
import hexalyst.notation.GameLookup;
import hexalyst.notation.ReadResult;
import hexalyst.notation.source.Quoted;
import hexalyst.record.Tags;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Reads a trial of Ludii (`.trl`), a text of lines: the game, options, moves, how it ended.
///
/// Ludii numbers the cells of Manalath's board row by row from 0, as here (0 is a1, 60 is i5 on 61 cells), though it
/// draws the board turned by 90 degrees. The numbers after those of the cells are places in the hand, which both
/// players share. At the start, two moves by nobody put the markers there, player 1's white one and player 2's black
/// one. The place that a move copies from determines its colour. In Pentalath, pieces have no places before they are on
/// the board ([LudiiBoards]).
final class LudiiReader {
    /// No name of a game, and no line of a trial's moves, is longer.
    private static final int LONGEST_NAME = 200;

    private static final int LONGEST_LINE = 10_000;
    /// Actions that bring a piece from a place; `Add` brings one out of nothing, with `what` for its owner.
    private static final List<String> PLACING = List.of("Copy", "Move", "FromTo");

    private final Importing importing;
    private final Map<Integer, Side> hand = new HashMap<>();
    private boolean skipping;
    private String until = "";
    private String game = "";
    private Optional<Replay> replay = Optional.empty();
    private boolean refused;
    private final StringBuilder options = new StringBuilder();

    LudiiReader(String text, GameLookup lookup, RowOrder rows) {
        importing = new Importing(text, lookup, rows);
    }

    /// True if a text looks like a trial.
    static boolean is(String text) {
        return text.stripLeading().startsWith("game=");
    }

    /// Reads the trial. Never throws.
    ReadResult read() {
        String text = importing.source().text();
        int at = 0;
        while (at < text.length() && !refused) {
            int end = text.indexOf('\n', at);
            end = end < 0 ? text.length() : end;
            if (end - at > LONGEST_LINE) {
                importing.problem(at, "longLine", LONGEST_LINE);
            } else {
                line(text.substring(at, end).strip(), at);
            }
            at = end + 1;
        }
        if (!refused && !game.isEmpty()) {
            begin(0);
        }
        replay.ifPresent(importing::keep);
        return importing.finished();
    }

    private void line(String line, int offset) {
        LeftOut left = importing.left();
        if (skipping) {
            skipping = !line.equals(until);
            options.append(until.contains("OPTIONS") ? line : "").append('\n');
        } else if (line.startsWith("Move=")) {
            move(line, offset);
        } else if (line.startsWith("game=")) {
            game(line, offset);
        } else if (line.startsWith("winner=")) {
            winner(line, offset);
        } else if (line.equals("START GAME OPTIONS")) {
            skip("END GAME OPTIONS");
        } else if (line.startsWith("NEW LEGAL MOVES LIST")) {
            left.add(LeftOut.Part.LEGAL_MOVES);
            skip("END LEGAL MOVES LIST");
        } else if (line.startsWith("LEGAL MOVES LIST SIZE")) {
            left.add(LeftOut.Part.LEGAL_MOVES);
        } else if (line.startsWith("RNG internal state=")) {
            left.add(LeftOut.Part.GENERATOR_STATE);
        } else if (line.startsWith("rankings=")) {
            left.add(LeftOut.Part.RANKING);
        } else if (line.startsWith("LUDII_VERSION=")) {
            left.add(LeftOut.Part.VERSION);
        } else if (!line.isEmpty() && !line.matches("(numInitialPlacementMoves|endtype|SANDBOX)=.*")) {
            left.add(LeftOut.Part.HEADING);
        }
    }

    private void skip(String end) {
        skipping = true;
        until = end;
        if (end.contains("OPTIONS")) {
            importing.left().add(LeftOut.Part.OPTION);
        }
    }

    private void game(String line, int offset) {
        String path = line.substring("game=".length()).strip();
        String file = path.substring(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1);
        game = file.endsWith(".lud") ? file.substring(0, file.length() - ".lud".length()) : file;
        if (game.isBlank() || game.length() > LONGEST_NAME) {
            refuse(offset, "noGame", Quoted.text(game));
        }
    }

    private void refuse(int offset, String key, Object... values) {
        importing.problem(offset, key, values);
        refused = true;
    }

    private void begin(int offset) {
        if (replay.isPresent() || refused) {
            return;
        }
        Optional<Position> usual = importing.start(game, offset);
        Optional<Position> start = usual.flatMap(position -> LudiiBoards.start(position, options.toString()));
        if (start.isEmpty()) {
            usual.ifPresent(
                    known -> importing.problem(offset, "ludiiGame", known.game().title()));
            refused = true;
            return;
        }
        int cells = start.get().grid().cells();
        if (hand.isEmpty()) {
            hand.put(cells, Side.WHITE);
            hand.put(cells + 1, Side.BLACK);
        }
        int first = hand.keySet().stream().min(Integer::compare).orElse(cells);
        if (first != cells) {
            refuse(offset, "otherBoard", first, cells);
            return;
        }
        replay = Optional.of(importing.replay(start.get()));
    }

    private void move(String line, int offset) {
        int mover = number(line.replace('[', ',').replace(':', ','), "mover");
        String add = action(line, "Add");
        if (mover == 0 && replay.isEmpty() && !add.isEmpty()) {
            int what = number(add, "what");
            if (what == 1 || what == 2) {
                hand.put(number(add, "to"), what == 1 ? Side.WHITE : Side.BLACK);
            }
            return;
        }
        begin(offset);
        replay.filter(open -> !open.broken()).ifPresent(open -> play(line, mover, offset, open));
    }

    /// The content of an action, without its brackets; empty if a move has no such action.
    private static String action(String line, String name) {
        int from = line.indexOf("[" + name + ":", Math.max(line.indexOf("actions="), 0));
        int end = line.indexOf(']', Math.max(from, 0));
        return from < 0 ? "" : line.substring(from + name.length() + 2, end < 0 ? line.length() : end);
    }

    /// The number in one of several fields separated by commas; -1 if there is none.
    private static int number(String fields, String name) {
        for (String field : fields.split(",", -1)) {
            String value = field.startsWith(name + "=")
                    ? field.substring(name.length() + 1).strip()
                    : "";
            if (value.matches("\\d{1,4}")) {
                return Integer.parseInt(value);
            }
        }
        return -1;
    }

    private void play(String line, int mover, int offset, Replay open) {
        Side side = mover == 2 ? Side.BLACK : Side.WHITE;
        Optional<String> placing = PLACING.stream()
                .map(name -> action(line, name))
                .filter(action -> !action.isEmpty())
                .findFirst();
        if (line.contains("[Forfeit:")) {
            open.ended(side, Tags.RESIGNATION);
        } else if (line.contains("[Propose") || line.contains("[Vote")) {
            importing.left().add(LeftOut.Part.VOTE);
        } else if (line.contains("[Swap")) {
            open.swap(offset);
        } else if (mover < 1 || mover > 2 || side != open.here().toMove()) {
            open.wrong(
                    offset,
                    "otherMover",
                    mover,
                    open.here().edition().sideName(open.here().toMove()));
        } else if (line.contains("[Pass:")) {
            open.play(Move.pass(), offset);
        } else if (placing.isPresent()) {
            int from = number(placing.get(), "from");
            place(from, Optional.ofNullable(hand.get(from)), number(placing.get(), "to"), offset, open);
        } else if (!action(line, "Add").isEmpty()) {
            String add = action(line, "Add");
            int what = number(add, "what");
            Optional<Side> colour =
                    what == 1 || what == 2 ? Optional.of(what == 1 ? Side.WHITE : Side.BLACK) : Optional.empty();
            place(what, colour, number(add, "to"), offset, open);
        } else {
            open.wrong(offset, "noMove", Quoted.text(line));
        }
    }

    private static void place(int from, Optional<Side> colour, int to, int offset, Replay open) {
        if (colour.isEmpty() || to < 0 || to >= open.here().grid().cells()) {
            open.wrong(offset, "noSite", colour.isEmpty() ? from : to);
        } else {
            open.play(open.read(Move.place(to, colour.get())), offset);
        }
    }

    private void winner(String line, int offset) {
        int winner = number(line, "winner");
        begin(offset);
        replay.filter(open -> open.tag(Tags.RESULT).isEmpty())
                .ifPresent(open -> open.result(
                        switch (winner) {
                            case 0 -> "1/2-1/2";
                            case 1 -> "1-0";
                            case 2 -> "0-1";
                            default -> "*";
                        }));
    }
}
