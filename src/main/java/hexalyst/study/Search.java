package hexalyst.study;

import hexalyst.game.Move;
import hexalyst.game.Position;
import hexalyst.game.Side;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/// One search of a library.
final class Search {
    private static final String COLUMNS =
            "g.id, g.game, g.edition, g.board, g.white, g.black, g.event, g.date, g.result, g.plies, g.rating";
    private static final int NEXT_COLUMN = 12;
    /// After this many games that match on the board but not by name, the numbers of all games that match by name are
    /// read at once.
    private static final int MOST_REFUSED = 1_000;

    private static final String NEWEST = " ORDER BY g.date DESC, g.id";
    private static final String BEST = " ORDER BY g.rating DESC, g.date DESC, g.id";
    private static final Comparator<GameHits.Hit> BEST_FIRST =
            Comparator.comparingInt((GameHits.Hit hit) -> -hit.game().rating());

    private String sorting;
    private final GameHits.Order order;
    private final Connection connection;
    private final int most;
    private final StartPositions starts = new StartPositions();
    private final List<String> conditions = new ArrayList<>();
    private final List<Object> values = new ArrayList<>();

    private Search(Connection connection, GameHits.Order order, int most) {
        this.connection = connection;
        this.order = order;
        this.most = most;
        sorting = order == GameHits.Order.BEST ? BEST : NEWEST;
    }

    /// Searches for games.
    static GameHits run(Connection connection, MainLines lines, Query query, GameHits.Order order, int most)
            throws SQLException {
        Search search = new Search(connection, order, most);
        search.names(query);
        return query.board().isPresent()
                ? search.onBoard(query.board().get(), lines)
                : search.rows("SELECT " + COLUMNS + ", 0 FROM game g");
    }

    /// The games that reached a position and, if a move is given, continued with it.
    static GameHits played(Connection connection, Position position, Optional<Move> move, int most)
            throws SQLException {
        Search search = new Search(connection, GameHits.Order.NEWEST, most);
        String table = search.having(position);
        if (move.isPresent()) {
            search.condition("p.child = ?", LibraryKeys.of(connection).of(position.play(move.get())));
        }
        return search.rows("SELECT " + COLUMNS + ", p.ply" + table);
    }

    /// A statement that counts what the games that match a query by name played in a position, in the columns of
    /// [CommonPositions#COUNT].
    static PreparedStatement counting(Connection connection, Query query, long key) throws SQLException {
        Search search = new Search(connection, GameHits.Order.NEWEST, 1);
        search.names(query);
        search.condition("p.key = ?", key);
        return search.prepared(
                CommonPositions.COUNT + " CROSS JOIN game g ON g.id = p.game" + search.where() + " GROUP BY p.child");
    }

    /// Selects the games that reached a position, turned or mirrored. Those of common positions are sorted, so that no
    /// more are read than wanted; other positions have few games.
    ///
    /// @return the tables to search
    private String having(Position position) throws SQLException {
        long key = LibraryKeys.of(connection).of(position);
        boolean common = CommonPositions.has(connection, key);
        condition("p.key = ?", key);
        if (common && order == GameHits.Order.NEWEST) {
            sorting = " ORDER BY p.date DESC, p.game";
        }
        // "Cross" keeps SQLite from walking through all games.
        return " FROM " + (common ? "often" : "position") + " p CROSS JOIN game g ON g.id = p.game";
    }

    private void names(Query query) {
        query.conditions().values().forEach(this::condition);
    }

    private void condition(Query.Condition wanted) {
        switch (wanted) {
            case Query.Condition.Player player -> {
                String found = part(player.name());
                // The names are in two lines, White's first.
                String whose = player.side()
                        .map(side -> side == Side.WHITE ? found + "\n%" : "%\n" + found)
                        .orElse(found);
                condition("g.players LIKE ? ESCAPE '!'", whose);
            }
            case Query.Condition.Event event -> condition("g.happening LIKE ? ESCAPE '!'", part(event.name()));
            case Query.Condition.From from ->
                condition("g.date >= ?", from.date().text());
            // Every date that begins with the last date sorts before the last date plus a tilde.
            case Query.Condition.Until until ->
                condition("g.date > '0' AND g.date < ?", until.date().text() + '~');
            case Query.Condition.Result result -> condition("g.result = ?", result.word());
            case Query.Condition.Fewest fewest -> condition("g.plies >= ?", fewest.plies());
            case Query.Condition.Most greatest -> condition("g.plies <= ?", greatest.plies());
            case Query.Condition.Rating rating -> condition("g.rating >= ?", rating.least());
            case Query.Condition.OfGame game -> condition("g.game = ?", game.id());
            case Query.Condition.OfEdition edition -> condition("g.edition = ?", edition.id());
            case Query.Condition.In in ->
                condition("g.collection = ?", in.collection().number());
        }
    }

    private void condition(String text, Object value) {
        conditions.add(text);
        values.add(value);
    }

    private static String part(String text) {
        return '%' + NewGame.folded(text).replace("!", "!!").replace("%", "!%").replace("_", "!_") + '%';
    }

    private GameHits onBoard(Query.OnBoard what, MainLines lines) throws SQLException {
        return switch (what) {
            case Query.OnBoard.UpToSymmetry same -> {
                String tables = having(same.position());
                yield rows("SELECT " + COLUMNS + ", p.ply" + tables);
            }
            case Query.OnBoard.Exactly same -> exactly(same.position());
            case Query.OnBoard.Part part -> parts(part.pattern(), lines.upToDate(connection));
        };
    }

    private String where(String... more) {
        List<String> all = new ArrayList<>(conditions);
        all.addAll(List.of(more));
        return all.isEmpty() ? "" : " WHERE " + String.join(" AND ", all);
    }

    private PreparedStatement prepared(String sql) throws SQLException {
        PreparedStatement statement = connection.prepareStatement(sql);
        for (int i = 0; i < values.size(); i++) {
            statement.setObject(i + 1, values.get(i));
        }
        return statement;
    }

    /// All rows. The column after those of the game is the ply.
    private GameHits rows(String select) throws SQLException {
        List<GameHits.Hit> hits = new ArrayList<>();
        try (PreparedStatement statement = prepared(select + where() + sorting + " LIMIT " + (most + 1L));
                ResultSet row = statement.executeQuery()) {
            while (row.next()) {
                if (hits.size() == most) {
                    return new GameHits(hits, false);
                }
                hits.add(new GameHits.Hit(game(row), row.getInt(NEXT_COLUMN)));
            }
        }
        return new GameHits(hits, true);
    }

    private GameHits exactly(Position wanted) throws SQLException {
        String tables = having(wanted);
        String select =
                "SELECT " + COLUMNS + ", p.ply, l.start, l.moves" + tables + " CROSS JOIN line l ON l.game = p.game";
        return replayed(select, row -> {
            int ply = row.getInt(NEXT_COLUMN);
            Optional<Position> there = line(row, NEXT_COLUMN + 1).position(ply);
            return there.filter(position -> same(position, wanted)).isPresent()
                    ? OptionalInt.of(ply)
                    : OptionalInt.empty();
        });
    }

    private static boolean same(Position one, Position other) {
        for (int cell = 0; cell < one.grid().cells(); cell++) {
            if (!one.at(cell).equals(other.at(cell))) {
                return false;
            }
        }
        return one.toMove() == other.toMove();
    }

    private GameHits parts(BoardPattern pattern, List<StoredLine> lines) throws SQLException {
        PatternSearch search = new PatternSearch(pattern);
        List<GameHits.Hit> hits = new ArrayList<>();
        int refused = 0;
        Optional<Set<Long>> named = Optional.empty();
        int number = values.size() + 1;
        try (PreparedStatement one = prepared("SELECT " + COLUMNS + " FROM game g" + where("g.id = ?"))) {
            for (StoredLine line : lines) {
                OptionalInt ply = search.first(line);
                if (ply.isEmpty() || (named.isPresent() && !named.get().contains(line.id()))) {
                    continue;
                }
                one.setLong(number, line.id());
                try (ResultSet row = one.executeQuery()) {
                    if (!row.next()) {
                        refused++;
                    } else if (hits.size() == most && order == GameHits.Order.NEWEST) {
                        return new GameHits(hits, false);
                    } else {
                        hits.add(new GameHits.Hit(game(row), ply.getAsInt()));
                    }
                }
                if (refused == MOST_REFUSED && named.isEmpty()) {
                    named = Optional.of(numbers());
                }
            }
        }
        return order == GameHits.Order.NEWEST ? new GameHits(hits, true) : best(hits);
    }

    /// The best of all games that match. The lines to look at are in the order of their dates.
    private GameHits best(List<GameHits.Hit> hits) {
        List<GameHits.Hit> sorted = hits.stream().sorted(BEST_FIRST).toList();
        return new GameHits(sorted.subList(0, Math.min(most, sorted.size())), sorted.size() <= most);
    }

    /// The numbers of all games that meet the conditions.
    private Set<Long> numbers() throws SQLException {
        Set<Long> numbers = new HashSet<>();
        try (PreparedStatement all = prepared("SELECT g.id FROM game g" + where());
                ResultSet row = all.executeQuery()) {
            while (row.next()) {
                numbers.add(row.getLong(1));
            }
        }
        return numbers;
    }

    /// Examines a row: after how many plies the board matched.
    private interface Look {
        OptionalInt at(ResultSet row) throws SQLException;
    }

    private GameHits replayed(String select, Look look) throws SQLException {
        List<GameHits.Hit> hits = new ArrayList<>();
        try (PreparedStatement statement = prepared(select + where() + sorting);
                ResultSet row = statement.executeQuery()) {
            while (row.next()) {
                OptionalInt ply = look.at(row);
                if (ply.isPresent()) {
                    if (hits.size() == most) {
                        return new GameHits(hits, false);
                    }
                    hits.add(new GameHits.Hit(game(row), ply.getAsInt()));
                }
            }
        }
        return new GameHits(hits, true);
    }

    private StoredLine line(ResultSet row, int column) throws SQLException {
        StartPositions.Usual kind = new StartPositions.Usual(row.getString(2), row.getString(3), row.getString(4));
        return new StoredLine(
                row.getLong(1), row.getString(8), kind, row.getString(column), row.getBytes(column + 1), starts);
    }

    private static LibraryGame game(ResultSet row) throws SQLException {
        int at = 0;
        return new LibraryGame(
                row.getLong(++at),
                row.getString(++at),
                row.getString(++at),
                row.getString(++at),
                row.getString(++at),
                row.getString(++at),
                row.getString(++at),
                row.getString(++at).strip(),
                row.getString(++at),
                row.getInt(++at),
                row.getInt(++at));
    }
}
