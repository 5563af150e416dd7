package hexalyst.game;

import hexalyst.board.CellHash;
import hexalyst.board.CellSet;
import hexalyst.game.kit.PositionHash;
import hexalyst.notation.PositionText;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// Two different positions with one [Position#earlierKey].
///
/// @param first the first one
/// @param second another one
public record EqualKeys(Position first, Position second) {
    /// More cells than a key has bits, so that the values of some of them have the exclusive or 0.
    private static final int CELLS = 150;
    /// Rows of a board with few symmetries.
    private static final List<Integer> ROWS = List.of(12, 13, 14, 15, 16, 17, 18, 19, 18, 17, 16, 15, 14, 13, 12);

    /// Two positions of Manalath that somebody has made up: the first is won in one move, the second lost.
    public static EqualKeys ofManalath() {
        return new EqualKeys(read("equal-keys-1.txt"), read("equal-keys-2.txt"));
    }

    private static Position read(String name) {
        try (InputStream in = Objects.requireNonNull(EqualKeys.class.getResourceAsStream(name))) {
            String text = new String(in.readAllBytes(), StandardCharsets.UTF_8).strip();
            return PositionText.position("manalath", "designer", text).orElseThrow();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// Two positions of any game with plain stones where the board may have any rows, made up here: the same cells have
    /// stones in both, of the other colour. An image under another symmetry may have a smaller hash, so it takes
    /// some attempts.
    public static EqualKeys of(Game game, Edition edition, long seed) {
        Random random = new Random(seed);
        while (true) {
            Optional<EqualKeys> made = made(game, edition, random);
            if (made.isPresent()) {
                return made.get();
            }
        }
    }

    private static Optional<EqualKeys> made(Game game, Edition edition, Random random) {
        PositionSetup empty = PositionSetup.empty(game.grid(ROWS));
        List<Integer> cells = IntStream.range(0, empty.grid().cells()).boxed().collect(Collectors.toList());
        Collections.shuffle(cells, random);
        CellSet exchanged = dependent(cells.subList(0, CELLS));
        if (exchanged.size() % 2 == 1) {
            return Optional.empty();
        }
        List<Content> first = new ArrayList<>(empty.cells());
        List<Content> second = new ArrayList<>(empty.cells());
        // As many of each colour in both positions.
        Side colour = Side.WHITE;
        for (int cell : exchanged.stream().toArray()) {
            first.set(cell, Content.of(colour));
            second.set(cell, Content.of(colour.other()));
            colour = colour.other();
        }
        return position(game, edition, empty, first)
                .flatMap(one -> position(game, edition, empty, second).map(two -> new EqualKeys(one, two)))
                .filter(pair -> pair.first().earlierKey().equals(pair.second().earlierKey()));
    }

    private static Optional<Position> position(Game game, Edition edition, PositionSetup empty, List<Content> cells) {
        PositionSetup setup = new PositionSetup(empty.grid(), cells, Side.WHITE, empty.supply(), 0);
        return game.position(edition, setup) instanceof SetupResult.Valid valid
                        && !valid.position().outcome().over()
                ? Optional.of(valid.position())
                : Optional.empty();
    }

    /// Cells whose values have the exclusive or 0, where the value of a cell is what an exchange of colours there adds:
    /// found by Gaussian elimination.
    private static CellSet dependent(List<Integer> cells) {
        List<BitSet> rows = new ArrayList<>();
        List<BitSet> from = new ArrayList<>();
        for (int cell : cells) {
            BitSet row =
                    BitSet.valueOf(new long[] {exchange(PositionHash.HIGH, cell), exchange(PositionHash.LOW, cell)});
            BitSet made = new BitSet();
            made.set(cell);
            for (int i = 0; i < rows.size(); i++) {
                if (row.get(rows.get(i).nextSetBit(0))) {
                    row.xor(rows.get(i));
                    made.xor(from.get(i));
                }
            }
            if (row.isEmpty()) {
                return CellSet.of(made.stream().toArray());
            }
            rows.add(row);
            from.add(made);
        }
        throw new AssertionError(cells.size() + " independent values of 128 bits");
    }

    private static long exchange(int family, int cell) {
        return CellHash.unsalted(family, PositionHash.OWN, cell) ^ CellHash.unsalted(family, PositionHash.OTHER, cell);
    }
}
