package hexalyst.ui.window;

import hexalyst.game.Game;
import hexalyst.game.Games;
import hexalyst.text.Texts;
import hexalyst.ui.command.ToolButton;
import hexalyst.ui.files.FilesViewModel;
import hexalyst.ui.fx.TextWidth;
import hexalyst.ui.fx.Visibility;
import java.util.ArrayList;
import java.util.List;
import javafx.beans.binding.Bindings;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.IntegerProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleIntegerProperty;
import javafx.collections.ListChangeListener;
import javafx.css.PseudoClass;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.OverrunStyle;
import javafx.scene.control.RadioMenuItem;
import javafx.scene.control.Tooltip;
import javafx.scene.input.MouseButton;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;

/// The tabs of the window, beside the menu: each with two letters for its game, its name, a dot for unsaved changes and
/// a cross that closes it;
/// and a plus for a new one. Where there is no room for all, a menu lists them. Hidden while there is only one tab.
final class TabStrip extends HBox {
    private static final PseudoClass SELECTED = PseudoClass.getPseudoClass("selected");
    private static final List<String> GAMES =
            Games.all().stream().map(Game::title).toList();
    private static final double LEAST = 80;
    /// The preferred width of a tab with a short name, in multiples of the font size.
    private static final double USUAL = 18;

    /// The preferred width of a name that is no file's at most, likewise.
    private static final double WIDEST = 15;

    private static final double ROOM_FOR_CROSS = 130;
    /// The width of a tab of which something can be read, likewise.
    private static final double READABLE = 9;

    private final OpenTabs openTabs;
    private final Texts texts = Texts.of(TabStrip.class);
    private final TabRow row = new TabRow();
    private final MenuButton more = new MenuButton();
    /// The index of the first tab that is shown.
    private int from;
    private final List<Item> items = new ArrayList<>();
    /// Changes with the names of the tabs, each of which is shortened so that it fits no other.
    private final IntegerProperty renamed = new SimpleIntegerProperty();

    TabStrip(OpenTabs openTabs) {
        this.openTabs = openTabs;
        getStyleClass().add("desk-tabs");
        setId("desk-tabs");
        row.getStyleClass().add("desk-tab-row");
        row.setMinWidth(0);
        setMinWidth(0);
        Button plus = button("plus", texts.get("strip.new"), openTabs::newTab);
        plus.setId("desk-new");
        ToolButton.dress(more, "desk-more", "desk-button", new Tooltip(texts.get("strip.more")));
        more.setOnShowing(event -> more.getItems()
                .setAll(openTabs.tabs().stream().map(this::listed).toList()));
        HBox.setHgrow(row, Priority.SOMETIMES);
        getChildren().addAll(row, more, plus);
        widthProperty().subscribe(width -> fit());
        openTabs.tabs().addListener((ListChangeListener<OpenTab>) change -> fill());
        openTabs.currentProperty().subscribe(tab -> mark());
        fill();
    }

    private void fill() {
        List<Item> before = List.copyOf(items);
        items.clear();
        for (OpenTab tab : openTabs.tabs()) {
            items.add(
                    before.stream().filter(item -> item.tab == tab).findFirst().orElseGet(() -> new Item(tab)));
        }
        row.getChildren().setAll(items);
        renamed.set(renamed.get() + 1);
        Visibility.set(this, items.size() > 1);
        mark();
    }

    private void mark() {
        for (int i = 0; i < items.size(); i++) {
            items.get(i).mark(i + 1, items.size());
        }
        fit();
    }

    /// Shows as many tabs as can be read, the current one among them.
    private void fit() {
        int current = openTabs.tabs().indexOf(openTabs.current());
        if (current < 0 || current >= items.size() || getWidth() <= 0) {
            return;
        }
        Item shown = items.get(current);
        double letter = shown.name.getFont().getSize();
        double room = getWidth() - shown.prefWidth(-1) - 2 * USUAL / 3 * letter;
        int fit = Math.max(1, 1 + (int) Math.floor(room / (READABLE * letter)));
        from = TabRow.first(items.size(), current, from, fit);
        for (int i = 0; i < items.size(); i++) {
            Visibility.set(items.get(i), i >= from && i < from + fit);
        }
        more.setText(Integer.toString(items.size()));
        Visibility.set(more, fit < items.size());
        row.keepWhole(shown);
    }

    private MenuItem listed(OpenTab tab) {
        String game = title(tab);
        RadioMenuItem item = new RadioMenuItem(
                texts.get("strip.listed", tab.files().nameProperty().get(), game));
        item.setMnemonicParsing(false);
        item.setSelected(tab == openTabs.current());
        item.setOnAction(event -> openTabs.show(tab));
        return item;
    }

    private static String title(OpenTab tab) {
        return tab.models().game().moment().tree().game().title();
    }

    private Button button(String icon, String tip, Runnable action) {
        Region shape = new Region();
        shape.getStyleClass().addAll("icon", "icon-" + icon);
        Button button = new Button();
        button.setGraphic(shape);
        button.getStyleClass().add("desk-button");
        button.setTooltip(new Tooltip(tip));
        button.setAccessibleText(tip);
        button.setFocusTraversable(false);
        button.setMinWidth(Region.USE_PREF_SIZE);
        button.setOnAction(event -> action.run());
        return button;
    }

    /// One tab.
    private final class Item extends HBox {
        private final OpenTab tab;
        private final Label sign = new Label();
        private final Label name = new Label();
        private final Tooltip tip = new Tooltip();
        private final BooleanProperty here = new SimpleBooleanProperty();
        private int place;
        private int of;

        Item(OpenTab tab) {
            this.tab = tab;
            FilesViewModel files = tab.files();
            getStyleClass().add("desk-tab");
            setAccessibleRole(AccessibleRole.TAB_ITEM);
            setMinWidth(LEAST);
            name.textProperty()
                    .bind(Bindings.createStringBinding(
                            this::text, files.briefNameProperty(), name.widthProperty(), name.fontProperty(), renamed));
            // The preferred width is that of the name; otherwise a tab would never grow with it.
            name.prefWidthProperty()
                    .bind(Bindings.createDoubleBinding(
                            this::whole, files.briefNameProperty(), files.fileProperty(), name.fontProperty()));
            name.setMinWidth(0);
            name.setTextOverrun(OverrunStyle.CLIP);
            name.setMaxWidth(Double.MAX_VALUE);
            name.getStyleClass().add("desk-tab-name");
            HBox.setHgrow(name, Priority.ALWAYS);
            sign.getStyleClass().add("desk-tab-game");
            sign.setMinWidth(Region.USE_PREF_SIZE);
            Region dot = new Region();
            dot.getStyleClass().addAll("dot", "dot-unsaved");
            Visibility.when(dot, files.dirtyProperty());
            Button close = button("close", texts.get("strip.close"), () -> openTabs.close(tab));
            close.getStyleClass().add("desk-close");
            // Where there is little room, the names need it more than the crosses.
            Visibility.when(close, here.or(hoverProperty()).or(widthProperty().greaterThan(ROOM_FOR_CROSS)));
            Tooltip.install(this, tip);
            getChildren().addAll(sign, name, dot, close);
            setOnMousePressed(event -> {
                if (event.getButton() == MouseButton.PRIMARY) {
                    openTabs.show(tab);
                }
            });
            setOnMouseClicked(event -> {
                if (event.getButton() == MouseButton.MIDDLE) {
                    openTabs.close(tab);
                }
            });
            files.briefNameProperty().subscribe(text -> {
                speak();
                renamed.set(renamed.get() + 1);
            });
            files.fileProperty().subscribe(file -> speak());
            files.dirtyProperty().subscribe(dirty -> speak());
            tab.models().game().playedProperty().subscribe(game -> {
                sign.setText(GameInitials.of(game.title(), GAMES));
                speak();
            });
        }

        /// The name; where there is little room, without a file's suffix.
        private String text() {
            String whole = tab.files().briefNameProperty().get();
            double room = name.getWidth() - name.snappedLeftInset() - name.snappedRightInset();
            boolean narrow = room > 0 && width(whole) > room;
            String text = narrow ? plain() : whole;
            return narrow && width(text) > room ? shortened(text, lettersIn(room, text)) : text;
        }

        /// The name without a file's suffix.
        private String plain() {
            String whole = tab.files().briefNameProperty().get();
            int dot = whole.lastIndexOf('.');
            return dot > 0 && isFile() ? whole.substring(0, dot) : whole;
        }

        private boolean isFile() {
            return tab.files().fileProperty().get().isPresent();
        }

        /// How many letters of a text fit, found by binary search.
        private int lettersIn(double room, String text) {
            int least = 0;
            int most = text.length();
            while (least < most) {
                int middle = (least + most + 1) / 2;
                if (width(shortened(text, middle)) <= room) {
                    least = middle;
                } else {
                    most = middle - 1;
                }
            }
            return least;
        }

        private String shortened(String text, int letters) {
            List<String> others =
                    items.stream().filter(item -> item != this).map(Item::plain).toList();
            return isFile() ? TabName.fitting(text, letters, others) : TabName.begun(text, letters, others);
        }

        @Override
        protected double computePrefWidth(double height) {
            return Math.max(USUAL * name.getFont().getSize(), super.computePrefWidth(height));
        }

        private double whole() {
            double whole = width(tab.files().briefNameProperty().get());
            return isFile() ? whole : Math.min(whole, WIDEST * name.getFont().getSize());
        }

        private double width(String text) {
            return TextWidth.of(text, name.getFont()) + 1;
        }

        private void mark(int at, int all) {
            place = at;
            of = all;
            here.set(openTabs.current() == tab);
            pseudoClassStateChanged(SELECTED, here.get());
            setId(here.get() ? "desk-tab-current" : "desk-tab-" + at);
            speak();
        }

        private void speak() {
            FilesViewModel files = tab.files();
            String saved = texts.get(files.dirtyProperty().get() ? "strip.unsaved" : "strip.saved");
            setAccessibleText(texts.get("strip.spoken", files.nameProperty().get(), title(tab), saved, place, of));
            String where = files.fileProperty().get().map(Object::toString).orElse(texts.get("strip.noFile"));
            String name = files.nameProperty().get();
            tip.setText(title(tab) + "\n" + (files.fileProperty().get().isPresent() ? "" : name + "\n")
                    + texts.get("strip.tip", where, saved));
        }
    }
}
