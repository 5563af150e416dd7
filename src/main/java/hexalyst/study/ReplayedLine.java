package hexalyst.study;

import hexalyst.board.CellHash;
import hexalyst.board.Grid;
import hexalyst.game.Content;
import hexalyst.game.Edition;
import hexalyst.game.Game;
import hexalyst.game.Move;
import hexalyst.game.MoveCodec;
import hexalyst.game.Part;
import hexalyst.game.Piece;
import hexalyst.game.Position;
import hexalyst.game.PositionKey;
import hexalyst.game.Side;
import hexalyst.game.Traits;
import hexalyst.record.GameTree;
import hexalyst.turn.LineCodes;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

/// A game's main line as stored in the library: the codes of its steps ([Position#steps]) and the keys of the positions
/// after its turns. Imports hold many lines, so one takes hardly more memory than the numbers in it.
final class ReplayedLine {
    /// The family of hash values, separate from those of positions' keys.
    private static final int FAMILY = 17;
    /// Distinguishes a game with a swap on offer from one with the same moves without.
    private static final long SWAP = CellHash.mix(FAMILY);

    private final Side first;
    private final byte[] moves;
    /// The upper and the lower half of each key.
    private final long[] keys;

    private final long fingerprint;

    private ReplayedLine(Side first, byte[] moves, long[] keys, long fingerprint) {
        this.first = first;
        this.moves = moves;
        this.keys = keys;
        this.fingerprint = fingerprint;
    }

    /// Replays the main line of a game.
    static ReplayedLine of(GameTree tree) {
        List<Integer> line = tree.mainLine();
        List<List<Integer>> codes = new ArrayList<>();
        List<PositionKey> keys = new ArrayList<>(line.size());
        Position at = tree.start();
        keys.add(at.lookupKey());
        for (int ply = 1; ply < line.size(); ply++) {
            Move move = tree.node(line.get(ply)).move().orElseThrow();
            codes.add(LineCodes.of(at, at.steps(List.of(move))));
            at = at.play(move);
            keys.add(at.lookupKey());
        }
        Position start = tree.start();
        return new ReplayedLine(
                start.toMove(),
                MoveCodes.of(start.game().codec(start.grid()))
                        .written(codes.stream().flatMap(List::stream).toList()),
                keys.stream()
                        .flatMapToLong(key -> LongStream.of(key.high(), key.low()))
                        .toArray(),
                fingerprint(start, codes, keys));
    }

    /// Who moves before the first move.
    Side first() {
        return first;
    }

    /// How many turns the main line has.
    int plies() {
        return keys.length / 2 - 1;
    }

    /// The codes of the steps, in the format of [MoveCodes].
    byte[] moves() {
        return moves.clone();
    }

    /// The keys of the positions after 0 to [#plies] plies.
    List<PositionKey> keys() {
        return IntStream.rangeClosed(0, plies())
                .mapToObj(ply -> new PositionKey(keys[2 * ply], keys[2 * ply + 1]))
                .toList();
    }

    /// A number that this game shares with every game with the same moves from the same start, possibly turned or
    /// mirrored as a whole, and hardly with any other.
    long fingerprint() {
        return fingerprint;
    }

    /// The key of a position in libraries before version 6: the lower half of its [Position#earlierKey], mixed with
    /// game, edition and board. Two positions can share it.
    static long earlierKey(Position position) {
        return CellHash.mix(position.earlierKey().low() ^ salt(position));
    }

    private static long salt(Position position) {
        return salt(position.game(), position.edition(), position.grid());
    }

    private static long salt(Game game, Edition edition, Grid grid) {
        long salt = 1;
        for (char c : (game.id() + ' ' + edition.id() + ' ' + grid.rowLengths()).toCharArray()) {
            salt = CellHash.mix(salt ^ c);
        }
        return salt;
    }

    private static long fingerprint(Position start, List<List<Integer>> codes, List<PositionKey> keys) {
        Grid grid = start.grid();
        MoveCodec codec = start.game().codec(grid);
        // Codes of listed turns do not tell which of two captures it was.
        boolean listed = start.game().traits().turns() == Traits.Turns.LISTED;
        long salt = salt(start);
        long smallest = Long.MAX_VALUE;
        for (int symmetry : start.game().symmetries(grid)) {
            long hash = CellHash.mix(salt ^ beginning(start, symmetry));
            for (int ply = 0; ply < codes.size(); ply++) {
                hash = CellHash.mix(hash + image(codec, codes.get(ply), grid, symmetry));
                hash ^= listed ? keys.get(ply + 1).low() : 0;
            }
            smallest = Math.min(smallest, hash);
        }
        return smallest;
    }

    /// The code of a turn's image; for several parts, a number that does not depend on their order.
    private static long image(MoveCodec codec, List<Integer> turn, Grid grid, int symmetry) {
        long sum = 0;
        for (int code : turn) {
            long image = codec.encode(Part.at(codec.decode(code), cell -> grid.image(symmetry, cell)));
            sum += turn.size() == 1 ? image : CellHash.mix(image);
        }
        return sum;
    }

    /// A hash of a symmetry's image of the position before the first move.
    private static long beginning(Position start, int symmetry) {
        Grid grid = start.grid();
        long hash = 0;
        for (int cell = 0; cell < grid.cells(); cell++) {
            Content content = start.at(cell);
            if (!content.isEmpty()) {
                hash ^= value(content, grid.image(symmetry, cell));
            }
        }
        return hash
                + CellHash.mix(start.toMove().ordinal() + 2L * start.supply().hashCode())
                + (start.swapOffered() ? SWAP : 0)
                + start.setup().fields().hashCode();
    }

    private static long value(Content content, int cell) {
        long value = CellHash.unsalted(FAMILY, content.code(), cell);
        if (!Content.simple().contains(content)) {
            for (Piece piece : content.pieces()) {
                int owner = piece.owner().map(side -> 1 + side.ordinal()).orElse(0);
                value = CellHash.mix(value + 3L * piece.kind() + owner);
            }
        }
        return value;
    }
}
