package hexalyst.ui.openings;

import hexalyst.analysis.job.Finding;
import hexalyst.board.Grid;
import hexalyst.engine.ProvedValue;
import hexalyst.game.Move;
import hexalyst.game.Part;
import hexalyst.game.Position;
import hexalyst.record.Label;
import hexalyst.study.Exploration;
import hexalyst.study.Library;
import hexalyst.study.Query;
import hexalyst.text.Texts;
import hexalyst.ui.engine.ProofStore;
import java.io.IOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Stream;

/// What a table of openings shows of a position: a row for each move that was played or has a known value.
///
/// @param exploration what was played
/// @param here the result of an earlier session for the position itself
/// @param known results of earlier sessions for the position after each move
record OpeningRows(Exploration exploration, Optional<Finding> here, Map<Move, Finding> known) {
    /// Smaller shares are not written on the board: on an empty one nearly every cell would have such a number.
    private static final double LEAST_SHARE = 0.03;

    /// Copies the map.
    OpeningRows {
        known = Map.copyOf(known);
    }

    /// Asks a library; in the background.
    ///
    /// @param names which games count
    /// @param results finds results of earlier sessions
    static OpeningRows of(
            Library library, Position position, Query names, Function<Position, Optional<Finding>> results)
            throws IOException {
        Exploration exploration = library.explore(position, names);
        Map<Move, Finding> known = new HashMap<>();
        for (Exploration.Played played : exploration.moves()) {
            results.apply(position.play(played.move())).ifPresent(finding -> known.put(played.move(), finding));
        }
        return new OpeningRows(exploration, results.apply(position), known);
    }

    /// The rows, in their order.
    ///
    /// @param before the moves from the current position to this one
    /// @param proofs the proofs of this session
    List<OpeningRow> rows(List<Move> before, ProofStore proofs) {
        Position position = exploration.position();
        Optional<ProvedValue> lost = KnownScore.lost(proofs, position, here);
        return exploration.moves().stream()
                .map(played -> new OpeningRow(
                        Stream.concat(before.stream(), Stream.of(played.move())).toList(),
                        position.text(played.move()),
                        words(position, played.move()),
                        played.same(),
                        played.tried(),
                        proofs.veiled()
                                ? Optional.empty()
                                : KnownScore.of(
                                                proofs,
                                                position.play(played.move()),
                                                Optional.ofNullable(known.get(played.move())))
                                        .map(score -> KnownScore.within(score, lost))))
                .filter(row -> row.tried().games() > 0 || row.known().isPresent())
                .sorted(OpeningRow.ORDER)
                .toList();
    }

    /// The share of the games that played on each cell, in per cent, without very small ones. Moves that are the same
    /// by symmetry share their games equally, so that each number is true of its cell.
    static List<Label> shares(List<OpeningRow> rows) {
        double all = rows.stream().mapToLong(row -> row.tried().games()).sum();
        Map<Integer, Double> byCell = new TreeMap<>();
        for (OpeningRow row : rows) {
            List<Integer> cells = row.same().stream().map(Move::lastCell).toList();
            cells.forEach(cell -> byCell.merge(cell, row.tried().games() / all / cells.size(), Double::sum));
        }
        return byCell.entrySet().stream()
                .filter(share -> share.getKey() != Grid.NONE && share.getValue() >= LEAST_SHARE)
                .map(share -> new Label(share.getKey(), Math.round(100 * share.getValue()) + "%"))
                .toList();
    }

    /// What a move does, since in some games each player places pieces of both colours.
    private static String words(Position position, Move move) {
        Part.Put put = move.put();
        return put == null
                ? position.text(move)
                : Texts.of(OpeningRows.class)
                        .get(
                                "move.words",
                                position.edition().sideName(position.toMove()),
                                position.edition().pieceName(put.piece()),
                                position.grid().name(put.cell()));
    }
}
