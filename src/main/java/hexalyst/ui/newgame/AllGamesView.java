package hexalyst.ui.newgame;

import hexalyst.game.Game;
import hexalyst.game.Position;
import hexalyst.text.Texts;
import hexalyst.ui.feature.PageScroll;
import hexalyst.ui.fx.Visibility;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/// All games as tiles, with a field and buttons to find one, and the games begun last.
final class AllGamesView extends VBox {
    private static final PseudoClass FIRST = PseudoClass.getPseudoClass("first");

    private final Texts texts = Texts.of(AllGamesView.class);
    private final AllGamesViewModel model;
    private final Consumer<Position> again;
    private final TextField search = new TextField();
    private final FlowPane chips = new FlowPane();
    private final VBox last = new VBox();
    private final FlowPane lastTiles = new FlowPane();
    private final FlowPane tiles = new FlowPane();
    private final Label none = new Label(texts.get("games.none"));
    private final PageScroll scroll;
    private final Map<Game, GameTile> made = new LinkedHashMap<>();

    /// @param model the games
    /// @param chosen is given a game that the user wants to know more about
    /// @param again is given the start of a game to begin at once
    AllGamesView(AllGamesViewModel model, Consumer<Game> chosen, Consumer<Position> again) {
        this.model = model;
        this.again = again;
        getStyleClass().add("game-list");
        search.setId("game-search");
        search.setPromptText(texts.get("games.search"));
        search.setAccessibleText(texts.get("games.search"));
        search.textProperty().bindBidirectional(model.searchProperty());
        search.setOnAction(event -> model.wanted().ifPresent(chosen));
        search.addEventHandler(KeyEvent.KEY_PRESSED, event -> {
            if (event.getCode() == KeyCode.DOWN) {
                model.first().map(made::get).ifPresent(Node::requestFocus);
                event.consume();
            }
        });
        model.games().forEach(game -> {
            GameTile tile = GameTile.of(model.sample(game));
            tile.setOnAction(event -> chosen.accept(game));
            made.put(game, tile);
        });
        chips.getStyleClass().add("game-chips");
        tiles.getStyleClass().add("game-tiles");
        lastTiles.getStyleClass().add("game-tiles");
        last.getStyleClass().add("game-part");
        last.getChildren().addAll(caption("games.last"), lastTiles);
        none.getStyleClass().add("card-caption");
        VBox all = new VBox(last, caption("games.all"), none, tiles);
        all.getStyleClass().add("game-part");
        scroll = new PageScroll("game-scroll", all);
        getChildren().addAll(search, chips, scroll);
        model.shownProperty().subscribe(this::show);
    }

    /// Shows all games, with the text of the field empty.
    ///
    /// @param open a position of the open game
    void begin(Position open) {
        model.begin(open.game());
        fillChips();
        scroll.setVvalue(0);
        lastTiles
                .getChildren()
                .setAll(model.last(open).stream().map(this::againTile).toList());
    }

    /// The node that gets the focus first.
    Node first() {
        return search;
    }

    private GameTile againTile(Position start) {
        Position sample = model.games().stream()
                .filter(game -> game.id().equals(start.game().id()))
                .findFirst()
                .map(model::sample)
                .orElse(start);
        GameTile tile = GameTile.again(sample, start);
        tile.setOnAction(event -> again.accept(start));
        return tile;
    }

    private void fillChips() {
        chips.getChildren().clear();
        GameTrait before = null;
        for (GameTrait kind : model.kinds()) {
            ToggleButton chip = new ToggleButton(texts.get(kind.key()));
            chip.setId(kind.key().replace('.', '-'));
            chip.getStyleClass().add("chip");
            chip.setOnAction(event -> model.want(kind, chip.isSelected()));
            if (before != null && before.group() != kind.group()) {
                Region gap = new Region();
                gap.getStyleClass().add("chip-gap");
                chips.getChildren().add(gap);
            }
            chips.getChildren().add(chip);
            before = kind;
        }
    }

    private void show(List<Game> shown) {
        tiles.getChildren().setAll(shown.stream().map(made::get).toList());
        boolean searching = !model.searchProperty().get().isBlank();
        made.forEach((game, tile) -> tile.pseudoClassStateChanged(FIRST, searching && shown.indexOf(game) == 0));
        Visibility.set(none, shown.isEmpty());
        Visibility.set(last, !searching && shown.size() == made.size());
    }

    private Label caption(String key) {
        Label label = new Label(texts.get(key));
        label.getStyleClass().add("game-caption");
        return label;
    }
}
