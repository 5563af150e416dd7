package hexalyst.ui.window;

import hexalyst.analysis.results.DataFolder;
import hexalyst.text.Texts;
import hexalyst.ui.board.BoardKeys;
import hexalyst.ui.board.BoardMenu;
import hexalyst.ui.board.GoBar;
import hexalyst.ui.command.Command;
import hexalyst.ui.command.CommandEvent;
import hexalyst.ui.command.CommandGroup;
import hexalyst.ui.command.CommandHelp;
import hexalyst.ui.command.CommandItems;
import hexalyst.ui.command.CommandList;
import hexalyst.ui.command.KeyBindings;
import hexalyst.ui.command.Layer;
import hexalyst.ui.engine.EngineView;
import hexalyst.ui.engine.ResourcesButton;
import hexalyst.ui.exchange.RowsCard;
import hexalyst.ui.feature.Feature;
import hexalyst.ui.feature.Room;
import hexalyst.ui.feature.SideSlot;
import hexalyst.ui.files.GameListViewModel;
import hexalyst.ui.files.GamePicker;
import hexalyst.ui.files.GameTableView;
import hexalyst.ui.fx.Visibility;
import hexalyst.ui.guide.GuideButton;
import hexalyst.ui.guide.GuideEvent;
import hexalyst.ui.guide.GuidePlace;
import hexalyst.ui.layout.LayoutViewModel;
import hexalyst.ui.layout.SidePage;
import hexalyst.ui.layout.SidePart;
import hexalyst.ui.lines.MovesPanel;
import hexalyst.ui.lines.ThreatView;
import hexalyst.ui.play.EngineSide;
import hexalyst.ui.play.PlayCommands;
import hexalyst.ui.play.PlayStrip;
import hexalyst.ui.prefs.Preferences;
import hexalyst.ui.prefs.PreferencesViewModel;
import hexalyst.ui.prefs.Section;
import hexalyst.ui.tree.CommentView;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.layout.Region;

/// The content of a tab: its [front][TabFront], the menu, and on the right the engine, moves and comment, or another
/// page. Laid out by [#arrange], which [#wear] also does.
final class TabView {
    private final TabModels models;
    private final LayoutViewModel layout;
    private final TabFront front;
    private final CommandList commands;
    private final Preferences preferences;
    private final List<Feature> features;
    private final GameListViewModel gameList;
    private final GameTableView table;
    private final Map<SidePage, Region> cards = new EnumMap<>(SidePage.class);
    private final GamePages tabs;
    private final SideColumn side;

    /// What ends the window.
    ///
    /// @param quit closes it
    /// @param renew opens another one in its place, in the language that was chosen; returns false if that must wait
    record Ways(Runnable quit, BooleanSupplier renew) {}

    /// @param front the part that is there already and has the room for the rest
    /// @param models the content of the tab
    /// @param openTabs the other tabs
    /// @param layout how the window is laid out
    /// @param ways what ends the window
    TabView(TabFront front, TabModels models, OpenTabs openTabs, LayoutViewModel layout, Ways ways) {
        this.front = front;
        this.models = models;
        this.layout = layout;
        KeyBindings keys = models.shared().keys();
        Layer layer = front.layer();
        gameList = new GameListViewModel(models.files(), models.game());
        table = new GameTableView(gameList, front::focusBoard);
        front.addBoard(table);
        tabs = new GamePages(models, this::revealGame, front::focusBoard);
        SystemClipboard clipboard =
                new SystemClipboard(models.game(), models.text().paste());
        Room room = new Room(layer, new SideSlot(), layout, front.dividers());
        features = models.features().pages().apply(room);
        preferences = preferences(openTabs, ways.renew());
        commands = new CommandHelp(layer, keys, commands(openTabs, clipboard, ways.quit(), room)).commands();
        CommandItems items = new CommandItems(commands, keys);
        front.board().offer(new BoardMenu(models.board(), models.game(), items).tools());
        features.forEach(this::place);
        table.toFront();
        side = side(items, room.beside());
        room.beside().cardProperty().subscribe((before, now) -> arrange());
        front.fill(
                new WindowMenu(models, items, new RecentMenu(openTabs), layout),
                side,
                new GamePicker(gameList, models.files()),
                new ProblemStrip(models.files()));
        Scene scene = front.scene();
        new WindowKeys(commands, keys, layer, front.board().board()).install(scene);
        new RowsCard(layer, models.files().rows(), models.shared().theme(), models.threads());
        scene.addEventHandler(
                CommandEvent.RUN, event -> commands.named(event.command()).run());
        gameList.openProperty().subscribe((before, now) -> {
            if (now && layout.pageProperty().get().beside() == SidePage.Beside.NOTHING) {
                layout.pageProperty().set(SidePage.ANALYSE);
            }
        });
        // A user who starts to play wants to see the state of play.
        models.play().sideProperty().subscribe((before, now) -> {
            if (before == EngineSide.NOBODY) {
                layout.pageProperty().set(SidePage.PLAY);
            }
        });
        scene.widthProperty().subscribe((before, now) -> {
            if (layout.folds(before.doubleValue()) != layout.folds(now.doubleValue())) {
                arrange();
            }
        });
    }

    /// All commands except those of the help. Those of the features come first, so that they are tried first for shared
    /// keys.
    private List<Command> commands(OpenTabs openTabs, SystemClipboard clipboard, Runnable quit, Room room) {
        List<Command> all = new ArrayList<>();
        features.forEach(feature -> all.addAll(feature.commands()));
        all.addAll(new BoardKeys(models.board()).commands());
        all.addAll(new WindowCommands(models, clipboard, quit).all());
        all.addAll(new EngineCommands(models, new EngineCommands.Reveal(this::showEngine, tabs::showProof)).all());
        all.addAll(new PlayCommands(models.play(), models.hint(), models.game()).commands());
        all.addAll(new TabCommands(openTabs, models.files(), gameList).all());
        all.addAll(tabs.commands());
        all.add(preferences.command());
        all.add(Command.of(
                        "guide",
                        CommandGroup.HELP,
                        Texts.of(GuideButton.class).get("command"),
                        () -> front.layer().fireEvent(new GuideEvent(GuidePlace.BEGINNING)))
                .everywhere("F1"));
        all.addAll(new LayoutCommands(layout).all());
        all.addAll(models.features().cards().apply(room));
        List<Command> guarded = all;
        for (Feature feature : features) {
            guarded = feature.over(guarded);
        }
        return table.over(guarded);
    }

    private void place(Feature feature) {
        Feature.Sight sight = feature.sight(commands);
        cards.put(feature.page(), sight.side());
        sight.board().ifPresent(other -> {
            Visibility.when(other, layout.pageProperty().isEqualTo(feature.page()));
            front.addBoard(other);
        });
    }

    private Preferences preferences(OpenTabs openTabs, BooleanSupplier renew) {
        PreferencesViewModel.Chosen chosen = new PreferencesViewModel.Chosen(
                models.settings(),
                models.shared().theme(),
                models.board().look(),
                layout,
                models.values().lines(),
                models.shared().resources(),
                openTabs.recent(),
                DataFolder.ofUser().path(),
                renew);
        return new Preferences(front.layer(), chosen, this::showKeys);
    }

    private void revealGame() {
        if (layout.pageProperty().get() == SidePage.OPENINGS && front.folds()) {
            layout.pageProperty().set(SidePage.ANALYSE);
        }
        layout.allMovesProperty().set(false);
        layout.partProperty().set(SidePart.GAME);
    }

    private void showEngine() {
        layout.pageProperty().set(SidePage.ANALYSE);
        layout.partProperty().set(SidePart.ENGINE);
    }

    private void showKeys() {
        commands.named("keys").run();
    }

    /// What was there first.
    TabFront front() {
        return front;
    }

    /// Puts what goes along from tab to tab into this one; see [TabFront#wear].
    void wear(Node strip, Node offer) {
        front.wear(strip, offer);
        arrange();
    }

    /// Applies choices for the whole window, which may have been changed in another tab.
    void arrange() {
        // The table is about the game, which these pages do not show.
        if (layout.pageProperty().get().beside() == SidePage.Beside.NOTHING) {
            gameList.openProperty().set(false);
        }
        front.arrange();
        Node focused = front.scene().getFocusOwner();
        side.arrange(front.folds());
        if (focused != null && focused.getScene() == null) {
            // If a node is removed with the focus, the focus would move to the next one: the comment.
            front.focusBoard();
        }
        features.forEach(Feature::arrange);
        front.dividers().recall();
    }

    private SideColumn side(CommandItems items, SideSlot beside) {
        MovesPanel moves = new MovesPanel(
                new MovesPanel.Parts(
                        models.values().lines(),
                        models.values().why(),
                        models.values().position().countProperty(),
                        models.board().previewProperty()::set,
                        items.item("engine-add")),
                models.shared().keys(),
                layout::toggleAllMoves);
        ResourcesButton resources = new ResourcesButton(
                models.shared().resources(),
                models.values().engine().stateProperty(),
                models.shared().keys(),
                () -> preferences.open(Section.ENGINE));
        ThreatView threat =
                new ThreatView(models.values().threat(), models.shared().keys());
        EngineView engine = new EngineView(
                models.values().engine(),
                models.values().external(),
                new EngineView.Parts(
                        resources,
                        List.of(moves.count(), threat.ask()),
                        new PlayStrip(
                                models.play(),
                                models.hint(),
                                () -> layout.pageProperty().set(SidePage.PLAY)),
                        moves,
                        List.of(threat, moves.answer())),
                models.shared().keys(),
                models.game());
        return new SideColumn(
                new SideColumn.Parts(
                        engine,
                        moves,
                        cards,
                        beside,
                        tabs,
                        new GoBar(models.game(), models.shared().keys()),
                        new CommentView(models.game())),
                layout,
                front.dividers(),
                models.shared().keys());
    }
}
