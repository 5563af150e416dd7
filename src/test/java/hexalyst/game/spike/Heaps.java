package hexalyst.game.spike;

import hexalyst.board.Grid;
import hexalyst.board.HexGrid;
import hexalyst.game.Content;
import hexalyst.game.Outcome;
import hexalyst.game.Part;
import hexalyst.game.Piece;
import hexalyst.game.PositionSetup;
import hexalyst.game.Traits;
import hexalyst.game.kit.TurnCodec;
import java.util.ArrayList;
import java.util.List;

/// Not a game of the dossiers, and endless: a player moves any number of the top men of an own stack to a neighbouring
/// cell. It has what no spike has: several parts between the same two cells.
final class Heaps extends SpikePosition {
    static final SpikeGame GAME = new SpikeGame(
            "heaps",
            Traits.of(Traits.Goal.TAKE, Traits.SwapRule.NONE).stacking(),
            List.of(),
            new SpikeEdition("standard", HexGrid.hexagon(3, 3), SpikeGame.STONES, List.of(), true),
            HexGrid::ofAnyRows,
            grid -> new TurnCodec(grid, SpikeGame.STONES, (from, to) -> 1, List.of()),
            Heaps::new);

    private Heaps(SpikeGame game, PositionSetup setup) {
        super(game, setup);
    }

    @Override
    List<Part> next() {
        List<Part> parts = new ArrayList<>();
        for (int cell = 0; cell < grid.cells(); cell++) {
            for (int direction = 0; at(cell).is(mover) && direction < grid.directions(); direction++) {
                int to = grid.neighbour(cell, direction);
                for (int men = 1; to != Grid.NONE && men <= at(cell).pieces().size(); men++) {
                    parts.add(new Part.Shift(cell, to, men));
                }
            }
        }
        return parts;
    }

    @Override
    SpikePosition after(Part part) {
        Part.Shift shift = (Part.Shift) part;
        List<Piece> from = at(shift.from()).pieces();
        int left = from.size() - shift.count();
        List<Piece> stack = new ArrayList<>(at(shift.to()).pieces());
        stack.addAll(from.subList(left, from.size()));
        return new Heaps(
                game,
                setup.with(shift.from(), Content.of(from.subList(0, left)))
                        .with(shift.to(), Content.of(stack))
                        .with(mover.other()));
    }

    @Override
    Outcome end() {
        return Outcome.ongoing();
    }
}
