package hexalyst.ui.export;

import hexalyst.board.Grid;
import hexalyst.export.board.BoardPicture;
import hexalyst.record.GameTree;
import hexalyst.ui.board.BoardLookViewModel;
import hexalyst.ui.board.BoardViewModel;
import hexalyst.ui.files.FilesViewModel;
import hexalyst.ui.game.GameViewModel;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/// What an export is about: the board that the window shows, and the game behind it.
///
/// @param tree the game on the board
/// @param node the position on the board
/// @param document the game in documents
/// @param all all games of the file, including this one
/// @param chosen those that are selected in its table, which are exported unless the user chooses otherwise; empty for
///     fewer than two
/// @param picture the board as it looks in the window
/// @param look what is switched on over it
/// @param name a name for it
/// @param allName a name for all games
/// @param file the file that it comes from
public record Exported(
        GameTree tree,
        int node,
        GameTree document,
        List<GameTree> all,
        List<GameTree> chosen,
        BoardPicture picture,
        BoardLookViewModel look,
        String name,
        String allName,
        Optional<Path> file) {
    /// Copies the lists. What the mouse points at is no part of the picture.
    public Exported {
        all = List.copyOf(all);
        chosen = List.copyOf(chosen);
        picture = picture.with(picture.notes(), picture.overlays(), Optional.empty(), Grid.NONE);
    }

    /// The open game of a tab, or the games that are selected in the table of its file.
    public static Exported of(GameViewModel game, BoardViewModel board, FilesViewModel files) {
        game.commitComment();
        // What the mouse points at in a list is no part of the position.
        board.previewProperty().set(List.of());
        List<GameTree> chosen = files.edits().chosen();
        GameTree tree = game.moment().tree();
        return new Exported(
                tree,
                game.moment().id(),
                tree,
                files.trees(),
                chosen.size() > 1 ? chosen : List.of(),
                board.picture(),
                board.look(),
                files.nameProperty().get(),
                files.nameProperty().get(),
                files.fileProperty().get());
    }

    /// What is exported unless the user chooses otherwise.
    ExportScope usual() {
        return chosen.isEmpty() ? ExportScope.GAME : ExportScope.CHOSEN;
    }

    /// What there is to choose.
    List<ExportScope> scopes() {
        return chosen.isEmpty() ? List.of(ExportScope.GAME, ExportScope.FILE) : List.of(ExportScope.values());
    }

    /// The games of a scope, as they are in documents.
    List<GameTree> games(ExportScope scope) {
        return switch (scope) {
            case GAME -> List.of(document);
            case CHOSEN -> chosen;
            case FILE -> all;
        };
    }

    /// A puzzle as a board shows it.
    ///
    /// @param document the puzzle in documents
    /// @param all all of its set, with it
    /// @param name a name for it
    /// @param allName a name for the set
    public static Exported puzzle(
            GameViewModel game,
            BoardViewModel board,
            GameTree document,
            List<GameTree> all,
            String name,
            String allName) {
        return new Exported(
                game.moment().tree(),
                game.moment().id(),
                document,
                all,
                List.of(),
                board.picture(),
                board.look(),
                name,
                allName,
                Optional.empty());
    }
}
