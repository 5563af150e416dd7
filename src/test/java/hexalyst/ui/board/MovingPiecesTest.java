package hexalyst.ui.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.analysis.live.MoveValues;
import hexalyst.board.CellSet;
import hexalyst.engine.ProvedValue;
import hexalyst.engine.Value;
import hexalyst.engine.estimate.Score;
import hexalyst.export.board.BoardPicture;
import hexalyst.export.board.LensValue;
import hexalyst.export.board.NodePicture;
import hexalyst.export.board.Overlays;
import hexalyst.export.board.PictureDetails;
import hexalyst.game.Move;
import hexalyst.game.Part;
import hexalyst.game.Position;
import hexalyst.game.Positions;
import hexalyst.game.Side;
import hexalyst.game.spike.Spikes;
import hexalyst.record.GameTree;
import hexalyst.turn.BegunTurn;
import hexalyst.turn.Changes;
import hexalyst.ui.engine.MoveSearches;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/// What is shown over the board in games whose pieces move, or whose turns have several parts.
class MovingPiecesTest {
    private static final Position CROSSFIRE = Positions.of(
            Spikes.named("crossfire"),
            "xx1xx/xbwwwx/1b1w(ww)b1/x(bb)bb1bbx/xwww1(bw)bbx/x(ww)wbw1wx/1bb1ww1/xb(bb)1wx/xx1xx w");
    private static final Position PHALANX =
            Positions.of(Spikes.named("phalanx"), "4/1wwb1/2w1b1/2wx3/w1bb1b/3b1/4 w taken=1,0");
    private static final LensValue OPEN = new LensValue.Open();

    private static int cell(Position position, String name) {
        return Positions.cell(position, name);
    }

    private static List<Move> moves(Position start, String... texts) {
        List<Move> moves = new ArrayList<>();
        Position at = start;
        for (String text : texts) {
            moves.add(Positions.move(at, text));
            at = at.play(moves.getLast());
        }
        return moves;
    }

    /// Values of some moves by their texts; the others are unknown.
    private static MoveValues values(Map<String, Score> scores) {
        List<MoveValues.Row> rows = CROSSFIRE.legalMoves().stream()
                .map(move -> new MoveValues.Row(
                        Positions.step(move),
                        Optional.ofNullable(scores.get(CROSSFIRE.text(move))),
                        List.of(move),
                        0,
                        0))
                .toList();
        return new MoveValues(CROSSFIRE, rows, Optional.empty(), 0, Duration.ZERO, false);
    }

    private static Map<Integer, LensValue> lens(BegunTurn turn, Map<String, Score> scores) {
        return LensCells.of(turn, Optional.of(values(scores))).stream()
                .collect(Collectors.toMap(
                        Overlays.LensCell::cell,
                        found -> found.halves().getFirst().value()));
    }

    private static LensValue picking(String name, Map<String, Score> scores) {
        return Objects.requireNonNull(lens(BegunTurn.of(CROSSFIRE), scores).get(cell(CROSSFIRE, name)));
    }

    @Test
    void theLensTellsTheBestThatCanBeDoneWithPieces() {
        Score win = MoveSearches.proved(Value.WIN, 3);
        Score loss = MoveSearches.proved(Value.LOSS, 4);
        assertEquals(OPEN, picking("b5", Map.of()));
        assertEquals(
                new LensValue.Proved(new ProvedValue(Value.WIN, 3), false),
                picking("b5", Map.of("b5-b4", win, "b5-c5", MoveSearches.estimated(0.9))));
        assertEquals(new LensValue.Estimated(20), picking("b5", Map.of("b5-b4", loss, "b5-c5", estimated())));
        assertEquals(OPEN, picking("c5", Map.of("b5-b4", win)));
    }

    @Test
    void aDrawThatIsSureIsNoLessThanAnEvenChance() {
        Score draw = MoveSearches.proved(Value.DRAW, 0);
        assertEquals(new LensValue.Estimated(50), picking("b5", Map.of("b5-b4", draw)));
        assertEquals(new LensValue.Estimated(50), picking("b5", Map.of("b5-b4", draw, "b5-c5", estimated())));
        assertEquals(
                new LensValue.Estimated(70),
                picking("b5", Map.of("b5-b4", draw, "b5-c5", MoveSearches.estimated(0.7))));
    }

    private static Score estimated() {
        return MoveSearches.estimated(0.2);
    }

    @Test
    void aLossIsToldOnceNothingElseIsOpen() {
        Score loss = MoveSearches.proved(Value.LOSS, 4);
        List<String> all = CROSSFIRE.legalMoves().stream()
                .map(CROSSFIRE::text)
                .filter(text -> text.startsWith("b5-"))
                .toList();
        assertEquals(3, all.size());
        assertEquals(OPEN, picking("b5", Map.of(all.get(0), loss, all.get(1), loss)));
        assertEquals(
                new LensValue.Proved(new ProvedValue(Value.LOSS, 4), false),
                picking("b5", all.stream().collect(Collectors.toMap(text -> text, text -> loss))));
    }

    @Test
    void onceAPieceIsPickedTheLensIsOnTheCellsItMayGoTo() {
        BegunTurn picked = BegunTurn.of(CROSSFIRE).pick(cell(CROSSFIRE, "b5"));
        Map<Integer, LensValue> lens = lens(picked, Map.of("b5-b4", estimated()));
        assertEquals(Set.of(cell(CROSSFIRE, "b4"), cell(CROSSFIRE, "c5"), cell(CROSSFIRE, "c6")), lens.keySet());
        assertEquals(new LensValue.Estimated(20), lens.get(cell(CROSSFIRE, "b4")));
        assertEquals(OPEN, lens.get(cell(CROSSFIRE, "c5")));
    }

    @Test
    void theLensDoesNotHideStonesThatArePut() {
        List<Overlays.LensCell> cells = LensCells.of(BegunTurn.of(PHALANX), Optional.empty());
        long puts = PHALANX.parts().stream()
                .filter(part -> part instanceof Part.Put)
                .count();
        assertEquals(
                puts,
                cells.stream().filter(lens -> PHALANX.at(lens.cell()).isEmpty()).count());
    }

    @Test
    void thePartsOfATurnAreSeenOneAfterTheOther() {
        Move move = Positions.move(PHALANX, "b1+d3-g3");
        Position after = PHALANX.play(move);
        Walks growth = Walks.of(PHALANX, move, Changes.of(PHALANX, move, after));
        assertEquals(List.of(), growth.walks());
        assertEquals(PHALANX.contents(), growth.before());
        Walks row = growth.next().orElseThrow();
        assertEquals(PHALANX.with(move.parts().getFirst()).contents(), row.before());
        assertTrue(row.walks().size() > 1, "the whole row walks");
        assertTrue(row.next().isEmpty());
    }

    @Test
    void aLineShowsTheWaysOfItsPieces() {
        List<Move> line = moves(CROSSFIRE, "b5-b4", "c2-c1");
        ShownMoves shown = ShownMoves.line(CROSSFIRE, line);
        assertEquals(List.of(), shown.pieces());
        assertEquals(
                List.of(
                        new Overlays.Trail(cell(CROSSFIRE, "b5"), cell(CROSSFIRE, "b4"), 1),
                        new Overlays.Trail(cell(CROSSFIRE, "c2"), cell(CROSSFIRE, "c1"), 2)),
                shown.trails());
    }

    @Test
    void nothingIsShownOfWhatCannotBeDone() {
        List<Move> line = moves(CROSSFIRE, "b5-b4", "c2-c1");
        assertEquals(List.of(), ShownMoves.line(CROSSFIRE, line.reversed()).trails());
    }

    @Test
    void theOtherPiecesOfABestTurnHaveItsNumber() {
        ShownMoves shown = ShownMoves.move(PHALANX, Positions.move(PHALANX, "b1+g1"), 2);
        assertEquals(
                List.of(
                        new Overlays.NumberedPiece(cell(PHALANX, "b1"), Side.WHITE, 2),
                        new Overlays.NumberedPiece(cell(PHALANX, "g1"), Side.WHITE, 2)),
                shown.pieces());
    }

    private static BoardPicture after(Position start, String turn) {
        GameTree tree = GameTree.of(start, moves(start, turn));
        return NodePicture.of(tree, tree.node(GameTree.ROOT).children().getFirst(), PictureDetails.DIAGRAM);
    }

    @Test
    void everyCellOfTheLastTurnIsMarked() {
        assertEquals(
                CellSet.of(cell(CROSSFIRE, "b5"), cell(CROSSFIRE, "b4")),
                after(CROSSFIRE, "b5-b4").lastMove());
        assertEquals(
                CellSet.of(cell(PHALANX, "b1"), cell(PHALANX, "g1")),
                after(PHALANX, "b1+g1").lastMove());
        assertEquals(CellSet.EMPTY, after(PHALANX, "pass").lastMove());
    }
}
