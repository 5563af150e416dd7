package hexalyst.analysis.live;

import static org.junit.jupiter.api.Assertions.assertEquals;

import hexalyst.engine.ProvedValue;
import hexalyst.engine.Value;
import hexalyst.engine.estimate.Score;
import hexalyst.game.Move;
import hexalyst.game.Position;
import hexalyst.game.Positions;
import hexalyst.game.Step;
import hexalyst.ui.game.Trees;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class SameMovesTest {
    private static Move move(Position position, String text) {
        return position.legalMoves().stream()
                .filter(move -> position.text(move).equals(text))
                .findFirst()
                .orElseThrow();
    }

    private static MoveValues.Row row(Move move, Optional<Score> score) {
        return new MoveValues.Row(Positions.step(move), score, List.of(move), 0, 0);
    }

    @Test
    void onTheEmptyBoardMostMovesAreTheSameAsOthers() {
        Position empty = Trees.position("3/4/5/4/3 w");
        SameMoves same = SameMoves.of(empty);
        assertEquals(List.of(), same.others(Positions.step(move(empty, "c3w"))));
        assertEquals(5, same.others(Positions.step(move(empty, "a1w"))).size());
        assertEquals(5, same.others(Positions.step(move(empty, "a2b"))).size());
        List<MoveValues.Row> rows = empty.legalMoves().stream()
                .map(move -> row(move, Optional.empty()))
                .toList();
        assertEquals(8, same.merged(rows).size(), "middle, middle ring, corners, edges; of either colour");
    }

    @Test
    void theRowOfWhichMostIsKnownStandsForTheOthers() {
        Position empty = Trees.position("3/4/5/4/3 w");
        MoveValues.Row open = row(move(empty, "a1w"), Optional.empty());
        MoveValues.Row proved = row(move(empty, "a3w"), Optional.of(new Score.Proved(new ProvedValue(Value.WIN, 9))));
        assertEquals(List.of(proved), SameMoves.of(empty).merged(List.of(open, proved)));
        MoveValues.Row last = row(move(empty, "e1w"), proved.score());
        assertEquals(List.of(proved), SameMoves.of(empty).merged(List.of(open, proved, last)), "the first of equals");
    }

    @Test
    void withoutASymmetryEveryMoveStandsForItself() {
        Position position = Trees.position("3/w3/4b/4/3 w");
        SameMoves same = SameMoves.of(position);
        for (Step step : position.steps()) {
            assertEquals(List.of(), same.others(step), position.text(step));
        }
    }
}
