package hexalyst.game.pentalath;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// Writes Pentalath's perft table with the slow reference alone. Run by hand to add rows: `java -cp target/test-classes
/// hexalyst.game.pentalath.PentalathPerftMaker <file>`.
final class PentalathPerftMaker {
    private static final List<Integer> ROWS_61 = List.of(5, 6, 7, 8, 9, 8, 7, 6, 5);
    private static final List<Integer> ROWS_37 = List.of(4, 5, 6, 7, 6, 5, 4);
    private static final List<Integer> ROWS_19 = List.of(3, 4, 5, 4, 3);
    private static final List<Integer> ROWS_7 = List.of(2, 3, 2);

    private PentalathPerftMaker() {}

    /// Writes the table.
    ///
    /// @param args the file to write
    public static void main(String[] args) throws Exception {
        List<String> rows = new ArrayList<>();
        rows.add(row("empty 61", ROWS_61, List.of(), 2));
        rows.add(row("after the first move", ROWS_61, List.of("e5w"), 2));
        rows.add(row("after the swap", ROWS_61, List.of("e5w", "swap"), 2));
        rows.add(row("a capture in the corner", ROWS_61, List.of("b1w", "a1b", "b2w", "i5b"), 2));
        rows.add(row("suicide in the corner", ROWS_61, List.of("b2w", "i5b", "b1w", "i4b", "a2w"), 2));
        rows.add(row("four in a line", ROWS_61, fours("e1w", "e2w", "e3w", "e4w"), 2));
        rows.add(row("an overline to make", ROWS_61, fours("e1w", "e2w", "e3w", "e5w", "e6w"), 2));
        rows.add(row("empty 7", ROWS_7, List.of(), 6));
        rows.add(row("swapped 7", ROWS_7, List.of("b2w", "swap"), 6));
        rows.add(row("empty 19", ROWS_19, List.of(), 3));
        rows.add(row("empty 37", ROWS_37, List.of(), 2));
        Random random = new Random(20);
        while (rows.size() < 40) {
            List<Integer> lengths =
                    Stream.of(ROWS_61, ROWS_37, ROWS_19, ROWS_7).toList().get(random.nextInt(4));
            List<String> moves = randomMoves(random, lengths);
            if (!moves.isEmpty()) {
                rows.add(row(
                        "random " + rows.size(), lengths, moves, lengths.size() > 5 ? 2 : lengths.size() > 3 ? 3 : 6));
            }
        }
        Files.writeString(Path.of(args[0]), String.join("\n", rows) + "\n");
    }

    /// White makes these moves, Black plays far away.
    private static List<String> fours(String... white) {
        List<String> black = List.of("a1b", "i1b", "a5b", "i5b", "h2b");
        return IntStream.range(0, white.length)
                .boxed()
                .flatMap(i -> Stream.of(white[i], black.get(i)))
                .toList();
    }

    /// The moves of a random game that had a capture; none if it had none, or ended.
    private static List<String> randomMoves(Random random, List<Integer> lengths) {
        PlainPentalath plain = new PlainPentalath(lengths);
        List<String> moves = new ArrayList<>();
        int length = lengths.stream().mapToInt(Integer::intValue).sum() * (40 + random.nextInt(60)) / 100;
        while (moves.size() < length && plain.result().equals("*")) {
            List<String> legal = plain.legal();
            moves.add(legal.get(random.nextInt(legal.size())));
            plain.play(moves.getLast());
        }
        return plain.result().equals("*") && plain.captured() > 0 ? moves : List.of();
    }

    private static PlainPentalath after(List<Integer> lengths, List<String> moves) {
        PlainPentalath plain = new PlainPentalath(lengths);
        moves.forEach(plain::play);
        return plain;
    }

    private static String row(String name, List<Integer> lengths, List<String> moves, int depth) {
        PlainPentalath plain = after(lengths, moves);
        String legal =
                plain.legal().stream().sorted().map(move -> '"' + move + '"').collect(Collectors.joining(", "));
        List<String> counts = new ArrayList<>();
        for (int plies = 1; plies <= depth; plies++) {
            long[] count = new long[4];
            count(lengths, moves, plies, count);
            counts.add("{\"nodes\": " + count[0] + ", \"won\": " + count[1] + ", \"lost\": " + count[2]
                    + ", \"drawn\": " + count[3] + "}");
        }
        return "{\"name\": \"" + name + "\", \"position\": \"" + text(lengths, plain) + "\", \"legal\": [" + legal
                + "], \"perft\": [" + String.join(", ", counts) + "]}";
    }

    private static void count(List<Integer> lengths, List<String> moves, int depth, long[] count) {
        PlainPentalath before = after(lengths, moves);
        for (String move : before.legal()) {
            List<String> longer = new ArrayList<>(moves);
            longer.add(move);
            if (depth > 1) {
                if (after(lengths, longer).result().equals("*")) {
                    count(lengths, longer, depth - 1, count);
                }
                continue;
            }
            String result = after(lengths, longer).result();
            String wins = before.toMove() == 'w' ? "1-0" : "0-1";
            count[0]++;
            count[1] += result.equals(wins) ? 1 : 0;
            count[2] += result.equals("1-0") || result.equals("0-1") ? result.equals(wins) ? 0 : 1 : 0;
            count[3] += result.equals("1/2-1/2") ? 1 : 0;
        }
    }

    private static String text(List<Integer> lengths, PlainPentalath plain) {
        List<String> rows = new ArrayList<>();
        for (int row = lengths.size() - 1; row >= 0; row--) {
            StringBuilder text = new StringBuilder();
            int empty = 0;
            for (int k = 1; k <= lengths.get(row); k++) {
                char content = plain.at((char) ('a' + row) + "" + k);
                if (content != '.' && empty > 0) {
                    text.append(empty);
                }
                empty = content == '.' ? empty + 1 : 0;
                text.append(content == '.' ? "" : content);
            }
            rows.add(text + (empty > 0 ? "" + empty : ""));
        }
        return String.join("/", rows) + ' ' + plain.toMove() + ' ' + plain.left('w') + ',' + plain.left('b');
    }
}
