package hexalyst.ui.setup;

import hexalyst.game.Position;
import hexalyst.ui.command.Command;
import hexalyst.ui.command.CommandList;
import hexalyst.ui.feature.Feature;
import hexalyst.ui.feature.PageScroll;
import hexalyst.ui.feature.Room;
import hexalyst.ui.layout.SidePage;
import hexalyst.ui.status.StatusViewModel;
import java.util.List;
import java.util.Optional;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/// The page for setting up positions, with a board to paint on. While it is shown, the status bar describes that board.
public final class SetupPage implements Feature {
    private final SetupViewModel model;
    private final StatusViewModel status;
    private final Room room;
    private final WhatIf whatIf;

    /// @param status the content of the status bar
    /// @param room the window that shows the page
    /// @param whatIf begins with the game's position
    public SetupPage(SetupViewModel model, StatusViewModel status, Room room, WhatIf whatIf) {
        this.model = model;
        this.whatIf = whatIf;
        this.status = status;
        this.room = room;
        model.whenNew(() -> {
            if (whatIf.onProperty().get()) {
                whatIf.back();
            }
            room.layout().pageProperty().set(page());
        });
        model.textProperty().subscribe((before, now) -> arrange());
        model.positionProperty().subscribe((before, now) -> arrange());
    }

    @Override
    public SidePage page() {
        return SidePage.SETUP;
    }

    @Override
    public Sight sight(CommandList all) {
        SetupView view = new SetupView(
                model,
                whatIf.onProperty(),
                this::open,
                this::begin,
                () -> all.named("puzzle-save").run());
        VBox.setVgrow(view.board(), Priority.ALWAYS);
        VBox card = new VBox(view.board());
        card.getStyleClass().addAll("card", "setup-board-card");
        return new Sight(new PageScroll("setup-scroll", view), Optional.of(card));
    }

    @Override
    public List<Command> commands() {
        return new SetupCommands(
                        model, whatIf, this::open, room.layout().pageProperty().map(page -> page == page()))
                .all();
    }

    /// Opens the position as a new game, or lets the engine look at it.
    private void open() {
        if (whatIf.onProperty().get()) {
            whatIf.look();
        } else if (model.open()) {
            room.showAnalysis();
        }
    }

    /// Opens the start of a game whose set-up was made here, where it is played.
    private void begin(Position start) {
        model.open(start);
        room.layout().pageProperty().set(SidePage.PLAY);
    }

    @Override
    public List<Command> over(List<Command> others) {
        return new SetupKeys(model, room.layout()).over(others);
    }

    @Override
    public void arrange() {
        boolean shown = room.layout().pageProperty().get() == page();
        status.tellOf(
                shown
                        ? Optional.of(new StatusViewModel.SetUp(
                                model.editionProperty().get(),
                                model.textProperty().get(),
                                model.positionProperty().get()))
                        : Optional.empty());
    }
}
