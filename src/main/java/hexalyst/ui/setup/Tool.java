package hexalyst.ui.setup;

import hexalyst.game.Content;
import hexalyst.game.Edition;
import hexalyst.game.Piece;
import hexalyst.game.Side;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/// What the mouse paints.
///
/// @param id its name in the ids of buttons
/// @param left what the left button leaves on a cell
/// @param right what the right button leaves: the same for the other player, or nothing
public record Tool(String id, Content left, Content right) {
    /// A plain piece of the first player.
    public static final Tool WHITE = new Tool("white", Content.WHITE, Content.BLACK);
    /// A plain piece of the second player.
    public static final Tool BLACK = new Tool("black", Content.BLACK, Content.WHITE);
    /// A cell on which no piece can be placed.
    public static final Tool BLOCKED = new Tool("blocked", Content.BLOCKED, Content.EMPTY);
    /// Erases.
    public static final Tool ERASE = new Tool("erase", Content.EMPTY, Content.EMPTY);

    /// All tools for an edition: a piece of each kind and player, as far as they exist, then the others.
    ///
    /// @param blocks whether cells may be blocked
    static List<Tool> of(Edition edition, boolean blocks) {
        Comparator<Piece> order = Comparator.<Piece>comparingInt(
                        piece -> piece.owner().map(Side::ordinal).orElse(2))
                .thenComparingInt(Piece::kind);
        List<Piece> pieces = edition.letters().values().stream().sorted(order).toList();
        List<Tool> tools = new ArrayList<>();
        for (Piece piece : pieces) {
            Content content = Content.of(List.of(piece));
            boolean both = pieces.contains(content.exchanged().pieces().getFirst());
            tools.add(new Tool(id(piece), content, both ? content.exchanged() : Content.EMPTY));
        }
        if (blocks) {
            tools.add(BLOCKED);
        }
        tools.add(ERASE);
        return List.copyOf(tools);
    }

    private static String id(Piece piece) {
        String owner = piece.owner()
                .map(side -> side == Side.WHITE ? "white" : "black")
                .orElse("nobody");
        return piece.kind() == 0 ? owner : owner + "-" + piece.kind();
    }

    /// What is on a cell after painting where pieces are put on top of others: nothing takes the top one off.
    static Content stacked(Content there, Content painting) {
        List<Piece> pieces = new ArrayList<>(there.pieces());
        if (painting.isEmpty() && !pieces.isEmpty()) {
            pieces.removeLast();
        } else if (painting.pieces().isEmpty()) {
            return painting;
        }
        pieces.addAll(painting.pieces());
        return Content.of(pieces);
    }

    /// What a button leaves on a cell.
    Content content(boolean leftButton) {
        return leftButton ? left : right;
    }
}
