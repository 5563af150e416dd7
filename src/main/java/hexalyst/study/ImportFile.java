package hexalyst.study;

import hexalyst.notation.source.Quoted;
import hexalyst.record.GameDate;
import hexalyst.record.GameTree;
import hexalyst.record.Tags;
import hexalyst.text.Texts;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.function.Supplier;

/// A file that is being imported. Its games are taken part by part and not kept.
final class ImportFile {
    private final String prefix;
    private final Iterator<GameTree> games;
    private final Supplier<ImportReader.Extras> besides;
    private final List<String> unreadDates = new ArrayList<>();
    private int puzzles;

    /// @param prefix what lines about the file begin with
    /// @param games its games and puzzles
    /// @param besides the file's other contents, called after the last game
    ImportFile(String prefix, Iterator<GameTree> games, Supplier<ImportReader.Extras> besides) {
        this.prefix = prefix;
        this.games = games;
        this.besides = besides;
    }

    /// A file without games.
    static ImportFile of(ImportReader.Extras found) {
        return new ImportFile("", Collections.emptyIterator(), () -> found);
    }

    /// True until the last game has been taken.
    boolean hasMore() {
        return games.hasNext();
    }

    /// The next games, without puzzles.
    List<GameTree> take(int most) {
        List<GameTree> taken = new ArrayList<>();
        while (taken.size() < most && games.hasNext()) {
            GameTree game = games.next();
            if (game.tags().get(Tags.TASK).isPresent()) {
                puzzles++;
            } else if (!isNothing(game)) {
                taken.add(game);
                game.tags()
                        .get(Tags.DATE)
                        .filter(date ->
                                NewGame.isKnown(date) && GameDate.parse(date).isEmpty())
                        .ifPresent(unreadDates::add);
            }
        }
        return taken;
    }

    /// What is left of a text that is no game.
    private static boolean isNothing(GameTree game) {
        return game.size() == 1 && game.tags().all().isEmpty() && SameGame.isBare(game);
    }

    /// What it contains besides games; to be asked after the last one.
    ImportReader.Extras found() {
        ImportReader.Extras found = besides.get();
        List<String> notes = new ArrayList<>(found.notes());
        if (!unreadDates.isEmpty()) {
            notes.add(prefix
                    + Texts.of(LibraryImport.class)
                            .get("dates", unreadDates.size(), Quoted.text(unreadDates.getFirst())));
        }
        return new ImportReader.Extras(puzzles, found.problems(), notes, found.positionNotes());
    }
}
