package hexalyst.ui.puzzle;

import hexalyst.game.Position;
import hexalyst.notation.PositionText;
import hexalyst.record.GameTree;
import hexalyst.text.Texts;
import hexalyst.ui.command.CardHead;
import hexalyst.ui.command.Naming;
import hexalyst.ui.command.SmallButton;
import hexalyst.ui.feature.PageScroll;
import hexalyst.ui.feature.SideSlot;
import hexalyst.ui.fx.Visibility;
import hexalyst.ui.fx.WrappedLabel;
import hexalyst.ui.game.GameIdentity;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.function.Supplier;
import javafx.beans.binding.Bindings;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.collections.ListChangeListener;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.Spinner;
import javafx.scene.control.TextField;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/// Makes a puzzle of a position, or checks the one that the open game is: asks for its task, lets the engine prove it,
/// tells what was found with a way to see it, and saves it if the user confirms.
public final class PuzzleSaveCard {
    private static final int MOST_PLIES = 99;

    private static final int DIGITS = 4;
    private static final double FINDING = 40;
    private static final double PLACES = 84;

    private final SideSlot beside;
    private final ComposerViewModel composer;
    private final Runnable analyse;
    private final Texts texts = Texts.of(PuzzleSaveCard.class);
    private Runnable following = () -> {};

    /// What the card is about.
    ///
    /// @param tree a game, which may be a puzzle itself, or only a position
    /// @param position the current position
    /// @param game the game that it belongs to
    public record Subject(GameTree tree, Position position, GameIdentity game) {}

    /// The fields for what is written about the puzzle.
    private record Fields(TextField title, TextField author, TextField text) {
        Signature now() {
            return new Signature(title.getText(), author.getText(), text.getText());
        }

        void show(Signature written) {
            title.setText(written.title());
            author.setText(written.author());
            text.setText(written.text());
        }
    }

    /// @param beside where the card is shown
    /// @param composer proves and saves
    /// @param analyse shows the page of the open game, after something was opened
    public PuzzleSaveCard(SideSlot beside, ComposerViewModel composer, Runnable analyse) {
        this.analyse = analyse;
        this.beside = beside;
        this.composer = composer;
    }

    /// Shows the card.
    ///
    /// @param board what is on the board, asked again for each proof, since the board can be used meanwhile
    /// @param here shows what was found on the board of its page; false where only a game can show it
    public void open(Subject subject, Supplier<Optional<Subject>> board, Predicate<FoundPlace> here) {
        composer.compose(subject.tree(), subject.position());
        boolean checks = composer.stored().isPresent();
        Label about = caption("puzzle-card-position");
        Runnable tell = () -> about.setText(texts.get("card.position", PositionText.format(composer.position())));
        tell.run();
        Button prove = work(checks ? "check" : "prove", () -> {
            changed();
            board.get().ifPresent(shown -> composer.take(shown.tree(), shown.position()));
            tell.run();
            composer.prove();
        });
        prove.getStyleClass().add("accent");
        Label finding = caption("puzzle-finding");
        finding.textProperty().bind(composer.findingProperty());
        Fields fields = new Fields(field("name"), field("author"), field("text"));
        fields.show(composer.signature(subject.game()));
        ObjectProperty<GameIdentity> signed = new SimpleObjectProperty<>(subject.game());
        Runnable sign = () -> composer.sign(signed.get(), fields.now());
        following = () -> {
            boolean another = follow(board);
            tell.run();
            board.get()
                    .map(Subject::game)
                    .filter(game -> another || game != signed.get())
                    .ifPresent(game -> {
                        signed.set(game);
                        fields.show(composer.signature(game));
                    });
        };
        Button whole = work("whole", () -> composer.openSolution(fields.now(), this::leave));
        if (!checks) {
            whole.disableProperty().unbind();
            whole.disableProperty().bind(composer.madeProperty().map(Optional::isEmpty));
        }
        FlowPane tools =
                new FlowPane(prove, whole, help("pieces", composer::takeAway), help("boards", composer::shrink));
        tools.getStyleClass().add("puzzle-flow");
        Button save = write("save", () -> composer.saveMade(fields.now()));
        Button add = write("add", () -> composer.addMade(fields.now()));
        FlowPane write = new FlowPane(save, add);
        write.getStyleClass().add("puzzle-flow");
        Label saved = caption("puzzle-saved");
        saved.textProperty().bind(composer.savedProperty());
        Visibility.when(saved, composer.savedProperty().map(said -> !said.isEmpty()));
        // Room for some lines, so that nothing moves under the mouse.
        finding.setMinHeight(FINDING);
        finding.setMaxWidth(Double.MAX_VALUE);
        VBox body = new VBox(
                about,
                task(),
                tools,
                running(),
                finding,
                places(place -> {
                    if (!here.test(place) && !composer.show(place, fields.now())) {
                        leave();
                    }
                }),
                row("name", fields.title()),
                row("author", fields.author()),
                row("text", fields.text()),
                write,
                saved);
        body.getStyleClass().add("card-body");
        VBox.setVgrow(body, Priority.ALWAYS);
        CardHead head = new CardHead(
                texts.get(checks ? "card.title.check" : "card.title"),
                "puzzle-card-close",
                texts.get("card.close"),
                texts.get("card.close.tip"),
                this::close);
        VBox content = new VBox(head, body);
        content.setId("puzzle-save-card");
        content.getStyleClass().addAll("card", "puzzle-save-card");
        PageScroll card = new PageScroll("puzzle-save-scroll", content);
        card.sceneProperty().subscribe((before, now) -> {
            if (now == null) {
                following = () -> {};
                sign.run();
                composer.leave();
            }
        });
        for (TextField field : List.of(fields.title(), fields.author(), fields.text())) {
            field.setOnAction(event -> sign.run());
            field.focusedProperty().subscribe((before, now) -> {
                if (!now) {
                    sign.run();
                }
            });
        }
        beside.open(card);
        // Only then is the button in the scene.
        card.applyCss();
        prove.requestFocus();
    }

    /// What is on the board has changed, or may have.
    public void changed() {
        following.run();
    }

    private boolean follow(Supplier<Optional<Subject>> board) {
        return board.get()
                .map(shown -> composer.follow(shown.tree(), shown.position()))
                .orElse(false);
    }

    /// A button that writes the puzzle once it is made.
    private Button write(String name, Runnable action) {
        Button write = new Button(texts.get("card." + name));
        write.setId("puzzle-card-" + name);
        write.setTooltip(new Tooltip(texts.get("card." + name + ".tip")));
        write.setOnAction(event -> {
            // A comment that is still being typed is a change too.
            changed();
            action.run();
        });
        write.disableProperty().bind(composer.soundProperty().not().or(composer.runningProperty()));
        return write;
    }

    /// Closes the card.
    public void close() {
        beside.close();
    }

    /// Closes the card for the game that was opened from it.
    private void leave() {
        close();
        analyse.run();
    }

    private HBox task() {
        ComboBox<TaskKind> kind = new ComboBox<>();
        kind.setId("puzzle-kind");
        kind.getItems().setAll(TaskKind.values());
        kind.setConverter(new Naming<>(each -> texts.get("kind." + each.name().toLowerCase(Locale.ROOT))));
        kind.valueProperty().bindBidirectional(composer.kindProperty());
        kind.setTooltip(new Tooltip(texts.get("card.task.tip")));
        kind.setAccessibleText(texts.get("card.task.tip"));
        Spinner<Integer> plies =
                new Spinner<>(1, MOST_PLIES, composer.pliesProperty().get());
        plies.setEditable(true);
        plies.getEditor().setPrefColumnCount(DIGITS);
        plies.setId("puzzle-plies");
        plies.setTooltip(new Tooltip(texts.get("card.plies.tip")));
        plies.setAccessibleText(texts.get("card.plies.tip"));
        plies.valueProperty().subscribe(now -> composer.pliesProperty().set(now));
        HBox within = new HBox(plies, new Label(texts.get("card.plies")));
        within.getStyleClass().add("puzzle-running");
        Visibility.when(within, composer.kindProperty().map(each -> each == TaskKind.WITHIN));
        HBox row = row("task", kind);
        row.getChildren().add(within);
        return row;
    }

    /// A button that starts something long.
    private Button work(String name, Runnable action) {
        Button work = new Button(texts.get("card." + name));
        work.setId("puzzle-" + name);
        work.setTooltip(new Tooltip(texts.get("card." + name + ".tip")));
        work.setOnAction(event -> action.run());
        work.disableProperty().bind(composer.runningProperty());
        return work;
    }

    /// A button for what helps with a puzzle, unless it was just found to be wrong.
    private Button help(String name, Runnable action) {
        Button help = work(name, action);
        help.disableProperty().unbind();
        help.disableProperty()
                .bind(Bindings.createBooleanBinding(
                        () -> composer.runningProperty().get()
                                || composer.madeProperty().get().isPresent()
                                        && !composer.soundProperty().get(),
                        composer.runningProperty(),
                        composer.madeProperty(),
                        composer.soundProperty()));
        return help;
    }

    /// What was found, each line a link to the board. It keeps its room, so that nothing moves under the mouse.
    private ScrollPane places(Consumer<FoundPlace> open) {
        VBox lines = new VBox();
        Runnable show = () -> lines.getChildren()
                .setAll(composer.places().stream()
                        .map(place -> link(place, open))
                        .toList());
        ListChangeListener<FoundPlace> listener = change -> show.run();
        ScrollPane scroll = new ScrollPane(lines);
        scroll.setId("puzzle-places");
        scroll.setFitToWidth(true);
        scroll.setMinHeight(PLACES);
        scroll.setPrefHeight(PLACES);
        VBox.setVgrow(scroll, Priority.ALWAYS);
        // The card is made anew each time, but not what it shows.
        scroll.sceneProperty().subscribe((before, now) -> {
            composer.places().removeListener(listener);
            if (now != null) {
                composer.places().addListener(listener);
                show.run();
            }
        });
        return scroll;
    }

    private Node link(FoundPlace place, Consumer<FoundPlace> open) {
        Hyperlink link = new Hyperlink(place.text());
        link.setWrapText(true);
        link.setTooltip(new Tooltip(texts.get("card.place.tip")));
        link.setOnAction(event -> open.accept(place));
        if (!place.wrong()) {
            return link;
        }
        SmallButton mark = new SmallButton("puzzle-mark-try", texts.get("card.try"), () -> {
                    composer.markTry(place);
                    changed();
                })
                .withTip(texts.get("card.try.tip"));
        HBox row = new HBox(link, mark);
        HBox.setHgrow(link, Priority.ALWAYS);
        link.setMaxWidth(Double.MAX_VALUE);
        return row;
    }

    private HBox running() {
        Label progress = new Label();
        progress.textProperty().bind(composer.progressProperty());
        SmallButton cancel = new SmallButton("puzzle-card-cancel", texts.get("cancel"), composer::cancel)
                .withTip(texts.get("cancel.tip"));
        HBox running = new HBox(progress, cancel);
        running.getStyleClass().add("puzzle-running");
        // It keeps its place, so that nothing moves under the mouse.
        running.visibleProperty().bind(composer.runningProperty());
        return running;
    }

    private TextField field(String name) {
        TextField field = new TextField();
        field.setId("puzzle-card-" + name);
        field.setAccessibleText(texts.get("card." + name));
        HBox.setHgrow(field, Priority.ALWAYS);
        return field;
    }

    private HBox row(String name, Node control) {
        Label label = new Label(texts.get("card." + name));
        label.setLabelFor(control);
        label.getStyleClass().add("setup-label");
        HBox row = new HBox(label, control);
        row.getStyleClass().add("puzzle-running");
        return row;
    }

    private static Label caption(String id) {
        Label label = new WrappedLabel();
        label.setId(id);
        return label;
    }
}
