package hexalyst.kept;

import static org.junit.jupiter.api.Assertions.assertEquals;

import hexalyst.board.HexGrid;
import hexalyst.game.Games;
import hexalyst.game.Move;
import hexalyst.game.MoveCodec;
import hexalyst.game.Part;
import hexalyst.game.Side;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// The codes of moves are in libraries and proofs, and their texts in every file of games.
///
/// The rows of `moves.tsv` were printed at commit d02a4e3 from [MoveCodec#encode] and [MoveCodec#format]: on boards of
/// 7, 37, 61, 70, 91 and 217 cells a piece of each colour on the first, the second, the middle and the last cell, the
/// swap and the pass.
class KeptMovesTest {
    private static final int CODE = 3;
    private static final int TEXT = 4;

    static List<KeptTable.Row> rows() throws IOException {
        return KeptTable.rows("moves.tsv");
    }

    @Test
    void theTableIsWhole() throws IOException {
        assertEquals(120, rows().size());
    }

    @ParameterizedTest
    @MethodSource("rows")
    void aMoveHasTheSameCodeAndText(KeptTable.Row row) {
        List<Integer> rowLengths =
                Arrays.stream(row.at(1).split(" ", -1)).map(Integer::valueOf).toList();
        MoveCodec codec = Games.named(row.at(0)).orElseThrow().codec(HexGrid.ofRows(rowLengths));
        int code = Integer.parseInt(row.at(CODE));
        Move move = codec.parse(row.at(TEXT), Side.WHITE).orElseThrow();
        Part part = move.parts().getFirst();
        assertEquals(code, codec.encode(part));
        assertEquals(row.at(TEXT), codec.format(move));
        assertEquals(part, codec.decode(code));
    }
}
