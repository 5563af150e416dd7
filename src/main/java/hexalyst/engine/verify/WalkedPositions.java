package hexalyst.engine.verify;

import hexalyst.game.Piece;
import hexalyst.game.Position;
import hexalyst.game.Traits;
import java.util.HashMap;
import java.util.Map;
import java.util.OptionalInt;

/// Positions that were walked, and the most plies until the leader wins from each.
interface WalkedPositions {
    /// An empty set for positions of the root's game.
    ///
    /// @param mostBytes how much memory it may take
    static WalkedPositions of(Position root, long mostBytes) {
        Traits traits = root.game().traits();
        boolean plain = !traits.openTurns()
                && root.game().symmetries(root.grid()).length == root.grid().symmetries()
                && traits.repetition() == Traits.Repetition.NONE
                && root.game().fields().isEmpty()
                && Piece.STONES.values().containsAll(root.edition().letters().values());
        return plain ? new Keyed(root, mostBytes) : new Whole(mostBytes);
    }

    /// How many positions there are.
    int size();

    /// The place of a position, or the place where it belongs.
    Place at(Position position);

    /// The place of a position, and of its mirror images where these are treated as equal.
    interface Place {
        /// The most plies until the leader wins; empty if the position has not been added.
        OptionalInt plies();

        /// Adds the position, if it is not there yet.
        ///
        /// @throws BrokenProofException if there is no room for it
        void add(int most) throws BrokenProofException;
    }

    /// Positions of plain stones, by their whole content; mirror images are treated as equal.
    final class Keyed implements WalkedPositions {
        private final ExactKeys keys;
        private final KeyTable table;

        private Keyed(Position root, long mostBytes) {
            keys = new ExactKeys(root.grid());
            table = new KeyTable(keys.words(), mostBytes);
        }

        @Override
        public int size() {
            return table.size();
        }

        @Override
        public Place at(Position position) {
            long[] key = keys.key(position);
            return new Place() {
                @Override
                public OptionalInt plies() {
                    return table.get(key);
                }

                @Override
                public void add(int most) throws BrokenProofException {
                    table.add(key, most);
                }
            };
        }
    }

    /// Positions of any kind; mirror images are different positions.
    final class Whole implements WalkedPositions {
        /// Roughly how many bytes a position takes.
        private static final int BYTES = 4_000;

        private final Map<Position, Integer> plies = new HashMap<>();
        private final long most;

        private Whole(long mostBytes) {
            most = mostBytes / BYTES;
        }

        @Override
        public int size() {
            return plies.size();
        }

        @Override
        public Place at(Position position) {
            return new Place() {
                @Override
                public OptionalInt plies() {
                    Integer known = plies.get(position);
                    return known == null ? OptionalInt.empty() : OptionalInt.of(known);
                }

                @Override
                public void add(int inPlies) throws BrokenProofException {
                    if (plies.size() >= most) {
                        throw BrokenProofException.unchecked("it has more than " + plies.size()
                                + " positions, for which there is not enough memory");
                    }
                    plies.putIfAbsent(position, inPlies);
                }
            };
        }
    }
}
