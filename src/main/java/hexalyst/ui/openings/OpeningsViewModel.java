package hexalyst.ui.openings;

import hexalyst.analysis.Finding;
import hexalyst.game.Content;
import hexalyst.game.Move;
import hexalyst.game.Part;
import hexalyst.game.Position;
import hexalyst.record.GameTree;
import hexalyst.record.Mark;
import hexalyst.record.Node;
import hexalyst.study.BoardPattern;
import hexalyst.study.Collection;
import hexalyst.study.Exploration;
import hexalyst.study.Found;
import hexalyst.study.Library;
import hexalyst.study.Query;
import hexalyst.study.Tried;
import hexalyst.text.Texts;
import hexalyst.ui.engine.ProofStore;
import hexalyst.ui.feature.TabPart;
import hexalyst.ui.game.GameState;
import hexalyst.ui.game.GameViewModel;
import hexalyst.ui.message.MessageLine;
import java.io.IOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import java.util.stream.Collectors;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.property.SimpleObjectProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import javafx.util.Subscription;

/// What the library's games played in the current position, what is known of each move, and the games. The library is
/// queried only while the page is visible; late answers are dropped. JavaFX thread only.
public final class OpeningsViewModel implements TabPart {
    /// The most games in the list.
    static final int MOST_GAMES = 200;

    private final GameViewModel game;
    private final ProofStore proofs;
    private final MessageLine messages;
    private final Outside outside;
    private final Texts texts = Texts.of(OpeningsViewModel.class);
    private final ObservableList<OpeningRow> rows = FXCollections.observableArrayList();
    private final ObservableList<Found.Hit> games = FXCollections.observableArrayList();
    private final ReadOnlyStringWrapper summary = new ReadOnlyStringWrapper("");
    private final ReadOnlyStringWrapper nothing = new ReadOnlyStringWrapper("");
    private final ReadOnlyStringWrapper listed = new ReadOnlyStringWrapper("");
    private final ReadOnlyObjectWrapper<Optional<Move>> chosen = new ReadOnlyObjectWrapper<>(Optional.empty());
    private final PositionNote note;
    private final QueryFields fields = new QueryFields();
    private final ObjectProperty<ListedGames> scope = new SimpleObjectProperty<>(ListedGames.POSITION);
    private final AtomicInteger exploring = new AtomicInteger();
    private final AtomicInteger listing = new AtomicInteger();
    private Optional<Answer> answer = Optional.empty();
    private final ReadOnlyBooleanWrapper starter = new ReadOnlyBooleanWrapper();
    private final ReadOnlyBooleanWrapper stale = new ReadOnlyBooleanWrapper();
    private final ObjectProperty<Set<Integer>> cells = new SimpleObjectProperty<>(Set.of());
    private Map<Integer, Content> marked = Map.of();
    private final ReadOnlyBooleanWrapper pointing = new ReadOnlyBooleanWrapper();
    private final Subscription following;
    private boolean active;

    /// What the page needs from outside.
    ///
    /// @param library the library
    /// @param known results of earlier sessions for a position; called in the background
    /// @param opener opens games of the library
    public record Outside(SharedLibrary library, Function<Position, Optional<Finding>> known, GameOpener opener) {}

    /// Opens games that come from no file, in a place of their own.
    public interface GameOpener {
        /// Opens games.
        ///
        /// @param games the games and where to go in each
        /// @param index the one to show first
        void open(List<GameState> games, int index);
    }

    /// The results of a query.
    ///
    /// @param size how many games the library has
    /// @param chosen true if only games that match the fields were counted
    /// @param starter true if the library has the starter games
    /// @param note the user's note on the position
    /// @param leaves which move of the game is new to the library
    /// @param known results of earlier sessions for the position after each move
    private record Answer(
            Exploration exploration,
            long size,
            boolean chosen,
            boolean starter,
            String note,
            Leaves leaves,
            Map<Move, Finding> known) {}

    /// Where a game leaves the library.
    ///
    /// @param changes how often the library had changed
    /// @param said a sentence; empty if it does not
    private record Leaves(GameTree tree, int changes, String said) {}

    /// @param game the current position
    /// @param proofs the proofs of this session
    /// @param messages shows errors
    public OpeningsViewModel(GameViewModel game, ProofStore proofs, MessageLine messages, Outside outside) {
        this.game = game;
        this.proofs = proofs;
        this.messages = messages;
        this.outside = outside;
        note = new PositionNote(outside.library(), messages);
        game.momentProperty().subscribe((before, now) -> {
            chosen.set(Optional.empty());
            if (!before.position().grid().equals(now.position().grid())) {
                cells.set(Set.of());
            }
            explore();
        });
        proofs.countProperty()
                .subscribe((before, now) -> answer.filter(this::isCurrent).ifPresent(this::show));
        following = outside.library().changesProperty().subscribe((before, now) -> explore());
        chosen.subscribe((before, now) -> list());
        fields.all().forEach(field -> field.subscribe(() -> explore()));
        scope.subscribe((before, now) -> {
            point();
            if (now == ListedGames.MARKED && cells.get().isEmpty()) {
                cells.set(drawn());
            }
            list();
        });
        cells.subscribe((before, now) -> {
            mark(now);
            list();
        });
    }

    private void point() {
        pointing.set(active && scope.get() == ListedGames.MARKED);
    }

    @Override
    public void hide() {
        setActive(false);
    }

    /// Stops listening to the library, which outlives the tab and would keep it alive.
    @Override
    public void end() {
        note.save();
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
            point();
            explore();
        }
    }

    /// The moves that were played or have a known value, the most played first.
    public ObservableList<OpeningRow> rows() {
        return rows;
    }

    /// The games, at most [#MOST_GAMES].
    public ObservableList<Found.Hit> games() {
        return games;
    }

    /// How many games had the position and how they ended, in a sentence; or why there is nothing.
    public ReadOnlyStringProperty summaryProperty() {
        return summary.getReadOnlyProperty();
    }

    /// Why there are no moves, if there are none.
    public ReadOnlyStringProperty nothingProperty() {
        return nothing.getReadOnlyProperty();
    }

    /// Which games are listed, in a few words.
    public ReadOnlyStringProperty listedProperty() {
        return listed.getReadOnlyProperty();
    }

    /// The move whose games are listed, if one was selected.
    public ReadOnlyObjectProperty<Optional<Move>> chosenProperty() {
        return chosen.getReadOnlyProperty();
    }

    /// The cells to search by: games are found by what these cells contained when they were marked, empty or not. They
    /// are not marks of the game.
    public ObjectProperty<Set<Integer>> cellsProperty() {
        return cells;
    }

    /// True while the user is asked to point at cells.
    public ReadOnlyBooleanProperty pointingProperty() {
        return pointing.getReadOnlyProperty();
    }

    /// Which games are listed.
    public ObjectProperty<ListedGames> scopeProperty() {
        return scope;
    }

    /// The user's note on the position.
    public PositionNote note() {
        return note;
    }

    /// True if the library has the games that come with the program.
    public ReadOnlyBooleanProperty starterProperty() {
        return starter.getReadOnlyProperty();
    }

    /// What else the games have to match, here and in the table of moves.
    public QueryFields fields() {
        return fields;
    }

    /// Plays a move, as on the board.
    public void play(Move move) {
        if (answer.filter(this::isCurrent).isPresent()) {
            game.play(move);
        }
    }

    /// Lists the games of a move, or all again if they are listed already.
    public void choose(Move move) {
        scope.set(ListedGames.POSITION);
        chosen.set(chosen.get().equals(Optional.of(move)) ? Optional.empty() : Optional.of(move));
    }

    /// The cells with a mark of the game at the current move: they were marked before the search was chosen.
    private Set<Integer> drawn() {
        return game.moment().annotations().marks().stream().map(Mark::cell).collect(Collectors.toSet());
    }

    /// Keeps what a cell contained when it was marked, so that the search stays the same while the game goes on.
    private void mark(Set<Integer> now) {
        Position position = game.moment().position();
        Map<Integer, Content> all = new HashMap<>();
        now.forEach(cell -> all.put(cell, marked.getOrDefault(cell, position.at(cell))));
        marked = all;
    }

    /// Opens the listed games, this one first, each at the position that was searched for and with marks where it has
    /// the pattern.
    public void open(Found.Hit hit) {
        List<Found.Hit> all = List.copyOf(games);
        Optional<BoardPattern> wanted = scope.get() == ListedGames.MARKED ? pattern() : Optional.empty();
        outside.library()
                .ask(
                        () -> true,
                        library -> OpenedHits.read(library, all, hit, wanted),
                        found -> {
                            if (found.index() == Node.NONE) {
                                messages.warn(texts.get("gone"));
                            } else {
                                outside.opener().open(found.games(), found.index());
                            }
                        },
                        messages::warn);
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
        Query names = fields.query();
        stale.set(answer.filter(this::isCurrent).isEmpty());
        outside.library()
                .ask(
                        () -> exploring.get() == number,
                        library -> find(library, position, names, found -> leaves(found, tree, changes, before)),
                        found -> {
                            if (exploring.get() == number) {
                                answer = Optional.of(found);
                                stale.set(false);
                                note.show(position, found.note());
                                show(found);
                            }
                        },
                        this::failed);
        list();
    }

    private Answer find(Library library, Position position, Query names, SharedLibrary.Work<Leaves> leaves)
            throws IOException {
        Exploration exploration = library.explore(position, names);
        Map<Move, Finding> known = new HashMap<>();
        for (Exploration.Played played : exploration.moves()) {
            outside.known().apply(position.play(played.move())).ifPresent(finding -> known.put(played.move(), finding));
        }
        return new Answer(
                exploration,
                library.size(),
                !names.equals(Query.all()),
                library.has(Collection.STARTER),
                library.note(position),
                leaves.with(library),
                known);
    }

    /// Looked up once for each tree, as long as the library stays the same, since it replays the whole game.
    ///
    /// @param before what the answer before this one says
    private Leaves leaves(Library library, GameTree tree, int changes, Optional<Leaves> before) throws IOException {
        Optional<Leaves> known = before.filter(found -> found.tree() == tree && found.changes() == changes);
        if (known.isPresent()) {
            return known.get();
        }
        List<Integer> line = tree.mainLine();
        int last = library.leaves(tree);
        boolean some = last > 0 && last + 1 < line.size();
        return new Leaves(tree, changes, some ? texts.get("leaves", last, tree.text(line.get(last + 1))) : "");
    }

    private void failed(String why) {
        answer = Optional.empty();
        stale.set(false);
        rows.clear();
        summary.set(why);
    }

    private void show(Answer found) {
        Position position = found.exploration().position();
        starter.set(found.starter());
        if (!found.starter()) {
            fields.collectionProperty().set(Optional.empty());
        }
        rows.setAll(found.exploration().moves().stream()
                .map(played -> new OpeningRow(
                        played.move(),
                        position.text(played.move()),
                        words(position, played.move()),
                        played.same(),
                        played.tried(),
                        proofs.veiled()
                                ? Optional.empty()
                                : KnownScore.of(
                                        proofs,
                                        position.play(played.move()),
                                        Optional.ofNullable(found.known().get(played.move())))))
                .filter(row -> row.tried().games() > 0 || row.known().isPresent())
                .sorted(OpeningRow.ORDER)
                .toList());
        nothing.set(texts.get(position.outcome().over() ? "moves.over" : "moves.empty"));
        summary.set((summary(found) + " " + found.leaves().said()).strip());
    }

    /// What a move does, since in some games each player places pieces of both colours.
    private String words(Position position, Move move) {
        Part.Put put = move.put();
        return put == null
                ? position.text(move)
                : texts.get(
                        "move.words",
                        position.edition().sideName(position.toMove()),
                        position.edition().pieceName(put.piece()),
                        position.grid().name(put.cell()));
    }

    private String summary(Answer found) {
        Position position = found.exploration().position();
        Tried all = found.exploration().all();
        long size = found.size();
        if (size == 0) {
            return texts.get("summary.empty");
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

    private void list() {
        int number = listing.incrementAndGet();
        if (!active) {
            return;
        }
        Position position = game.moment().position();
        Optional<Move> move = chosen.get().filter(position::allows);
        Optional<Query> query = query(position);
        Optional<String> noDate = fields.wrong();
        if (query.isEmpty() || noDate.isPresent()) {
            games.clear();
            listed.set(noDate.orElse(texts.get("listed.unmarked")));
            return;
        }
        boolean plain = scope.get() == ListedGames.POSITION && fields.query().equals(Query.all());
        listed.set(texts.get("listed.looking"));
        outside.library()
                .ask(
                        () -> listing.get() == number,
                        library -> plain
                                ? library.games(position, move, MOST_GAMES)
                                : library.search(query.get(), MOST_GAMES),
                        found -> {
                            if (listing.get() == number) {
                                games.setAll(found.games());
                                listed.set(
                                        listed(found, move.filter(any -> plain).map(position::text)));
                            }
                        },
                        why -> listed.set(why));
    }

    private String listed(Found found, Optional<String> move) {
        String count = found.complete()
                ? texts.get("listed.count", found.games().size())
                : texts.get("listed.more", MOST_GAMES);
        return move.map(text -> texts.get("listed.with", count, text)).orElse(count);
    }

    /// The query for games; empty if it needs marked cells and there are none.
    private Optional<Query> query(Position position) {
        Query names = fields.query();
        return switch (scope.get()) {
            case ALL -> Optional.of(names);
            case POSITION ->
                Optional.of(names.withBoard(new Query.OnBoard.UpToSymmetry(chosen.get()
                        .filter(position::allows)
                        .map(position::play)
                        .orElse(position))));
            case MARKED -> pattern().map(pattern -> names.withBoard(new Query.OnBoard.Part(pattern)));
        };
    }

    private Optional<BoardPattern> pattern() {
        return marked.isEmpty()
                ? Optional.empty()
                : Optional.of(new BoardPattern(game.moment().position().grid(), marked));
    }
}
