package hexalyst.ui.guide;

import hexalyst.game.Game;
import hexalyst.text.Texts;
import hexalyst.ui.fx.PageKeys;
import hexalyst.ui.fx.WrappedLabel;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import javafx.application.Platform;
import javafx.css.PseudoClass;
import javafx.event.EventType;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextField;
import javafx.scene.input.InputEvent;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.ScrollEvent;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/// The guide: on the left its pages, or the results of a search; on the right one page.
final class GuideView extends BorderPane {
    private static final double LIST_WIDTH = 250;
    private static final double PAGE_WIDTH = 780;

    private final GuideBook book;
    private final Function<Game, Optional<Region>> rules;
    private final Texts texts = Texts.of(GuideView.class);
    private final TextField search = new TextField();
    private final ListView<Entry> list = new ListView<>();
    private final Label none = new WrappedLabel("guide-none");
    private final VBox content = new VBox();
    private final ScrollPane scroll = new ScrollPane(content);
    /// Room below the page, so that the last headings can be shown at the top too.
    private final Region room = new Region();

    private final Button back = new Button();
    private final Map<String, Node> anchors = new HashMap<>();
    private final Deque<Entry> left = new ArrayDeque<>();
    private @Nullable Entry shown;
    /// True from a jump to a place until the reader scrolls.
    private boolean jumping;
    /// True while the selection in the list is being updated and must not open a page.
    private boolean following;

    /// An entry of the list: a place to go to.
    ///
    /// @param excerpt the text around a match; empty for a page
    private record Entry(GuidePage page, String anchor, String title, String excerpt) {}

    /// @param rules the rules of a game with their pictures
    GuideView(GuideBook book, Function<Game, Optional<Region>> rules) {
        this.book = book;
        this.rules = rules;
        setId("guide");
        getStyleClass().addAll("window", "guide");
        search.setId("guide-search");
        search.setPromptText(texts.get("search"));
        search.setAccessibleText(texts.get("search"));
        search.textProperty().subscribe((before, now) -> fill());
        search.setOnAction(event -> list.getItems().stream().findFirst().ifPresent(this::go));
        list.setId("guide-list");
        list.getStyleClass().add("guide-pages");
        list.setAccessibleText(texts.get("pages"));
        list.setCellFactory(made -> new Cell());
        none.setText(texts.get("none"));
        list.setPlaceholder(none);
        list.getSelectionModel().selectedItemProperty().subscribe(entry -> {
            if (entry != null && !following) {
                go(entry);
            }
        });
        VBox.setVgrow(list, Priority.ALWAYS);
        VBox side = new VBox(search, list);
        side.getStyleClass().add("guide-side");
        side.setPrefWidth(LIST_WIDTH);
        side.setMinWidth(LIST_WIDTH);
        setLeft(side);
        back.setId("guide-back");
        back.setText(texts.get("back"));
        back.setDisable(true);
        back.setOnAction(event -> back());
        HBox head = new HBox(back);
        head.getStyleClass().add("guide-head");
        content.getStyleClass().add("guide-content");
        content.setMinWidth(0);
        content.setMaxWidth(PAGE_WIDTH);
        scroll.setId("guide-scroll");
        scroll.setFitToWidth(true);
        scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        scroll.getStyleClass().addAll("plain-scroll", "guide-scroll");
        VBox.setVgrow(scroll, Priority.ALWAYS);
        PageKeys.in(scroll);
        content.widthProperty().subscribe((before, now) -> jumpSoon());
        scroll.heightProperty().subscribe((before, now) -> jumpSoon());
        scroll.addEventFilter(InputEvent.ANY, event -> jumping &= !isByHand(event.getEventType()));
        setCenter(new VBox(head, scroll));
        fill();
    }

    /// Shows a place.
    void show(GuidePlace place) {
        search.clear();
        go(place.page(), place.anchor());
    }

    /// The node that gets the focus first.
    TextField search() {
        return search;
    }

    /// Goes back to the page before the last link or selection.
    void back() {
        if (!left.isEmpty()) {
            Entry before = left.pop();
            shown = null;
            go(before);
        }
    }

    private void go(String page, String anchor) {
        book.page(page).ifPresent(found -> go(new Entry(found, anchor, found.title(), "")));
    }

    private void go(Entry entry) {
        if (shown != null && !shown.equals(entry)) {
            left.push(shown);
        }
        if (shown == null
                || !shown.page().equals(entry.page())
                || content.getChildren().isEmpty()) {
            anchors.clear();
            GuideBlocks blocks = new GuideBlocks(entry.page(), anchors, this::follow);
            content.getChildren().setAll(blocks.of(entry.page().document()));
            entry.page().game().flatMap(rules).ifPresent(this::addRules);
            content.getChildren().add(room);
            scroll.setAccessibleText(entry.page().title());
        }
        shown = entry;
        back.setDisable(left.isEmpty());
        select(entry);
        jumping = true;
        jumpSoon();
    }

    private void addRules(Region page) {
        page.setMinWidth(0);
        Label heading = WrappedLabel.of(texts.get("rules"), "guide-rules");
        anchors.put(GuidePage.RULES, heading);
        content.getChildren().addAll(heading, page);
    }

    /// Heights are known only after the layout, and change with the width that a new window gets.
    private void jumpSoon() {
        Platform.runLater(() -> {
            if (jumping && shown != null) {
                jump(shown.anchor());
            }
        });
    }

    /// Selects the shown place in the list, if it is there.
    private void select(Entry entry) {
        following = true;
        list.getItems().stream()
                .filter(one -> one.page().equals(entry.page())
                        && (one.excerpt().isEmpty() || one.anchor().equals(entry.anchor())))
                .findFirst()
                .ifPresentOrElse(list.getSelectionModel()::select, list.getSelectionModel()::clearSelection);
        following = false;
    }

    private static boolean isByHand(EventType<?> type) {
        return type == ScrollEvent.SCROLL || type == MouseEvent.MOUSE_PRESSED || type == KeyEvent.KEY_PRESSED;
    }

    private void jump(String anchor) {
        scroll.applyCss();
        scroll.layout();
        Node node = anchors.get(anchor);
        double top = anchor.isEmpty() || node == null
                ? 0
                : node.getBoundsInParent().getMinY() - content.getPadding().getTop();
        double below = content.getHeight()
                - room.getHeight()
                - scroll.getViewportBounds().getHeight();
        // None for the top of a page: just as much as fits would make the scroll bar come and go for ever.
        room.setMinHeight(top <= 0 ? 0 : Math.max(0, top - below));
        scroll.layout();
        double hidden = content.getHeight() - scroll.getViewportBounds().getHeight();
        scroll.setVvalue(hidden <= 0 ? 0 : Math.clamp(top / hidden, 0, 1));
    }

    /// Opens the target of a link: a page, a place on it, or a place on this page.
    private void follow(String to) {
        int hash = to.indexOf('#');
        String file = hash < 0 ? to : to.substring(0, hash);
        String anchor = hash < 0 ? "" : to.substring(hash + 1);
        if (file.isEmpty() && shown != null) {
            go(shown.page().name(), anchor);
        } else {
            go(file.replace(".md", ""), anchor);
        }
    }

    private void fill() {
        String query = search.getText();
        following = true;
        list.getItems()
                .setAll(
                        query.isBlank()
                                ? book.pages().stream()
                                        .map(page -> new Entry(page, "", page.title(), ""))
                                        .toList()
                                : found(query));
        following = false;
        if (shown != null) {
            select(shown);
        }
    }

    private List<Entry> found(String query) {
        return book.search(query).stream()
                .map(hit -> new Entry(
                        hit.page(), hit.section().anchor(), hit.section().title(), hit.excerpt()))
                .toList();
    }

    /// A page by its title, or a match with the text around it.
    private static final class Cell extends ListCell<Entry> {
        private static final PseudoClass GAME = PseudoClass.getPseudoClass("game");

        private final Label title = new WrappedLabel("guide-entry");
        private final Label page = new WrappedLabel("guide-entry-page");
        private final Label excerpt = new WrappedLabel("guide-entry-excerpt");
        private final VBox found = new VBox(title, page, excerpt);

        Cell() {
            setPrefWidth(0);
        }

        @Override
        protected void updateItem(@Nullable Entry entry, boolean empty) {
            super.updateItem(entry, empty);
            if (empty || entry == null) {
                setGraphic(null);
                return;
            }
            title.setText(entry.title());
            boolean hit = !entry.excerpt().isEmpty();
            pseudoClassStateChanged(GAME, !hit && entry.page().game().isPresent());
            page.setText(hit ? entry.page().title() : "");
            excerpt.setText(entry.excerpt());
            found.getChildren().setAll(hit ? List.of(title, page, excerpt) : List.of(title));
            setGraphic(found);
        }
    }
}
