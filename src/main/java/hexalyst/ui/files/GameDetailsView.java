package hexalyst.ui.files;

import hexalyst.game.Position;
import hexalyst.game.Side;
import hexalyst.record.GameTree;
import hexalyst.record.Tags;
import hexalyst.text.Texts;
import hexalyst.ui.command.Naming;
import hexalyst.ui.fx.WrappedLabel;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.SequencedMap;
import javafx.scene.Node;
import javafx.scene.control.ComboBox;
import javafx.scene.control.TextField;
import org.controlsfx.control.textfield.TextFields;

/// The form for a game's tags: who played it, where, when and how it ended, what it is called, who annotated it and
/// where it comes from. Tags that have no field here are kept.
public final class GameDetailsView extends Form {
    private static final String ROUND = "Round";

    private final Texts texts = Texts.of(GameDetailsView.class);
    private final GameTree tree;
    private final SequencedMap<String, TextField> fields = new LinkedHashMap<>();
    private final ComboBox<String> result = new ComboBox<>();

    /// @param tree the game
    /// @param players names to suggest while typing
    public GameDetailsView(GameTree tree, Collection<String> players) {
        this.tree = tree;
        TextFields.bindAutoCompletion(field(Tags.WHITE, side(Side.WHITE)), players);
        TextFields.bindAutoCompletion(field(Tags.BLACK, side(Side.BLACK)), players);
        field(Tags.EVENT, texts.get("details.event"));
        field(Tags.DATE, texts.get("details.date")).setPromptText(texts.get("details.date.prompt"));
        field(ROUND, texts.get("details.round"));
        result.setId("details-result");
        result.getItems().setAll(Tags.RESULTS);
        result.setConverter(new Naming<>(this::words));
        result.setMaxWidth(Double.MAX_VALUE);
        result.setValue(tree.tags().result());
        Position end = tree.position(tree.mainLine().getLast());
        if (end.outcome().over()) {
            fact("details-result", texts.get("details.result"), words(result.getValue()));
            fact("details-ending", texts.get("details.ending"), end.endWords());
        } else {
            row(texts.get("details.result"), result);
            field(Tags.TERMINATION, texts.get("details.ending")).setPromptText(texts.get("details.ending.prompt"));
        }
        field(Tags.TITLE, texts.get("details.title")).setPromptText(texts.get("details.title.prompt"));
        field(Tags.ANNOTATOR, texts.get("details.annotator"));
        field(Tags.SOURCE, texts.get("details.source"));
    }

    /// What the board says, which nobody can change.
    private void fact(String id, String caption, String words) {
        WrappedLabel label = WrappedLabel.of(words);
        label.setId(id);
        row(caption, label);
    }

    /// The field that gets the focus first.
    public Node first() {
        return fields.firstEntry().getValue();
    }

    private String side(Side side) {
        return tree.edition().sideName(side);
    }

    private TextField field(String tag, String caption) {
        TextField field = new TextField(tree.tags().get(tag).orElse(""));
        field.setId("details-" + tag.toLowerCase(Locale.ROOT));
        fields.put(tag, field);
        row(caption, field);
        return field;
    }

    private String words(String value) {
        return switch (value) {
            case "1-0" -> texts.get("details.won", value, side(Side.WHITE));
            case "0-1" -> texts.get("details.won", value, side(Side.BLACK));
            case "*" -> texts.get("details.open");
            default -> texts.get("details.drawn", value);
        };
    }

    /// The tags of the game with the form's changes. An empty field removes its tag.
    public Tags tags() {
        Tags tags = tree.tags();
        for (Map.Entry<String, TextField> field : fields.entrySet()) {
            tags = tags.withOrWithout(field.getKey(), field.getValue().getText().strip());
        }
        return result.getValue().equals(tags.result()) ? tags : tags.with(Tags.RESULT, result.getValue());
    }
}
