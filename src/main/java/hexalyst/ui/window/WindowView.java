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
import hexalyst.ui.fx.Shown;
import hexalyst.ui.guide.GuideButton;
import hexalyst.ui.guide.GuideEvent;
import hexalyst.ui.guide.GuidePlace;
import hexalyst.ui.layout.LayoutViewModel;
import hexalyst.ui.layout.SidePage;
import hexalyst.ui.layout.SidePart;
import hexalyst.ui.play.EngineSide;
import hexalyst.ui.play.PlayCommands;
import hexalyst.ui.play.PlayStrip;
import hexalyst.ui.prefs.Preferences;
import hexalyst.ui.prefs.PreferencesViewModel;
import hexalyst.ui.prefs.Section;
import hexalyst.ui.tree.CommentView;
import hexalyst.ui.values.MovesPanel;
import hexalyst.ui.values.ThreatView;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.layout.Region;

/// The content of a tab: its [front][WindowFront], the menu, and on the right the engine, moves and comment, or another
/// page. Laid out by [#arrange], which [#wear] also does.
final class WindowView {
    private final Workbench bench;
    private final LayoutViewModel layout;
    private final WindowFront front;
    private final CommandList commands;
    private final Preferences preferences;
    private final List<Feature> features;
    private final GameListViewModel gameList;
    private final GameTableView table;
    private final Map<SidePage, Region> cards = new EnumMap<>(SidePage.class);
    private final GameTabs tabs;
    private final SideColumn side;

    /// What ends the window.
    ///
    /// @param quit closes it
    /// @param renew opens another one in its place, in the language that was chosen; returns false if that must wait
    record Ways(Runnable quit, BooleanSupplier renew) {}

    /// @param front the part that is there already and has the room for the rest
    /// @param bench the content of the tab
    /// @param desk the other tabs
    /// @param layout how the window is laid out
    /// @param ways what ends the window
    WindowView(WindowFront front, Workbench bench, Desk desk, LayoutViewModel layout, Ways ways) {
        this.front = front;
        this.bench = bench;
        this.layout = layout;
        KeyBindings keys = bench.shared().keys();
        Layer layer = front.layer();
        gameList = new GameListViewModel(bench.files(), bench.game());
        table = new GameTableView(gameList, front::focusBoard);
        front.addBoard(table);
        tabs = new GameTabs(bench, this::revealGame, front::focusBoard);
        SystemClipboard clipboard = new SystemClipboard(bench.game(), bench.paste());
        Room room = new Room(layer, new SideSlot(), layout, front.dividers());
        features = bench.features().apply(room);
        preferences = preferences(desk, ways.renew());
        commands = new CommandHelp(layer, keys, commands(desk, clipboard, ways.quit(), room)).commands();
        CommandItems items = new CommandItems(commands, keys);
        front.board().offer(new BoardMenu(bench.board(), bench.game(), items).tools());
        features.forEach(this::place);
        table.toFront();
        side = side(items, room.beside());
        room.beside().cardProperty().subscribe((before, now) -> arrange());
        front.fill(
                new WindowMenu(bench, items, new RecentMenu(desk), layout),
                side,
                new GamePicker(gameList, bench.files()),
                new ProblemStrip(bench.files()));
        Scene scene = front.scene();
        new WindowKeys(commands, keys, layer, front.board().board()).install(scene);
        new RowsCard(layer, bench.files().rows(), bench.shared().theme(), bench.threads());
        scene.addEventHandler(
                CommandEvent.RUN, event -> commands.named(event.command()).run());
        gameList.openProperty().subscribe((before, now) -> {
            if (now && layout.pageProperty().get().beside() == SidePage.Beside.NOTHING) {
                layout.pageProperty().set(SidePage.ANALYSE);
            }
        });
        // A user who starts to play wants to see the state of play.
        bench.play().sideProperty().subscribe((before, now) -> {
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
    private List<Command> commands(Desk desk, SystemClipboard clipboard, Runnable quit, Room room) {
        List<Command> all = new ArrayList<>();
        features.forEach(feature -> all.addAll(feature.commands()));
        all.addAll(new BoardKeys(bench.board()).commands());
        all.addAll(new WindowCommands(bench, clipboard, quit).all());
        all.addAll(new EngineCommands(bench, new EngineCommands.Reveal(this::showEngine, tabs::showProof)).all());
        all.addAll(new PlayCommands(bench.play(), bench.hint(), bench.game()).commands());
        all.addAll(new DeskCommands(desk, bench.files(), gameList).all());
        all.addAll(tabs.commands());
        all.add(preferences.command());
        all.add(Command.of(
                        "guide",
                        CommandGroup.HELP,
                        Texts.of(GuideButton.class).get("command"),
                        () -> front.layer().fireEvent(new GuideEvent(GuidePlace.BEGINNING)))
                .everywhere("F1"));
        all.addAll(new LayoutCommands(layout).all());
        all.addAll(bench.cards().apply(room));
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
            Shown.when(other, layout.pageProperty().isEqualTo(feature.page()));
            front.addBoard(other);
        });
    }

    private Preferences preferences(Desk desk, BooleanSupplier renew) {
        PreferencesViewModel.Chosen chosen = new PreferencesViewModel.Chosen(
                bench.settings(),
                bench.shared().theme(),
                bench.board().look(),
                layout,
                bench.lines(),
                bench.shared().resources(),
                desk.recent(),
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
    WindowFront front() {
        return front;
    }

    /// Puts what goes along from tab to tab into this one; see [WindowFront#wear].
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
                        bench.lines(),
                        bench.why(),
                        bench.position().countProperty(),
                        bench.board().previewProperty()::set,
                        items.item("engine-add")),
                bench.shared().keys(),
                layout::toggleAllMoves);
        ResourcesButton resources = new ResourcesButton(
                bench.shared().resources(),
                bench.engine().stateProperty(),
                bench.shared().keys(),
                () -> preferences.open(Section.ENGINE));
        ThreatView threat = new ThreatView(bench.threat(), bench.shared().keys());
        EngineView engine = new EngineView(
                bench.engine(),
                bench.external(),
                new EngineView.Parts(
                        resources,
                        List.of(moves.count(), threat.ask()),
                        new PlayStrip(
                                bench.play(),
                                bench.hint(),
                                () -> layout.pageProperty().set(SidePage.PLAY)),
                        moves,
                        List.of(threat, moves.answer())),
                bench.shared().keys(),
                bench.game());
        return new SideColumn(
                new SideColumn.Parts(
                        engine,
                        moves,
                        cards,
                        beside,
                        tabs,
                        new GoBar(bench.game(), bench.shared().keys()),
                        new CommentView(bench.game())),
                layout,
                front.dividers(),
                bench.shared().keys());
    }
}
