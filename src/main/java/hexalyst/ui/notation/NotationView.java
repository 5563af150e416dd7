package hexalyst.ui.notation;

import hexalyst.notation.TextPiece;
import hexalyst.notation.TextPieces;
import hexalyst.text.Texts;
import hexalyst.ui.fx.Visibility;
import hexalyst.ui.fx.Wrapping;
import java.util.List;
import java.util.Optional;
import javafx.application.Platform;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.fxmisc.flowless.VirtualizedScrollPane;
import org.fxmisc.richtext.CodeArea;

/// The editor of the game's text. Colours the text, underlines an error and explains it below, and offers legal moves
/// while typing and on Ctrl+Space.
public final class NotationView extends VBox {
    /// The free space to the right of the text: its margin and the scroll bar, in pixels.
    private static final double BESIDE = 26;
    /// How many characters are measured to find the width of one.
    private static final int MEASURED = 8;

    private final NotationViewModel model;
    private final Texts texts = Texts.of(NotationView.class);
    private final CodeArea area = new CodeArea();
    private final NotationStyle style = new NotationStyle(area);
    private final CompletionList completions;
    private final Label status = new Label();
    private final Button discard = new Button();
    /// True while the program changes the text or the caret.
    private boolean showing;

    /// @param model the text
    public NotationView(NotationViewModel model) {
        this.model = model;
        getStyleClass().add("notation");
        area.setId("notation-text");
        area.getStyleClass().add("notation-text");
        Wrapping.on(area.wrapTextProperty(), area.textProperty());
        area.setAccessibleText(texts.get("editor"));
        area.setParagraphGraphicFactory(NotationView::lineNumber);
        VirtualizedScrollPane<CodeArea> scroll = new VirtualizedScrollPane<>(area);
        completions = new CompletionList(texts, this::insert);
        StackPane editor = new StackPane(scroll, completions);
        editor.setMinHeight(0);
        VBox.setVgrow(editor, Priority.ALWAYS);
        getChildren().addAll(editor, foot());
        area.textProperty().subscribe((before, now) -> changed(now));
        area.caretPositionProperty().subscribe(at -> caretMoved());
        area.getVisibleParagraphs()
                .addListener((javafx.collections.ListChangeListener<Object>) change -> Platform.runLater(() -> {
                    style.show();
                    measure();
                }));
        area.widthProperty().subscribe(width -> Platform.runLater(this::measure));
        area.addEventFilter(KeyEvent.KEY_PRESSED, this::key);
        area.addEventFilter(KeyEvent.KEY_TYPED, this::makeRoom);
        area.addEventFilter(MouseEvent.MOUSE_PRESSED, event -> completions.close());
        area.focusedProperty().subscribe(focused -> {
            if (!focused) {
                completions.close();
                model.commit();
            }
        });
        model.textProperty().subscribe(text -> show());
        model.stateProperty().subscribe(state -> show());
        model.faultProperty().subscribe(fault -> show());
        model.caretProperty().subscribe(at -> showCaret(at.intValue()));
        model.currentProperty().subscribe(id -> style.current(model.currentPlace()));
    }

    private HBox foot() {
        status.setId("notation-status");
        status.getStyleClass().add("notation-status");
        status.setMinWidth(0);
        Wrapping.on(status);
        discard.setId("notation-discard");
        discard.setText(texts.get("discard"));
        discard.setTooltip(new Tooltip(texts.get("discard.tip")));
        discard.setMinWidth(Region.USE_PREF_SIZE);
        discard.setOnAction(event -> {
            model.discard();
            area.requestFocus();
        });
        Button restore = new Button(texts.get("restore"));
        restore.setId("notation-restore");
        restore.setTooltip(new Tooltip(texts.get("restore.tip")));
        restore.setMinWidth(Region.USE_PREF_SIZE);
        Visibility.when(restore, model.restorable());
        restore.setOnAction(event -> {
            model.restore();
            area.requestFocus();
        });
        Region gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        HBox foot = new HBox(status, gap, restore, discard);
        foot.getStyleClass().add("notation-foot");
        return foot;
    }

    private static Label lineNumber(int line) {
        Label number = new Label(Integer.toString(line + 1));
        number.getStyleClass().add("lineno");
        return number;
    }

    /// Tells the model how many characters fit beside the line numbers, measured by characters on the screen.
    private void measure() {
        for (int i = 0; i < area.getVisibleParagraphs().size(); i++) {
            int line = area.visibleParToAllParIndex(i);
            int length = Math.min(MEASURED, area.getParagraphLength(line));
            int from = area.getAbsolutePosition(line, 0);
            Optional<Bounds> seen =
                    length == 0 ? Optional.empty() : area.getCharacterBoundsOnScreen(from, from + length);
            if (seen.isPresent()) {
                double left = area.screenToLocal(seen.get()).getMinX();
                model.setColumns((int)
                        ((area.getWidth() - left - BESIDE) * length / seen.get().getWidth()));
                return;
            }
        }
    }

    /// Moves the focus to the text.
    public void focusText() {
        area.requestFocus();
    }

    /// Shows the model's text if it has changed, replacing only the part that differs.
    private void show() {
        String now = model.typedText();
        String old = area.getText();
        if (!now.equals(old)) {
            int from = 0;
            int least = Math.min(old.length(), now.length());
            while (from < least && old.charAt(from) == now.charAt(from)) {
                from++;
            }
            int tail = 0;
            while (tail < least - from && old.charAt(old.length() - 1 - tail) == now.charAt(now.length() - 1 - tail)) {
                tail++;
            }
            showing = true;
            area.replaceText(from, old.length() - tail, now.substring(from, now.length() - tail));
            showing = false;
            completions.close();
            style.pieces(TextPieces.of(now));
            // New characters may not have had their font yet when they were measured.
            Platform.runLater(this::measure);
        }
        boolean same = model.stateProperty().get() == NotationViewModel.State.SAME;
        if (same) {
            area.getUndoManager().forgetHistory();
        }
        style.fault(model.faultProperty().get());
        style.current(model.currentPlace());
        status();
        if (same) {
            showCaret(model.caretProperty().get());
        }
    }

    private void status() {
        Optional<Fault> fault = model.faultProperty().get();
        boolean wrong = model.stateProperty().get() == NotationViewModel.State.WRONG;
        status.setText(
                switch (model.stateProperty().get()) {
                    case SAME -> texts.get("same");
                    case TYPING -> texts.get("typing");
                    case WRONG ->
                        fault.map(found -> texts.get("wrong", found.line(), found.column(), found.message()))
                                .orElse("");
                });
        status.setTooltip(wrong ? new Tooltip(status.getText() + "\n" + texts.get("wrong.tip")) : null);
        status.pseudoClassStateChanged(NotationStyle.WRONG, wrong);
        Visibility.set(discard, wrong);
    }

    private void showCaret(int at) {
        if (area.getCaretPosition() != at && at <= area.getLength() && !showing) {
            showing = true;
            area.moveTo(at);
            showing = false;
            Platform.runLater(area::requestFollowCaret);
        }
    }

    private void changed(String now) {
        if (showing) {
            return;
        }
        List<TextPiece> pieces = TextPieces.of(now);
        style.pieces(pieces);
        model.typed(now, area.getCaretPosition());
        Platform.runLater(() -> {
            int caret = area.getCaretPosition();
            if (caret > 0 && Character.isWhitespace(area.getText().charAt(caret - 1))) {
                stepOfUndo();
            }
            if (area.isFocused() && inMove(pieces, caret) && now.length() < CompletionList.LONGEST_WHILE_TYPING) {
                offer(false);
            } else {
                completions.close();
            }
        });
    }

    /// Starts a new undo step, so that undo goes word by word.
    private void stepOfUndo() {
        area.getUndoManager().preventMerge();
    }

    private static boolean inMove(List<TextPiece> pieces, int caret) {
        return pieces.stream().anyMatch(piece -> piece.kind() == TextPiece.Kind.MOVE && piece.end() == caret);
    }

    private void caretMoved() {
        if (!showing && model.typedText().equals(area.getText())) {
            model.caretAt(area.getCaretPosition());
            // Only then is it known whether something is being selected.
            Platform.runLater(this::leaveEnd);
        }
    }

    /// Moves the caret before the result if the user clicks behind it to go on writing.
    private void leaveEnd() {
        int at = area.getCaretPosition();
        if (area.getSelection().getLength() == 0 && model.typedText().equals(area.getText())) {
            int to = model.typable(at);
            if (to != at) {
                area.moveTo(to);
            }
        }
    }

    /// Inserts a space between the result and what is typed just before it.
    private void makeRoom(KeyEvent event) {
        int caret = area.getCaretPosition();
        boolean letter = !event.getCharacter().isBlank() && event.getCharacter().charAt(0) > ' ';
        if (letter
                && !event.isShortcutDown()
                && area.getSelection().getLength() == 0
                && TextPieces.of(area.getText()).stream()
                        .anyMatch(piece -> piece.kind() == TextPiece.Kind.RESULT && piece.from() == caret)) {
            area.insertText(caret, " ");
            area.moveTo(caret);
        }
    }

    private void key(KeyEvent event) {
        boolean wasOpen = completions.isVisible();
        if (wasOpen && completions.key(event.getCode())) {
            event.consume();
        } else if (event.isShortcutDown() && event.getCode() == KeyCode.SPACE) {
            offer(true);
            event.consume();
        } else if (event.isShortcutDown() && !event.isAltDown()) {
            history(event);
        } else if (wasOpen && event.getCode().isNavigationKey()) {
            completions.close();
        }
    }

    /// Undo and redo. Text that is not in the tree yet is undone as text, everything else as edits of the game.
    private void history(KeyEvent event) {
        boolean again = event.getCode() == KeyCode.Y || event.getCode() == KeyCode.Z && event.isShiftDown();
        if (!again && event.getCode() != KeyCode.Z) {
            return;
        }
        event.consume();
        boolean letters = model.stateProperty().get() != NotationViewModel.State.SAME;
        if (letters && again) {
            area.redo();
        } else if (letters && area.isUndoAvailable()) {
            area.undo();
        } else if (again) {
            model.redo();
        } else {
            model.undo();
        }
    }

    private void offer(boolean asked) {
        int caret = area.getCaretPosition();
        String text = area.getText();
        List<Completion> found = model.completions(text, caret);
        String word = text.substring(Completions.wordStart(text, caret), caret);
        boolean complete = found.size() == 1 && found.getFirst().move().equals(word);
        if (found.isEmpty() && asked) {
            status.setText(texts.get("no-completion"));
        }
        if (found.isEmpty() || complete && !asked) {
            completions.close();
            return;
        }
        area.getCaretBounds().ifPresent(bounds -> {
            Node editor = completions.getParent();
            completions.open(found, editor.screenToLocal(bounds), editor.getLayoutBounds());
        });
    }

    private void insert(Completion completion) {
        int caret = area.getCaretPosition();
        int start = Completions.wordStart(area.getText(), caret);
        stepOfUndo();
        boolean glued =
                caret < area.getLength() && " \n\t)".indexOf(area.getText().charAt(caret)) < 0;
        area.replaceText(start, caret, completion.move() + (glued ? " " : ""));
        stepOfUndo();
        completions.close();
        area.requestFocus();
    }
}
