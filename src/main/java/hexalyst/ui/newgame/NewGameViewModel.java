package hexalyst.ui.newgame;

import hexalyst.board.Grid;
import hexalyst.game.Content;
import hexalyst.game.Edition;
import hexalyst.game.Game;
import hexalyst.game.Position;
import hexalyst.game.PositionSetup;
import hexalyst.game.SetupResult;
import hexalyst.game.Traits.SwapRule;
import hexalyst.text.Texts;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Pattern;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;

/// The choices for a new game: game, edition, board, blocked cells and swap. JavaFX thread only.
public final class NewGameViewModel {
    private static final Pattern GAPS = Pattern.compile("[\\s,;]+");

    private final Texts texts = Texts.of(NewGameViewModel.class);
    private final List<Game> games;
    private final ObjectProperty<Game> game;
    private final ObjectProperty<Edition> edition;
    private final ObjectProperty<Grid> grid;
    private final BooleanProperty swap = new SimpleBooleanProperty();
    private final StringProperty blocked = new SimpleStringProperty("");
    private final ReadOnlyStringWrapper problem = new ReadOnlyStringWrapper("");
    private Optional<Position> start = Optional.empty();

    /// @param games the games to choose from, the default first
    public NewGameViewModel(List<Game> games) {
        this.games = List.copyOf(games);
        game = new SimpleObjectProperty<>(this.games.getFirst());
        edition = new SimpleObjectProperty<>(this.games.getFirst().editions().getFirst());
        grid = new SimpleObjectProperty<>(edition.get().grid());
        game.subscribe(chosen -> edition.set(chosen.editions().getFirst()));
        edition.subscribe(chosen -> {
            grid.set(chosen.grid());
            update();
        });
        grid.subscribe(this::update);
        blocked.subscribe(this::update);
        swap.subscribe(this::update);
    }

    /// Selects a game, without blocked cells and without a swap; its edition and board stay if it is selected already.
    void choose(Game chosen) {
        blocked.set("");
        swap.set(false);
        game.set(chosen);
    }

    /// Selects the game and the edition of a position, with its board if games begin on it, or else the edition's own.
    ///
    /// @param like a position; if its game is not among the games, nothing changes
    public void begin(Position like) {
        games.stream()
                .filter(one -> one.id().equals(like.game().id()))
                .findFirst()
                .ifPresent(one -> {
                    choose(one);
                    one.editions().stream()
                            .filter(each -> each.id().equals(like.edition().id()))
                            .findFirst()
                            .ifPresent(edition::set);
                    grid.set(
                            grids().contains(like.grid())
                                    ? like.grid()
                                    : edition.get().grid());
                });
    }

    /// The games to choose from.
    public List<Game> games() {
        return games;
    }

    /// The selected game.
    public ObjectProperty<Game> gameProperty() {
        return game;
    }

    /// The selected edition; a change selects its board.
    public ObjectProperty<Edition> editionProperty() {
        return edition;
    }

    /// The boards of the selected game and edition.
    public List<Grid> grids() {
        return List.copyOf(game.get().sizes(edition.get()));
    }

    /// The selected board.
    public ObjectProperty<Grid> gridProperty() {
        return grid;
    }

    /// The start of the selected game on a board, without any other choice.
    Position startOn(Grid board) {
        return game.get().start(edition.get(), board);
    }

    /// How large a board of the selected game is, in words; all its editions block the same cells.
    String size(Grid board) {
        Edition any = game.get().editions().getFirst();
        return any.words(game.get().size(any, board));
    }

    /// The name of a board of the selected game; empty for one without a name.
    String name(Grid board) {
        return Optional.ofNullable(BoardName.of(edition.get().grid(), grids()).get(board))
                .map(name -> texts.get(name.key()))
                .orElse("");
    }

    /// The blocked cells, such as `e5 d4`; ignored for games whose boards stay whole.
    public StringProperty blockedProperty() {
        return blocked;
    }

    /// True if the second player may take over the first move; ignored for games whose rules always allow it.
    public BooleanProperty swapProperty() {
        return swap;
    }

    /// What is wrong with the choices; empty if nothing is.
    public ReadOnlyStringProperty problemProperty() {
        return problem.getReadOnlyProperty();
    }

    /// The start of the game; empty if something is wrong.
    public Optional<Position> start() {
        return start;
    }

    private void update() {
        Grid board = grid.get();
        PositionSetup setup = game.get().start(edition.get(), board).setup();
        setup = game.get().traits().swap() == SwapRule.AGREED ? setup.withSwap(swap.get()) : setup;
        start = Optional.empty();
        String names = game.get().traits().wholeBoards() ? "" : blocked.get();
        List<String> blockedNames = GAPS.splitAsStream(names.toLowerCase(Locale.ROOT))
                .filter(name -> !name.isEmpty())
                .toList();
        for (String name : blockedNames) {
            OptionalInt cell = board.named(name);
            if (cell.isPresent()) {
                setup = setup.with(cell.getAsInt(), Content.BLOCKED);
            } else {
                problem.set(texts.get("new.noCell", name));
                return;
            }
        }
        switch (game.get().position(edition.get(), setup)) {
            case SetupResult.Valid valid -> {
                start = Optional.of(valid.position());
                problem.set("");
            }
            case SetupResult.Invalid invalid -> problem.set(invalid.words(edition.get()));
        }
    }
}
