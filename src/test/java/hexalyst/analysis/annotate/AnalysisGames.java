package hexalyst.analysis.annotate;

import hexalyst.game.Position;
import hexalyst.notation.GameFormat;
import hexalyst.notation.GameLookup;
import hexalyst.record.GameTree;
import hexalyst.record.Node;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;

/// Games for tests, on 19 cells, where the first player wins with c3w and loses with any other move.
public final class AnalysisGames {
    private AnalysisGames() {}

    /// The games of a text in the format `.hgn`; those without tags are on 19 cells.
    public static List<GameTree> read(String... moves) {
        StringBuilder text = new StringBuilder();
        for (String game : moves) {
            text.append("[Game \"Manalath\"]\n[Board \"3 4 5 4 3\"]\n\n")
                    .append(game)
                    .append(" *\n\n");
        }
        return GameFormat.HGN.read(text.toString(), GameLookup.standard()).games();
    }

    /// Four games of which a job once left one position without any value.
    public static List<GameTree> leftOpen() throws IOException {
        try (InputStream in = Objects.requireNonNull(AnalysisGames.class.getResourceAsStream("games-left-open.hgn"))) {
            String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
            return GameFormat.HGN.read(text, GameLookup.standard()).games();
        }
    }

    /// The text of games.
    static String text(List<AnnotatedGame> games) {
        return GameFormat.HGN.write(games.stream().map(AnnotatedGame::tree).toList());
    }

    /// The first node with this move, in the order of the tree.
    static Node node(GameTree game, String move) {
        return game.preorder(GameTree.ROOT).stream()
                .filter(id -> game.text(id).equals(move))
                .map(game::node)
                .findFirst()
                .orElseThrow();
    }

    public static Position start() {
        return read("").getFirst().start();
    }

    /// The position after some moves on 19 cells.
    public static Position after(String... moves) {
        Position position = start();
        for (String move : moves) {
            position = position.play(position.move(move).orElseThrow());
        }
        return position;
    }
}
