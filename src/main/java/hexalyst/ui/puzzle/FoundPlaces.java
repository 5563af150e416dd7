package hexalyst.ui.puzzle;

import hexalyst.game.Move;
import hexalyst.game.Position;
import hexalyst.record.GameTree;
import hexalyst.record.TreeEdit;
import hexalyst.study.puzzle.Puzzle;
import hexalyst.study.puzzle.PuzzleReport;
import hexalyst.study.puzzle.PuzzleReport.Fault;
import hexalyst.study.puzzle.PuzzleReport.Kind;
import hexalyst.study.puzzle.PuzzleWords;
import hexalyst.study.puzzle.Simplifier;
import hexalyst.text.Texts;
import hexalyst.ui.files.FilesViewModel;
import hexalyst.ui.game.GameState;
import hexalyst.ui.game.GameViewModel;
import hexalyst.ui.game.Glyph;
import hexalyst.ui.message.MessageLine;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

/// What was found of a puzzle that can be seen on a board, and shows it there: in the open game if that has it, else as
/// a new game. JavaFX thread only.
final class FoundPlaces {
    /// More moves than this are not shown on the board.
    private static final int SHOWN = 30;

    private final GameViewModel game;
    private final FilesViewModel files;
    private final MessageLine messages;
    private final Texts texts = Texts.of(FoundPlaces.class);
    private final ObservableList<FoundPlace> all = FXCollections.observableArrayList();
    /// The game in which the places are, if it was checked.
    private Optional<GameTree> checked = Optional.empty();
    /// The position whose simpler ones were found.
    private Optional<Position> about = Optional.empty();
    /// True while moves are added to the open game, each of which goes to another position.
    private boolean going;
    /// What the open game shows since a place was shown there.
    private Optional<Position> visited = Optional.empty();

    FoundPlaces(PuzzleViewModel.Tab tab) {
        game = tab.game();
        files = tab.files();
        messages = tab.messages();
    }

    /// All places.
    ObservableList<FoundPlace> all() {
        return all;
    }

    void clear() {
        all.clear();
        checked = Optional.empty();
        visited = Optional.empty();
        about = Optional.empty();
    }

    /// The places if they are still of use: in a game that was checked, to be mended one after the other while it
    /// changes; or among positions, of which one is shown.
    ///
    /// @param shown what the board shows now
    /// @param solves whether it is a puzzle with its solution
    /// @return puts them back
    Runnable kept(Position shown, boolean solves) {
        boolean of = checked.isPresent() ? solves : about.equals(Optional.of(shown)) || isStart(shown);
        List<FoundPlace> left = of ? List.copyOf(all) : List.of();
        Optional<GameTree> before = checked;
        Optional<Position> one = about;
        return () -> {
            checked = before;
            about = one;
            all.setAll(left);
        };
    }

    /// Whether a position is one of those that were found, simpler than the composed one.
    boolean isStart(Position shown) {
        return all.stream().anyMatch(place -> place.tree().start().equals(shown));
    }

    /// Whether the open game shows, or is on its way to, what was found in it.
    boolean shows(Position shown) {
        return checked.isEmpty() && (going || visited.equals(Optional.of(shown)));
    }

    /// Whether the open game was checked, and still is what was checked.
    boolean areOfTheOpenGame() {
        return checked.equals(Optional.of(game.moment().tree()));
    }

    /// @param written the solution that the user has written; empty if the report is about one that was made
    void take(PuzzleReport report, Optional<GameTree> written) {
        checked = written;
        GameTree tree = written.isPresent()
                ? report.puzzle().solution()
                : report.puzzle().game();
        report.faults().forEach(fault -> all.add(place(report, fault, tree)));
    }

    /// Where a fault is seen: moves that solve, or hold out longer, are added there.
    private static FoundPlace place(PuzzleReport report, Fault fault, GameTree tree) {
        List<Move> moves = fault.moves();
        boolean shown = moves.size() <= SHOWN
                && switch (fault.kind()) {
                    case NO_MOVE, ENDS_EARLY, SEVERAL, MISSING, CAN_WIN, HOLDS_OUT, SHORTER -> true;
                    case WRONG, TRY_SOLVES, TRY_OPEN, NOT_REFUTED, SHORT_DEFENCE, NOTHING_SOLVES, SINGLE, OPEN -> false;
                };
        int node = !shown && moves.size() == 1
                ? tree.childWith(fault.node(), moves.getFirst()).orElse(fault.node())
                : fault.node();
        boolean wrong = fault.kind() == Kind.WRONG
                && node != fault.node()
                && tree.node(fault.node()).children().getFirst() != node;
        return new FoundPlace(report.text(fault), tree, node, shown ? moves : List.of(), wrong);
    }

    /// @param before the position with all its pieces
    void add(Position before, Simplifier.Sound sound) {
        about = Optional.of(before);
        Puzzle puzzle = sound.puzzle();
        Position start = puzzle.start();
        String what = !sound.without().isEmpty()
                ? texts.get(
                        "pieces.one",
                        sound.without().stream().map(before.grid()::name).collect(Collectors.joining(", ")),
                        PuzzleWords.solution(puzzle))
                : texts.get("boards.one", start.sizeWords(), PuzzleWords.solution(puzzle));
        all.add(new FoundPlace(what, puzzle.game(), GameTree.ROOT, List.of(), false));
    }

    /// Shows what was found: in the open game if that was checked or has the position, otherwise as a new game.
    ///
    /// @param written what is written about a new game
    /// @return true if it is shown in the open game
    boolean show(FoundPlace place, Signature written) {
        GameTree open = game.moment().tree();
        boolean inChecked = checked.equals(Optional.of(place.tree())) && place.isIn(open);
        if (inChecked || open.equals(place.tree())) {
            add(place.node(), List.of(), place.moves());
            return true;
        }
        if (checked.isEmpty()
                && game.moment().position().equals(place.tree().start())
                && place.tree().size() + place.moves().size() > 1) {
            add(game.moment().id(), place.tree().moves(place.node()), place.moves());
            return true;
        }
        Optional<Puzzle> puzzle = Puzzle.read(place.tree()).map(written::on);
        GameTree tree = puzzle.map(Puzzle::game).orElse(place.tree());
        for (Move move : place.moves()) {
            tree = tree.apply(new TreeEdit.Play(place.node(), move)).tree();
        }
        files.beginKept(GameState.at(tree, place.node()), Optional.of(name(written)), texts.get("opened"));
        return false;
    }

    /// Goes to a place in the open game, and adds moves that are not there.
    ///
    /// @param from where the line begins
    /// @param others moves after the line
    private void add(int from, List<Move> line, List<Move> others) {
        going = true;
        int node = from;
        int before = game.moment().tree().size();
        for (Move move : line) {
            game.edit(new TreeEdit.Play(node, move));
            node = game.moment().tree().childWith(node, move).orElse(node);
        }
        for (Move move : others) {
            game.edit(new TreeEdit.Play(node, move));
        }
        int added = game.moment().tree().size() - before;
        if (added > 0) {
            messages.say(texts.get("shown.added", added));
        }
        game.goTo(node);
        going = false;
        visited = Optional.of(game.moment().position());
    }

    /// Marks the wrong move of a place as a try in the checked game; Undo takes it back.
    void markTry(FoundPlace place) {
        if (place.wrong() && place.isIn(game.moment().tree())) {
            game.goTo(place.node());
            game.toggle(Glyph.POOR);
            messages.say(texts.get("try.marked"));
        }
    }

    /// The name of a tab.
    String name(Signature written) {
        return written.title().isEmpty() ? texts.get("opened.name") : written.title();
    }
}
