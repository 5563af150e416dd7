package hexalyst.ui.openings;

import hexalyst.analysis.job.Finding;
import hexalyst.game.Game;
import hexalyst.game.Move;
import hexalyst.game.Position;
import hexalyst.game.Side;
import hexalyst.record.GameTree;
import hexalyst.record.Label;
import hexalyst.record.MachineNote;
import hexalyst.record.Numbering;
import hexalyst.study.Collection;
import hexalyst.study.Exploration;
import hexalyst.study.Library;
import hexalyst.study.PlayCount;
import hexalyst.study.Query;
import hexalyst.study.repertoire.Departure;
import hexalyst.study.repertoire.Lesson;
import hexalyst.text.Sentences;
import hexalyst.text.Texts;
import hexalyst.ui.engine.ProofStore;
import hexalyst.ui.feature.TabPart;
import hexalyst.ui.game.GameState;
import hexalyst.ui.game.GameViewModel;
import hexalyst.ui.message.Message;
import hexalyst.ui.message.MessageLine;
import hexalyst.ui.repertoire.SharedRepertoire;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.value.ObservableValue;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import javafx.util.Subscription;

/// What the library's games played in the current position and what is known of each move. The library is queried only
/// while the page is visible; late answers are dropped. JavaFX thread only.
public final class OpeningsViewModel implements TabPart {
    private final GameViewModel game;
    private final ProofStore proofs;
    private final MessageLine messages;
    private final Outside outside;
    private final Texts texts = Texts.of(OpeningsViewModel.class);
    private final ObservableList<OpeningRow> rows = FXCollections.observableArrayList();
    private final ReadOnlyStringWrapper summary = new ReadOnlyStringWrapper("");
    private final ReadOnlyStringWrapper about = new ReadOnlyStringWrapper("");
    private final ReadOnlyStringWrapper nothing = new ReadOnlyStringWrapper("");
    private final PositionNote note;
    private final QueryFields fields = new QueryFields();
    private final HitsViewModel hits;
    private final ReportViewModel report;
    private final UnfoldedReplies replies;
    private final AtomicInteger exploring = new AtomicInteger();
    private Optional<Answer> answer = Optional.empty();
    private final ReadOnlyBooleanWrapper starter = new ReadOnlyBooleanWrapper();
    private final ReadOnlyBooleanWrapper empty = new ReadOnlyBooleanWrapper();
    private final ReadOnlyBooleanWrapper rated = new ReadOnlyBooleanWrapper();
    private final ReadOnlyObjectWrapper<List<Label>> counts = new ReadOnlyObjectWrapper<>(List.of());
    private final ReadOnlyBooleanWrapper stale = new ReadOnlyBooleanWrapper();
    private final Subscription following;
    private boolean active;

    /// What the page needs from outside.
    ///
    /// @param library the library
    /// @param known results of earlier sessions for a position; called in the background
    /// @param repertoire the moves that the user learns
    /// @param opener opens games of the library
    /// @param made opens a game that was just made, which is stored nowhere yet, under a name
    /// @param teller shows a message in the tab that the user sees
    /// @param forget asks whether something may be removed, which cannot be undone
    /// @param numbering how moves are numbered
    public record Outside(
            SharedLibrary library,
            Function<Position, Optional<Finding>> known,
            SharedRepertoire repertoire,
            GameOpener opener,
            BiConsumer<GameState, String> made,
            Consumer<Message> teller,
            Predicate<String> forget,
            ObservableValue<Numbering> numbering) {}

    /// Opens games that come from no file, in a place of their own.
    public interface GameOpener {
        /// Opens games.
        ///
        /// @param games the games and where to go in each
        /// @param index the one to show first
        /// @param called their name; empty to name them by their players
        void open(List<GameState> games, int index, Optional<String> called);
    }

    /// The results of a query.
    ///
    /// @param missing what to do where the library has no games of the position's game; empty if it has some
    /// @param edition how many of them are of the position's game and edition
    /// @param chosen true if only games that match the fields were counted
    /// @param starter true if the library has the starter games of the open game
    /// @param rated true if the library has games of rated players
    /// @param note the user's note on the position
    /// @param leaves which move of the game is new to the library
    /// @param departures where the game leaves the repertoire
    private record Answer(
            OpeningRows rows,
            String missing,
            long edition,
            boolean chosen,
            boolean starter,
            boolean rated,
            String note,
            Leaves leaves,
            List<Departure> departures) {
        Exploration exploration() {
            return rows.exploration();
        }
    }

    /// Where a game leaves the library.
    ///
    /// @param changes how often the library had changed here
    /// @param games how many games it had, which another program may change
    /// @param ply the number of its first new move, from 1; 0 if it does not
    private record Leaves(GameTree tree, int changes, long games, int ply) {}

    /// @param game the current position
    /// @param proofs the proofs of this session
    /// @param messages shows errors
    public OpeningsViewModel(GameViewModel game, ProofStore proofs, MessageLine messages, Outside outside) {
        this.game = game;
        this.proofs = proofs;
        this.messages = messages;
        this.outside = outside;
        note = new PositionNote(outside.library(), messages);
        hits = new HitsViewModel(game, messages, outside, fields);
        report = new ReportViewModel(game, messages, outside, () -> active);
        replies = new UnfoldedReplies(
                game.moment().position(), outside.library(), outside.known(), proofs, messages::warn);
        game.momentProperty().subscribe((before, now) -> {
            hits.move(before.position(), now.position());
            explore();
        });
        proofs.countProperty()
                .subscribe((before, now) -> answer.filter(this::isCurrent).ifPresent(this::show));
        outside.numbering()
                .subscribe((before, now) -> answer.filter(this::isCurrent).ifPresent(this::show));
        following = outside.library()
                .changesProperty()
                .subscribe((before, now) -> explore())
                .and(outside.repertoire().lessons().subscribe(this::explore));
        fields.all().forEach(field -> field.subscribe(() -> explore()));
    }

    @Override
    public void hide() {
        setActive(false);
    }

    /// Stops listening to the library, which outlives the tab and would keep it alive.
    @Override
    public void end() {
        note.save();
        report.drop();
        active = false;
        following.unsubscribe();
    }

    /// True while the page still shows the previous position, whose moves must not be played.
    public ReadOnlyBooleanProperty staleProperty() {
        return stale.getReadOnlyProperty();
    }

    private boolean isCurrent(Answer found) {
        return found.exploration().position().equals(game.moment().position());
    }

    /// Sets whether the page is visible.
    public void setActive(boolean seen) {
        if (seen != active) {
            active = seen;
            if (seen) {
                outside.repertoire().whenRead(() -> {});
            }
            hits.setActive(seen);
            explore();
            count();
        }
    }

    /// The moves that were played or have a known value, in the order of [OpeningRow#ORDER].
    public ObservableList<OpeningRow> rows() {
        return rows;
    }

    /// How many games had the position and how they ended, in a sentence; or why there is nothing.
    public ReadOnlyStringProperty summaryProperty() {
        return summary.getReadOnlyProperty();
    }

    /// What the numbers of the page mean, with the whole [#summaryProperty] before it.
    public ReadOnlyStringProperty aboutProperty() {
        return about.getReadOnlyProperty();
    }

    /// Why there are no moves, if there are none.
    public ReadOnlyStringProperty nothingProperty() {
        return nothing.getReadOnlyProperty();
    }

    /// The share of the games that played on each cell, if the page is visible.
    public ReadOnlyObjectProperty<List<Label>> countsProperty() {
        return counts.getReadOnlyProperty();
    }

    /// The games below the moves.
    public HitsViewModel hits() {
        return hits;
    }

    /// The user's note on the position.
    public PositionNote note() {
        return note;
    }

    /// True if the library has the games that come with the program.
    public ReadOnlyBooleanProperty starterProperty() {
        return starter.getReadOnlyProperty();
    }

    /// The open game.
    Game game() {
        return game.moment().tree().game();
    }

    /// True if the library has no games of the open game, which [#summaryProperty] then says.
    ReadOnlyBooleanProperty emptyProperty() {
        return empty.getReadOnlyProperty();
    }

    /// True if the library has games of rated players.
    public ReadOnlyBooleanProperty ratedProperty() {
        return rated.getReadOnlyProperty();
    }

    /// What else the games have to match, here and in the table of moves.
    public QueryFields fields() {
        return fields;
    }

    /// The name of a side in the open game.
    String sideName(Side side) {
        return game.moment().tree().edition().sideName(side);
    }

    /// A line of the table, written from the start of the game.
    String written(OpeningRow row) {
        GameTree tree = game.moment().tree();
        List<Move> line = Stream.concat(tree.moves(game.moment().id()).stream(), row.line().stream())
                .toList();
        return outside.numbering().getValue().line(tree.start(), 0, line);
    }

    /// How often the move of a row was played, in per cent, and how that fits the number on its cell; empty where the
    /// board has no such number.
    Optional<String> share(OpeningRow row) {
        long all = rows.stream().mapToLong(each -> each.tried().games()).sum();
        return counts.get().stream()
                .filter(label ->
                        row.line().size() == 1 && label.cell() == row.move().lastCell())
                .findFirst()
                .map(label -> texts.get(
                        "share",
                        row.tried().games(),
                        all,
                        Math.round(100.0 * row.tried().games() / all),
                        game.moment().position().grid().name(label.cell()),
                        label.text(),
                        row.same().size()));
    }

    /// The rows of the moves after a row's; they are looked up at the first call.
    ObservableList<OpeningRow> replies(OpeningRow row) {
        return replies.of(row);
    }

    /// Plays the moves of a row, as on the board.
    public void play(OpeningRow row) {
        if (answer.filter(this::isCurrent).isPresent()) {
            game.playLine(game.moment().id(), row.line());
        }
    }

    /// The report about a position.
    public ReportViewModel report() {
        return report;
    }

    /// Writes a report about the position.
    ///
    /// @param plies how deep its lines are, 1 or more
    public void report(int plies) {
        boolean veiled = proofs.veiled();
        report.write(plies, fields.query(), position -> veiled ? Optional.empty() : note(position));
    }

    private Optional<MachineNote> note(Position position) {
        return position.outcome().over()
                ? Optional.empty()
                : outside.known().apply(position).flatMap(finding -> finding.note(position.toMove()));
    }

    /// Adds the open game to the library.
    public void addGame() {
        GameTree tree = game.treeWithDraft();
        if (tree.size() == 1) {
            messages.warn(texts.get("add.empty"));
            return;
        }
        outside.library()
                .ask(
                        () -> true,
                        library -> library.add(List.of(tree)),
                        added -> {
                            messages.say(texts.get(added == 1 ? "add.done" : "add.known"));
                            outside.library().changed();
                        },
                        messages::warn);
    }

    private void explore() {
        int number = exploring.incrementAndGet();
        note.save();
        if (!active) {
            return;
        }
        Position position = game.moment().position();
        GameTree tree = game.moment().tree();
        int changes = outside.library().changesProperty().get();
        Optional<Leaves> before = answer.map(Answer::leaves);
        List<Lesson> lessons = List.copyOf(outside.repertoire().lessons());
        Query names = fields.query();
        stale.set(answer.filter(this::isCurrent).isEmpty());
        count();
        replies.ask(position, names);
        outside.library()
                .ask(
                        () -> exploring.get() == number,
                        library -> find(
                                library,
                                position,
                                names,
                                found -> leaves(found, tree, changes, before),
                                Departure.of(lessons, tree)),
                        found -> {
                            if (exploring.get() == number) {
                                answer = Optional.of(found);
                                stale.set(false);
                                note.show(position, found.note());
                                show(found);
                            }
                        },
                        this::failed);
        hits.list();
    }

    private Answer find(
            Library library,
            Position position,
            Query names,
            SharedLibrary.Work<Leaves> leaves,
            List<Departure> departures)
            throws IOException {
        return new Answer(
                OpeningRows.of(library, position, names, outside.known()),
                LibraryStock.missing(library, position.game()),
                library.size(position),
                !names.equals(Query.all()),
                library.has(Collection.STARTER, position.game()),
                library.hasRatings(),
                library.note(position),
                leaves.with(library),
                departures);
    }

    /// Looked up once for each tree, as long as the library stays the same, since it replays the whole game.
    ///
    /// @param before what the answer before this one says
    private Leaves leaves(Library library, GameTree tree, int changes, Optional<Leaves> before) throws IOException {
        long games = library.size();
        Optional<Leaves> known =
                before.filter(found -> found.tree() == tree && found.changes() == changes && found.games() == games);
        if (known.isPresent()) {
            return known.get();
        }
        List<Integer> line = tree.mainLine();
        int last = library.leaves(tree);
        boolean some = last > 0 && last + 1 < line.size();
        return new Leaves(tree, changes, games, some ? last + 1 : 0);
    }

    /// Where a game leaves the library, in a sentence; empty if it does not.
    private String leaves(Leaves left) {
        GameTree tree = left.tree();
        return left.ply() == 0
                ? ""
                : texts.get(
                        "leaves",
                        numbered(tree, left.ply(), tree.text(tree.mainLine().get(left.ply()))));
    }

    private void failed(String why) {
        answer = Optional.empty();
        stale.set(false);
        rows.clear();
        empty.set(false);
        count();
        summary.set(why);
        about.set(why);
    }

    private void show(Answer found) {
        Position position = found.exploration().position();
        starter.set(found.starter());
        rated.set(found.rated());
        empty.set(!found.missing().isEmpty());
        if (!found.rated()) {
            fields.ratingProperty().set("");
        }
        if (!found.starter()) {
            fields.collectionProperty().set(Optional.empty());
        }
        rows.setAll(found.rows().rows(List.of(), proofs));
        replies.show();
        count();
        nothing.set(texts.get(position.outcome().over() ? "moves.over" : "moves.empty"));
        summary.set(Sentences.joined(summary(found), leaves(found.leaves()), departures(found)));
        about.set(texts.get("about", summary.get()));
    }

    /// Writes the shares of the moves on the board, or takes them away.
    private void count() {
        counts.set(active && !stale.get() ? OpeningRows.shares(rows) : List.of());
    }

    /// A move with its number, such as `2... a5b`.
    private String numbered(GameTree tree, int ply, String move) {
        return outside.numbering().getValue().text(tree.start().toMove(), ply - 1) + ' ' + move;
    }

    /// Where a game leaves the repertoire, in sentences; empty if it does not.
    private String departures(Answer found) {
        GameTree tree = found.leaves().tree();
        Position start = tree.start();
        return found.departures().stream()
                .map(left -> left.learned()
                        .map(learned -> texts.get(
                                "departs", numbered(tree, left.ply(), start.text(learned)), start.text(left.played())))
                        .orElseGet(() ->
                                texts.get("departs.other", numbered(tree, left.ply(), start.text(left.played())))))
                .collect(Collectors.joining(" "));
    }

    private String summary(Answer found) {
        Position position = found.exploration().position();
        PlayCount all = found.exploration().all();
        long size = found.edition();
        if (!found.missing().isEmpty()) {
            return found.missing();
        }
        if (all.games() == 0) {
            return texts.get(found.chosen() ? "summary.noneChosen" : "summary.none");
        }
        if (position.outcome().over()) {
            return texts.get("summary.over", all.games(), size, position.endWords());
        }
        String mover = position.edition().sideName(position.toMove());
        return texts.get(
                found.chosen() ? "summary.chosen" : "summary",
                all.games(),
                size,
                mover,
                all.won(),
                all.drawn(),
                all.lost(),
                all.games() - all.won() - all.drawn() - all.lost());
    }
}
