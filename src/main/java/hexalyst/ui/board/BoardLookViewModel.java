package hexalyst.ui.board;

import hexalyst.export.board.BoardLook;
import hexalyst.export.board.MoveNumbers;
import hexalyst.export.board.PictureDetails;
import hexalyst.export.board.PieceSet;
import hexalyst.game.Game;
import hexalyst.game.Games;
import hexalyst.record.Numbering;
import hexalyst.ui.theme.Settings;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.IntegerProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.Property;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleIntegerProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableValue;

/// How the board is shown and which overlay lies over it, as the user chooses. Choices are remembered between runs,
/// except overlays that make the engine work: those start only on request. JavaFX thread only.
public final class BoardLookViewModel {
    /// The most lines that can be shown.
    public static final int MOST_LINES = 9;

    private static final int USUAL_LINES = 4;
    private static final String LINES = "lines";
    /// The settings key of the threats, the only overlay that is remembered.
    private static final String THREATS = "wins";

    private final Settings settings;
    private final List<Property<?>> all = new ArrayList<>();
    /// The choices that each game has for itself, by their names in the settings.
    private final Map<String, Own<?>> own = new LinkedHashMap<>();
    /// The game whose choices are shown; empty for what holds in all games.
    private Optional<Game> game = Optional.empty();

    private boolean recalling;
    private final BooleanProperty coordinates;
    private final BooleanProperty numbers;
    private final BooleanProperty groupSizes;
    private final BooleanProperty lastMove;
    private final BooleanProperty deciding;
    private final BooleanProperty mirrored;
    private final ObjectProperty<Overlay> overlay = new SimpleObjectProperty<>(Overlay.OFF);
    private final IntegerProperty lines = new SimpleIntegerProperty(USUAL_LINES);
    private final IntegerProperty turn;
    private final ObjectProperty<MoveNumbers> moveNumbers;
    private final ObjectProperty<Numbering> numbering;
    private final ObjectProperty<PieceSet> pieces;

    /// @param settings remember the choices
    public BoardLookViewModel(Settings settings) {
        this.settings = settings;
        coordinates = own("coordinates", new SimpleBooleanProperty(true), Boolean::parseBoolean);
        numbers = own("numbers", new SimpleBooleanProperty(true), Boolean::parseBoolean);
        groupSizes = toggle("group-sizes", false);
        lastMove = toggle("last-move", true);
        deciding = toggle("deciding", true);
        mirrored = own("mirrored", new SimpleBooleanProperty(), Boolean::parseBoolean);
        overlay.set(settings.get(name(THREATS), false) ? Overlay.THREATS : Overlay.OFF);
        moveNumbers = choice("move-numbers", MoveNumbers.class, MoveNumbers.OFF);
        numbering = choice("numbering", Numbering.class, Numbering.MOVES);
        pieces = own("pieces", new SimpleObjectProperty<>(PieceSet.EDITION), BoardLookViewModel::pieces);
        turn = own(
                "turn", new SimpleIntegerProperty(), text -> text.matches("[0-9]|1[01]") ? Integer.parseInt(text) : 0);
        String kept = settings.get(LINES, "");
        lines.set(kept.matches("[0-9]") ? Integer.parseInt(kept) : USUAL_LINES);
        lines.subscribe((before, now) -> settings.put(LINES, now.toString()));
        all.addAll(List.of(overlay, lines));
    }

    /// A choice that each game may have for itself.
    ///
    /// @param read reads what was remembered
    private record Own<T>(Property<T> property, T otherwise, Function<String, T> read) {
        String text() {
            return String.valueOf(property.getValue());
        }

        void recall(String kept) {
            property.setValue(kept.isEmpty() ? otherwise : read.apply(kept));
        }
    }

    private <T, P extends Property<T>> P own(String what, P property, Function<String, T> read) {
        Own<T> choice = new Own<>(property, property.getValue(), read);
        choice.recall(settings.get(name(what), ""));
        property.subscribe((before, now) -> {
            if (!recalling) {
                settings.put(name(what) + game.map(one -> "." + one.id()).orElse(""), choice.text());
            }
        });
        own.put(what, choice);
        all.add(property);
        return property;
    }

    private static PieceSet pieces(String name) {
        return Stream.of(PieceSet.values())
                .filter(set -> set.name().equals(name))
                .findFirst()
                .orElse(PieceSet.EDITION);
    }

    /// Shows the choices of each game that is open from now on: its own, or else those of all games.
    public void follow(ObservableValue<Game> open) {
        open.subscribe(this::show);
    }

    /// Shows the choices of a game: its own, or else those of all games.
    public void show(Game now) {
        game = Optional.of(now);
        recall();
    }

    private void recall() {
        recalling = true;
        own.forEach((what, choice) -> choice.recall(kept(what)));
        recalling = false;
    }

    private String kept(String what) {
        String general = settings.get(name(what), "");
        String games =
                game.map(one -> settings.get(name(what) + "." + one.id(), "")).orElse("");
        return games.isEmpty() ? general : games;
    }

    /// The game whose pieces, coordinates and direction are chosen; empty for all games.
    public Optional<Game> game() {
        return game;
    }

    /// Gives all games the pieces, the coordinates and the direction of this one.
    public void useInAllGames() {
        own.forEach((what, choice) -> {
            settings.put(name(what), choice.text());
            Games.all().forEach(one -> settings.put(name(what) + "." + one.id(), ""));
        });
    }

    private static String name(String what) {
        return "board." + what;
    }

    private BooleanProperty toggle(String what, boolean otherwise) {
        BooleanProperty property = new SimpleBooleanProperty(settings.get(name(what), otherwise));
        property.subscribe((before, now) -> settings.put(name(what), now));
        all.add(property);
        return property;
    }

    private <E extends Enum<E>> ObjectProperty<E> choice(String what, Class<E> type, E otherwise) {
        ObjectProperty<E> property = new SimpleObjectProperty<>(otherwise);
        String kept = settings.get(name(what), otherwise.name());
        for (E each : type.getEnumConstants()) {
            if (each.name().equals(kept)) {
                property.set(each);
            }
        }
        property.subscribe((before, now) -> settings.put(name(what), now.name()));
        all.add(property);
        return property;
    }

    /// Runs after any of these choices has changed.
    void onChange(Runnable changed) {
        all.forEach(property -> property.subscribe((before, now) -> changed.run()));
    }

    /// True to show the coordinates of the board.
    public BooleanProperty coordinatesProperty() {
        return coordinates;
    }

    /// True to show the number of each empty cell in it.
    public BooleanProperty numbersProperty() {
        return numbers;
    }

    /// True to show the size of each group of two or more on it.
    public BooleanProperty groupSizesProperty() {
        return groupSizes;
    }

    /// True to mark the last move.
    public BooleanProperty lastMoveProperty() {
        return lastMove;
    }

    /// True to mark the cells that decided the game.
    public BooleanProperty decidingProperty() {
        return deciding;
    }

    /// True to exchange left and right.
    public BooleanProperty mirroredProperty() {
        return mirrored;
    }

    /// The overlay on the board.
    public ObjectProperty<Overlay> overlayProperty() {
        return overlay;
    }

    /// Shows an overlay, or hides it if it is shown.
    public void toggle(Overlay one) {
        overlay.set(overlay.get() == one ? Overlay.OFF : one);
        settings.put(name(THREATS), overlay.get() == Overlay.THREATS);
    }

    /// The most best moves that are shown on the board and in the list, 0 to [#MOST_LINES].
    public IntegerProperty linesProperty() {
        return lines;
    }

    /// The rotation of the board, in clockwise steps ([hexalyst.export.board.BoardGeometry]), 0 to 11.
    public IntegerProperty turnProperty() {
        return turn;
    }

    /// True if the board is neither rotated nor mirrored.
    public ObservableValue<Boolean> straight() {
        return turn.isEqualTo(0).and(mirrored.not());
    }

    /// Resets rotation and mirroring.
    public void straighten() {
        turn.set(0);
        mirrored.set(false);
    }

    /// Which pieces show the number of their move.
    public ObjectProperty<MoveNumbers> moveNumbersProperty() {
        return moveNumbers;
    }

    /// What the numbers of moves count, on the pieces and in all lists and texts.
    public ObjectProperty<Numbering> numberingProperty() {
        return numbering;
    }

    /// How the pieces look.
    public ObjectProperty<PieceSet> piecesProperty() {
        return pieces;
    }

    /// Switches to the next way of numbering moves.
    public void nextMoveNumbers() {
        moveNumbers.set(moveNumbers.get().next());
    }

    /// Switches to the next set of pieces.
    public void nextPieces() {
        pieces.set(pieces.get().next());
    }

    /// Copies the choices of another tab, except overlays that make the engine work, and those of each game.
    public void takeFrom(BoardLookViewModel other) {
        groupSizes.set(other.groupSizes.get());
        lastMove.set(other.lastMove.get());
        deciding.set(other.deciding.get());
        overlay.set(other.overlay.get().asksEngine() ? Overlay.OFF : other.overlay.get());
        moveNumbers.set(other.moveNumbers.get());
        numbering.set(other.numbering.get());
        lines.set(other.lines.get());
        recall();
    }

    /// The choices that a drawing needs.
    BoardLook look() {
        return new BoardLook(
                turn.get(), mirrored.get(), coordinates.get(), numbers.get(), pieces.get() == PieceSet.SHAPES);
    }

    /// What is shown besides the pieces, without what needs the engine.
    public PictureDetails shown() {
        boolean signs = overlay.get() == Overlay.THREATS;
        return new PictureDetails(
                look(),
                lastMove.get(),
                deciding.get(),
                moveNumbers.get(),
                numbering.get(),
                groupSizes.get(),
                signs,
                signs,
                signs,
                true);
    }
}
