package hexalyst.export.document;

import hexalyst.export.board.BoardGeometry;
import hexalyst.export.board.BoardLook;
import hexalyst.export.board.BoardPainter;
import hexalyst.export.board.BoardWords;
import hexalyst.export.board.GameLook;
import hexalyst.game.Content;
import hexalyst.game.Edition;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.Map;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/// Names the contents of cells for a page's script: plain stones by their letters, which the script draws itself, and
/// everything else by generated names together with the elements that draw it.
final class HtmlLooks {
    private static final JsonMapper JSON = new JsonMapper();

    private final GameLook game;
    private final BoardGeometry geometry;
    private final BoardLook look;
    /// In the order in which they come up, so that a page is the same each time.
    private final Map<Content, String> names = new LinkedHashMap<>();
    private final ObjectNode drawn = JSON.createObjectNode();

    HtmlLooks(Edition edition, BoardGeometry geometry, BoardLook look) {
        game = GameLook.of(edition);
        this.geometry = geometry;
        this.look = look;
    }

    /// The name of a cell's content.
    String name(Content content) {
        return names.computeIfAbsent(content, this::named);
    }

    private String named(Content content) {
        if (game.isStone(content)) {
            return String.valueOf(content.sign());
        }
        String name = "p" + (drawn.size() + 1);
        ObjectNode item =
                drawn.putObject(name).put("top", String.valueOf(content.sign())).put("plain", game.isPlain(content));
        if (content.pieces().size() > 1) {
            item.put("tall", true);
        }
        new BoardPainter(new LookSurface(item.putArray("parts")), geometry).content(look, game, content, 0, 0);
        return name;
    }

    /// What the contents so far are called by people, by their names; nothing for an empty cell.
    ObjectNode names() {
        ObjectNode out = JSON.createObjectNode();
        names.keySet().stream()
                .filter(content -> !content.isEmpty() && !game.hides(content))
                .sorted(Comparator.comparingInt(BoardWords::order))
                .forEach(content -> out.put(name(content), BoardWords.name(content, game)));
        return out;
    }

    /// The contents with generated names so far.
    ObjectNode drawn() {
        return drawn;
    }
}
