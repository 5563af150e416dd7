package hexalyst.ui.engine;

import hexalyst.ui.command.KeyBindings;
import hexalyst.ui.fx.Visibility;
import hexalyst.ui.fx.WrappedTip;
import hexalyst.ui.fx.Wrapping;
import hexalyst.ui.game.GameViewModel;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/// The engine's panel: its switch, the values of moves, and the answers to questions.
public final class EngineView extends VBox {
    private static final double LEAST_HEIGHT = 152;

    /// What other features add to the panel.
    ///
    /// @param resources what the engine uses and has done, beside the title
    /// @param tools icons beside the switch
    /// @param row a row below the head
    /// @param moves the values of moves
    /// @param answers answers below the moves, so that nothing shifts when one arrives
    public record Parts(ResourcesButton resources, List<Node> tools, Region row, Region moves, List<Region> answers) {
        public Parts {
            tools = List.copyOf(tools);
            answers = List.copyOf(answers);
        }
    }

    /// @param model the engine
    /// @param external an engine that is another program
    /// @param parts what other features add to the panel
    /// @param keys the key bindings shown in tooltips
    /// @param game the game in which its moves are played
    public EngineView(
            EngineViewModel model,
            ExternalEngineViewModel external,
            Parts parts,
            KeyBindings keys,
            GameViewModel game) {
        getStyleClass().addAll("card", "engine-card");
        setMinHeight(LEAST_HEIGHT);
        VBox.setVgrow(parts.moves(), Priority.ALWAYS);
        getChildren()
                .addAll(
                        new EngineHead(model, keys, parts.resources(), parts.tools()),
                        parts.row(),
                        parts.moves(),
                        note(model));
        parts.answers().forEach(answer -> getChildren().add(new AnswerPane(answer)));
        getChildren().addAll(new LockStrip(model.focus(), keys), new ExternalEngineView(external, game));
    }

    /// Placed below the moves, so that none of them shifts when it appears.
    private static Label note(EngineViewModel model) {
        Label note = new Label();
        note.setId("engine-note");
        note.getStyleClass().addAll("figure", "engine-note");
        Wrapping.on(note);
        note.setMinHeight(USE_PREF_SIZE);
        note.textProperty().bind(model.stateProperty().map(EngineState::note));
        Tooltip whole = new WrappedTip();
        whole.textProperty().bind(note.textProperty());
        note.setTooltip(whole);
        Visibility.when(note, note.textProperty().isNotEmpty());
        return note;
    }

    /// An answer takes room from the moves above it, as far as there is any; beyond that it scrolls.
    private final class AnswerPane extends ScrollPane {
        private final Region answer;

        AnswerPane(Region answer) {
            super(answer);
            this.answer = answer;
            setFitToWidth(true);
            setMinHeight(0);
            setMaxHeight(USE_PREF_SIZE);
            getStyleClass().add("plain-scroll");
            Visibility.when(this, answer.visibleProperty());
            VBox.setVgrow(this, Priority.SOMETIMES);
        }

        /// A scroll pane does not take its preferred height from its content.
        @Override
        protected double computePrefHeight(double width) {
            return answer.prefHeight(EngineView.this.getWidth());
        }
    }
}
