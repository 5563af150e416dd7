package hexalyst.notation;

import hexalyst.board.Grid;
import hexalyst.board.HexGrid;
import hexalyst.game.Content;
import hexalyst.game.Edition;
import hexalyst.game.Game;
import hexalyst.game.Games;
import hexalyst.game.Move;
import hexalyst.game.MoveCodec;
import hexalyst.game.Part;
import hexalyst.game.Position;
import hexalyst.game.PositionSetup;
import hexalyst.game.Positions;
import hexalyst.game.SetupResult;
import hexalyst.game.Side;
import hexalyst.game.Turns;
import hexalyst.record.Annotations;
import hexalyst.record.Arrow;
import hexalyst.record.ForeignProperty;
import hexalyst.record.GameTree;
import hexalyst.record.Label;
import hexalyst.record.MachineNote;
import hexalyst.record.Mark;
import hexalyst.record.Tags;
import hexalyst.record.TreeBuilder;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.Supplier;

/// Random games with random annotations, for round trips. The same seed gives the same games.
final class RandomTrees {
    private static final List<String> NASTY = List.of(
            "",
            " ",
            "\t",
            "\n",
            "\r\n",
            "a",
            "quiet",
            "two words",
            " lead",
            "trail ",
            "\"",
            "\\",
            "\\\\",
            "{",
            "}",
            "[",
            "]",
            "(",
            ")",
            ":",
            ";",
            "%",
            "[%",
            "[%eval +1]",
            "[%x",
            "\\n",
            "\\s",
            "\\}",
            "*",
            "1-0",
            "1. e5w",
            "\n\n",
            " \n ",
            "\n[Event \"x\"]",
            "[Event \"x\"]",
            "] [",
            "é",
            "棋",
            "😀",
            "\uFEFF",
            "\u0000",
            "\u0085",
            "\u2028",
            "\uD800",
            "$1",
            "!",
            "a  b",
            "a \t b",
            "W[e5w]",
            "(;FF[4]",
            "</b>&amp;",
            "\u001b[0m",
            "a long text that has to be wrapped because it is longer than any line that the writer would leave alone");
    private static final List<String> COLOURS = List.of("red", "green", "blue", "my-own_#1");
    private static final List<String> TAGS =
            List.of(Tags.WHITE, Tags.BLACK, Tags.EVENT, Tags.DATE, "Site", Tags.TERMINATION, "x_1", "AP", "GM", "Root");
    private static final List<String> DATES = List.of(
            "2026.11.21",
            "2026.11",
            "2026",
            "2026.11.??",
            "2026.??.??",
            "????.??.??",
            "2026.??.21",
            "2026-11-21",
            "2026-11",
            "2026.1.2",
            "2026-11-21,22",
            "2026.11.21.??");
    private static final List<String> ENDS = List.of("Resign", "Time", " 3.5", "Void", " void", "VO\u0131D", "");
    private static final List<String> PROPERTIES =
            List.of("KM", "N", "W", "B", "C", "AB", "AW", "HXNT", "HXED", "FF", "PB", "RE", "LB", "ZZZ", "TE", "RU");

    private final Random random;

    RandomTrees(long seed) {
        random = new Random(seed);
    }

    /// A game with at most this many nodes.
    GameTree tree(int most) {
        Position start = start();
        TreeBuilder builder = new TreeBuilder(start);
        builder.tags(tags());
        List<Position> positions = new ArrayList<>();
        positions.add(start);
        builder.annotate(0, sometimes(3) ? annotations(start) : Annotations.NONE);
        int tries = random.nextInt(most);
        for (int i = 0; i < tries; i++) {
            int parent = sometimes(3) ? random.nextInt(positions.size()) : positions.size() - 1;
            Position before = positions.get(parent);
            if (!before.outcome().over()) {
                // If turns have several parts, there may be too many to list.
                Move move = before.game().traits().openTurns()
                        ? Turns.made(before, at -> pick(at.steps()))
                        : pick(before.legalMoves());
                int id = builder.add(parent, move);
                positions.add(before.play(move));
                if (sometimes(3)) {
                    builder.annotate(id, annotations(positions.getLast()));
                }
            }
        }
        return builder.build();
    }

    private boolean sometimes(int oneIn) {
        return random.nextInt(oneIn) == 0;
    }

    private <T> T pick(List<? extends T> items) {
        return items.get(random.nextInt(items.size()));
    }

    /// A start position: mostly a game's own, sometimes set up or on another board.
    Position start() {
        Game game = sometimes(6) ? EndlessGame.GAME : pick(Games.all());
        Edition edition = pick(game.editions());
        Grid other = HexGrid.hexagon(2 + random.nextInt(8), 2 + random.nextInt(8));
        other = Positions.hasBoard(game, other) ? other : pick(game.sizes());
        Grid grid = sometimes(3) ? other : edition.grid();
        if (sometimes(2)) {
            return game.start(edition, grid);
        }
        PositionSetup setup = PositionSetup.empty(grid).with(pick(List.of(Side.values())));
        for (int i = random.nextInt(10); i > 0; i--) {
            setup = setup.with(random.nextInt(grid.cells()), pick(Content.simple()));
        }
        if (sometimes(3)) {
            setup = new PositionSetup(
                    grid,
                    setup.cells(),
                    setup.toMove(),
                    Optional.of(new hexalyst.game.Supply(random.nextInt(40) - 1, random.nextInt(4) - 1)),
                    random.nextInt(2));
        }
        if (sometimes(3)) {
            setup = PositionSetup.empty(grid).withSwap(true);
            setup = sometimes(2) ? setup.with(random.nextInt(grid.cells()), pick(Content.simple())) : setup;
        }
        return game.position(edition, setup) instanceof SetupResult.Valid valid ? valid.position() : start();
    }

    private Tags tags() {
        Tags tags = Tags.NONE;
        for (int i = random.nextInt(6); i > 0; i--) {
            tags = tags.with(pick(TAGS), text());
            tags = sometimes(3) ? tags.with(Tags.DATE, pick(DATES)) : tags;
            tags = sometimes(3) ? tags.with(Tags.TERMINATION, pick(ENDS)) : tags;
        }
        return sometimes(2) ? tags.with(Tags.RESULT, pick(Tags.RESULTS)) : tags;
    }

    /// Text that is hard to preserve.
    String text() {
        StringBuilder text = new StringBuilder();
        for (int i = random.nextInt(5); i > 0; i--) {
            text.append(sometimes(4) ? (char) random.nextInt(sometimes(2) ? 0x80 : 0x10000) : pick(NASTY));
        }
        return text.toString();
    }

    private Annotations annotations(Position position) {
        Grid grid = position.grid();
        Supplier<Integer> cell = () -> random.nextInt(grid.cells());
        List<Arrow> arrows = some(3, () -> arrow(grid));
        return new Annotations(
                !sometimes(4) ? "" : text(),
                sometimes(2) ? text() : "",
                some(3, () -> sometimes(2) ? random.nextInt(20) : random.nextInt(256)),
                some(4, () -> new Mark(cell.get(), pick(List.of(Mark.Shape.values())), colour())),
                arrows,
                some(3, () -> new Label(cell.get(), text())),
                some(4, () -> note(position)),
                some(3, () -> new ForeignProperty(pick(PROPERTIES), List.of(raw(), raw()))));
    }

    /// The value of a foreign property, with necessary and unnecessary escapes.
    private String raw() {
        return pick(List.of("", "a:b", "\\:", "x\\\n", "\\\r\n", "\\[", "\\\\", "\\\uD83D\uDE00"))
                + (sometimes(2) ? SgfText.escapedPart(text()) : SgfText.escaped(text()));
    }

    private Arrow arrow(Grid grid) {
        int from = random.nextInt(grid.cells());
        return new Arrow(from, (from + 1 + random.nextInt(grid.cells() - 1)) % grid.cells(), colour());
    }

    private Optional<String> colour() {
        return sometimes(2) ? Optional.empty() : Optional.of(pick(COLOURS));
    }

    private <T> List<T> some(int most, Supplier<T> supplier) {
        List<T> items = new ArrayList<>();
        for (int i = sometimes(2) ? 0 : random.nextInt(most); i > 0; i--) {
            items.add(supplier.get());
        }
        return items;
    }

    /// A placement anywhere, in a colour that its text can express; where nothing is placed, a way from cell to cell.
    private Move placement(Position position, Side toMove) {
        int cell = random.nextInt(position.grid().cells());
        Move any = Move.place(cell, pick(List.of(Side.values())));
        MoveCodec codec = position.game().codec(position.grid());
        if (codec.parse(codec.format(any), toMove).isEmpty()) {
            int next = random.nextInt(position.grid().cells());
            Move other = Move.of(new Part.Shift(cell, next, 1));
            while (!isRead(codec, other, toMove)) {
                other = Move.of(codec.decode(random.nextInt(codec.codes())));
            }
            return other;
        }
        return isRead(codec, any, toMove) ? any : Move.place(cell, toMove);
    }

    private static boolean isRead(MoveCodec codec, Move move, Side toMove) {
        return codec.parse(codec.format(move), toMove).equals(Optional.of(move));
    }

    private MachineNote note(Position position) {
        return switch (random.nextInt(6)) {
            case 0 -> new MachineNote.Estimate(random.nextGaussian() * Math.pow(10, random.nextInt(20) - 10));
            case 1 -> new MachineNote.Estimate((random.nextInt(41) - 20) / 10.0);
            case 2 -> MachineNote.Proved.win(pick(List.of(Side.values())), random.nextInt(100));
            case 3 -> sometimes(2) ? MachineNote.Proved.draw() : MachineNote.Proved.win(Side.BLACK);
            case 4 -> {
                List<Move> moves = new ArrayList<>();
                Side toMove = position.toMove();
                boolean passes = position.move("pass").isPresent();
                for (int i = random.nextInt(40); i >= 0; i--) {
                    moves.add(sometimes(20) && passes ? Move.pass() : placement(position, toMove));
                    toMove = toMove.other();
                }
                yield new MachineNote.Line(moves);
            }
            default -> new MachineNote.Unknown(pick(List.of("clk", "x-1", "Foo_2")), text());
        };
    }
}
