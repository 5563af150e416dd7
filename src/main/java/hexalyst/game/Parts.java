package hexalyst.game;

import hexalyst.board.CellSet;
import hexalyst.board.Grid;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/// Parts of a turn in the order in which they are made: a whole turn or a step of a search.
public sealed interface Parts permits Move, Step {
    /// The parts, at least one.
    List<Part> parts();

    /// True for a pass ([Move#pass]).
    default boolean isPass() {
        return Part.PASS.equals(only());
    }

    /// True for a swap ([Move#swap]).
    default boolean isSwap() {
        return Part.SWAP.equals(only());
    }

    /// The only part; null if there are several.
    default @Nullable Part only() {
        return parts().size() == 1 ? parts().getFirst() : null;
    }

    /// The placement, if there is nothing else; otherwise null.
    default Part.@Nullable Put put() {
        return only() instanceof Part.Put put ? put : null;
    }

    /// The cell where the last part ends; [Grid#NONE] if it has none.
    default int lastCell() {
        return switch (parts().getLast()) {
            case Part.Put put -> put.cell();
            case Part.Shift shift -> shift.to();
            case Part.Remove remove -> remove.cell();
            case Part.Choose choose -> Grid.NONE;
        };
    }

    /// The cells named in the parts.
    default CellSet cells() {
        return CellSet.of(named().toArray());
    }

    /// The largest cell named in the parts; [Grid#NONE] if there is none.
    default int largestCell() {
        return named().max().orElse(Grid.NONE);
    }

    private IntStream named() {
        return parts().stream().flatMapToInt(part -> switch (part) {
            case Part.Put put -> IntStream.of(put.cell());
            case Part.Shift shift -> IntStream.of(shift.from(), shift.to());
            case Part.Remove remove -> IntStream.of(remove.cell());
            case Part.Choose choose -> IntStream.empty();
        });
    }
}
