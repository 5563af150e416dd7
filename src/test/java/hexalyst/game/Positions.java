package hexalyst.game;

import hexalyst.board.CellSet;
import hexalyst.board.Grid;
import hexalyst.board.HexGrid;
import hexalyst.board.RowsException;
import hexalyst.notation.PositionText;
import hexalyst.notation.source.Parsed;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;

/// Positions for tests.
public final class Positions {
    private Positions() {}

    /// The Manalath position of a text, with the edition of its board.
    public static Position of(String text) {
        return get(PositionText.parse(text, Games.byDefault()));
    }

    /// The Manalath position of a text in an edition.
    public static Position of(String edition, String text) {
        Game game = Games.byDefault();
        return get(PositionText.parse(text, game, game.edition(edition).orElseThrow()));
    }

    /// The position of a text of any game.
    public static Position of(Game game, String text) {
        return get(PositionText.parse(text, game));
    }

    /// The texts of the legal moves, sorted.
    public static List<String> legalTexts(Position position) {
        return position.legalMoves().stream().map(position::text).sorted().toList();
    }

    private static Position get(Parsed<Position> parsed) {
        return switch (parsed) {
            case Parsed.Ok<Position> ok -> ok.value();
            case Parsed.Bad<Position> bad ->
                throw new AssertionError(bad.first().text());
        };
    }

    /// A set-up with random contents on a board, which may break the rules.
    public static PositionSetup randomSetup(Random random, Grid grid, double filled, double blocked) {
        PositionSetup setup = PositionSetup.empty(grid);
        List<Content> cells = new ArrayList<>();
        for (int cell = 0; cell < grid.cells(); cell++) {
            double dice = random.nextDouble();
            Content piece = random.nextBoolean() ? Content.WHITE : Content.BLACK;
            cells.add(dice < blocked ? Content.BLOCKED : dice < blocked + filled ? piece : Content.EMPTY);
        }
        return new PositionSetup(grid, cells, side(random), setup.supply(), 0);
    }

    /// A position of 7 to 19 cells with at most 9 of them empty, of either edition, often with blocked cells or a short
    /// supply, and often unquiet; empty if it breaks the rules or is over.
    public static Optional<Position> small(Random random) {
        Game game = Games.byDefault();
        Grid grid = HexGrid.hexagon(2 + random.nextInt(2), 2 + random.nextInt(2));
        double empty = 7.0 / grid.cells();
        PositionSetup setup = randomSetup(random, grid, 0.9 - empty, 0.1);
        Supply supply = random.nextInt(3) == 0 ? new Supply(random.nextInt(5), random.nextInt(5)) : Supply.ENDLESS;
        PositionSetup whole = new PositionSetup(grid, setup.cells(), setup.toMove(), Optional.of(supply), 0);
        return whole.count(Content.EMPTY) <= 9
                        && game.position(game.editions().get(random.nextInt(2)), whole)
                                instanceof SetupResult.Valid valid
                        && !valid.position().outcome().over()
                ? Optional.of(valid.position())
                : Optional.empty();
    }

    /// A position after some random moves, none of which ends the game.
    public static Position after(Random random, Position start, int plies) {
        Position position = start;
        for (int ply = 0; ply < plies; ply++) {
            Position next = position.play(move(random, position));
            position = next.outcome().over() ? position : next;
        }
        return position;
    }

    /// A random player.
    public static Side side(Random random) {
        return random.nextBoolean() ? Side.WHITE : Side.BLACK;
    }

    /// True if a game has this board.
    public static boolean hasBoard(Game game, Grid grid) {
        try {
            return game.grid(grid.rowLengths()).equals(grid);
        } catch (RowsException none) {
            return false;
        }
    }

    /// The move with this text, legal or not.
    public static Move move(Position position, String text) {
        return position.move(text).orElseThrow();
    }

    /// The position after some legal moves.
    public static Position play(Position start, String... moves) {
        Position position = start;
        for (String text : moves) {
            position = position.play(move(position, text));
        }
        return position;
    }

    /// The cell with this name.
    public static int cell(Position position, String name) {
        return position.grid().named(name).orElseThrow();
    }

    /// The cells with these names.
    public static CellSet cells(Position position, String... names) {
        CellSet set = CellSet.EMPTY;
        for (String name : names) {
            set = set.with(cell(position, name));
        }
        return set;
    }

    /// A random legal move, made of random parts where turns have several.
    public static Move move(Random random, Position position) {
        if (position.game().traits().openTurns()) {
            return Turns.random(position, random);
        }
        List<Move> moves = position.legalMoves();
        return moves.get(random.nextInt(moves.size()));
    }

    /// The step of a turn that is one move of a search.
    public static Step step(Move turn) {
        return new Step(turn.parts());
    }
}
