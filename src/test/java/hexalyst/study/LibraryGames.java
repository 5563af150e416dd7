package hexalyst.study;

import hexalyst.board.Grid;
import hexalyst.board.HexGrid;
import hexalyst.game.Edition;
import hexalyst.game.Games;
import hexalyst.game.Move;
import hexalyst.game.Position;
import hexalyst.record.GameTree;
import hexalyst.record.Tag;
import hexalyst.record.Tags;
import hexalyst.record.TreeEdit;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.jspecify.annotations.NullMarked;

/// Games for tests of the library: random ones on a board so small that positions are often repeated.
@NullMarked
final class LibraryGames {
    private LibraryGames() {}

    /// The start on 19 cells.
    static Position small() {
        Edition edition = Games.byDefault().editions().getFirst();
        return Games.byDefault().start(edition, HexGrid.hexagon(3, 3));
    }

    /// Random games to the end, with different players, dates and events.
    static List<GameTree> random(long seed, int number, Position start) {
        Random random = new Random(seed);
        List<GameTree> games = new ArrayList<>();
        for (int i = 0; i < number; i++) {
            List<Move> moves = new ArrayList<>();
            Position position = start;
            while (!position.outcome().over()) {
                List<Move> legal = position.legalMoves();
                Move move = legal.get(random.nextInt(legal.size()));
                moves.add(move);
                position = position.play(move);
            }
            games.add(game(
                    start,
                    moves,
                    new Tag("White", "Player " + i % 7),
                    new Tag("Black", "Other " + i % 5),
                    new Tag("Event", "Round " + i % 3),
                    new Tag("Date", String.format("20%02d.%02d.%02d", i % 20, 1 + i % 12, 1 + i % 28)),
                    new Tag("Result", position.outcome().result())));
        }
        return games;
    }

    /// A game by its turns.
    static GameTree line(Position start, String turns) {
        List<Move> moves = new ArrayList<>();
        Position at = start;
        for (String turn : turns.split(" ", -1)) {
            moves.add(at.move(turn).orElseThrow());
            at = at.play(moves.getLast());
        }
        return game(start, moves);
    }

    /// A game with these moves.
    static GameTree game(Position start, List<Move> moves, Tag... tags) {
        GameTree tree = GameTree.of(start);
        int at = GameTree.ROOT;
        for (Move move : moves) {
            var played = tree.apply(new TreeEdit.Play(at, move));
            tree = played.tree();
            at = tree.childWith(at, move).orElseThrow();
        }
        return tree.with(new Tags(List.of(tags)));
    }

    /// The moves of the main line.
    static List<Move> moves(GameTree tree) {
        return tree.mainLine().stream()
                .skip(1)
                .map(id -> tree.node(id).move().orElseThrow())
                .toList();
    }

    /// The same moves, rotated or mirrored.
    static List<Move> mirrored(Grid grid, List<Move> moves, int symmetry) {
        return moves.stream().map(move -> mirrored(grid, move, symmetry)).toList();
    }

    private static Move mirrored(Grid grid, Move move, int symmetry) {
        return move.at(cell -> grid.image(symmetry, cell));
    }

    /// Removes from a library's file what versions after 2 added.
    static void takeBackToVersion2(Statement statement) throws SQLException {
        for (String column : List.of("collection", "rating")) {
            statement.execute("DROP INDEX game_by_" + column);
            statement.execute("ALTER TABLE game DROP COLUMN " + column);
        }
        for (String table : List.of("note", "earlier_note", "salt")) {
            statement.execute("DROP TABLE " + table);
        }
        statement.execute("PRAGMA user_version = 2");
    }
}
