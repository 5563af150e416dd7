package hexalyst.study;

import hexalyst.game.Content;
import hexalyst.game.MoveCodec;
import hexalyst.game.Part;
import hexalyst.game.Piece;
import hexalyst.game.Position;
import hexalyst.game.Side;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/// Searches for a part of a board in one main line after the other. Where pieces stay where they were placed
/// ([hexalyst.game.Traits]), the moves alone show when the board matched: from the placement of the last required piece
/// until something was placed on one of the cells required to be empty. Other games are replayed. Confined to one
/// thread.
final class PatternSearch {
    private final String board;
    private final List<BoardPattern> images;
    private final IdentityHashMap<StartPositions.Usual, Optional<Quick>> byKind = new IdentityHashMap<>();
    /// When each code was last played, on a clock that continues from game to game.
    private long[] played = {};

    private long clock;

    /// The possible images, the format of the codes, and the code of a swap.
    private record Quick(List<Image> images, MoveCodes codes, int swap) {}

    /// What must and must not have been placed for one image of the pattern to match.
    private static final class Image {
        private final int[] wanted;
        private final int[] unwanted;

        Image(List<Integer> wanted, List<Integer> unwanted) {
            this.wanted = wanted.stream().mapToInt(Integer::intValue).toArray();
            this.unwanted = unwanted.stream().mapToInt(Integer::intValue).toArray();
        }

        /// After how many plies of the game that began at this time the image matches for the first time; -1 if never.
        int first(long[] played, long began) {
            long first = began;
            for (int code : wanted) {
                if (played[code] <= began) {
                    return -1;
                }
                first = Math.max(first, played[code]);
            }
            for (int code : unwanted) {
                if (played[code] > began && played[code] <= first) {
                    return -1;
                }
            }
            return (int) (first - began);
        }
    }

    PatternSearch(BoardPattern pattern) {
        board = NewGame.board(pattern.grid());
        images = pattern.images();
    }

    /// After how many plies the board has the pattern, turned or mirrored, for the first time; empty if it never has.
    OptionalInt first(StoredLine line) {
        if (!line.kind().board().equals(board)) {
            return OptionalInt.empty();
        }
        Optional<Quick> quick = quick(line);
        if (quick.isEmpty() || !line.isUsual()) {
            return line.firstWith(images);
        }
        return quick.get().images.isEmpty() ? OptionalInt.empty() : first(line, quick.get());
    }

    private OptionalInt first(StoredLine line, Quick quick) {
        long began = clock;
        int plies = line.steps(quick.codes);
        clock += plies + 1;
        for (int ply = 0; ply < plies; ply++) {
            played[line.code(quick.codes, ply)] = began + ply + 1;
        }
        if (played[quick.swap] > began) {
            return line.firstWith(images);
        }
        int first = -1;
        for (Image image : quick.images) {
            int there = image.first(played, began);
            if (there >= 0 && (first < 0 || there < first)) {
                first = there;
            }
        }
        return first < 0 ? OptionalInt.empty() : OptionalInt.of(first);
    }

    /// What to search for in the moves of games with this one's usual start; empty if they have to be replayed.
    private Optional<Quick> quick(StoredLine line) {
        Optional<Quick> quick = byKind.get(line.kind());
        if (quick == null) {
            quick = line.usualStart()
                    .filter(start -> start.game().traits().keepsPieces()
                            && !start.game().traits().severalParts())
                    .map(this::possible);
            byKind.put(line.kind(), quick);
        }
        return quick;
    }

    private Quick possible(Position start) {
        MoveCodec codec = start.game().codec(start.grid());
        List<Image> possible = new ArrayList<>();
        for (BoardPattern image : images) {
            List<Integer> wanted = new ArrayList<>();
            List<Integer> unwanted = new ArrayList<>();
            boolean can = true;
            for (Map.Entry<Integer, Content> cell : image.cells().entrySet()) {
                if (!start.at(cell.getKey()).isEmpty()) {
                    can &= start.at(cell.getKey()).equals(cell.getValue());
                } else {
                    can &= !cell.getValue().isBlocked();
                    for (Side side : Side.values()) {
                        (cell.getValue().is(side) ? wanted : unwanted)
                                .add(codec.encode(new Part.Put(cell.getKey(), Piece.of(side))));
                    }
                }
            }
            if (can) {
                possible.add(new Image(wanted, unwanted));
            }
        }
        played = Arrays.copyOf(played, Math.max(played.length, codec.codes()));
        return new Quick(possible, MoveCodes.of(codec), codec.encode(Part.SWAP));
    }
}
