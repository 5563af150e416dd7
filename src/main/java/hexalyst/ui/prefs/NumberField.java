package hexalyst.ui.prefs;

import hexalyst.ui.fx.WrappedLabel;
import javafx.beans.binding.Bindings;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;

/// A number field between words that explain it. An error is shown in place of the unit.
public final class NumberField extends HBox {
    private static final int DIGITS = 6;

    /// The words around a number.
    ///
    /// @param before what it is
    /// @param unit the unit
    /// @param tip a longer explanation
    public record Words(String before, String unit, String tip) {}

    /// @param id the id of the field
    public NumberField(String id, NumberEntry entry, Words words) {
        TextField field = new TextField();
        field.setId(id);
        field.setPrefColumnCount(DIGITS);
        field.setMaxWidth(Region.USE_PREF_SIZE);
        field.setAccessibleText(words.tip());
        field.setTooltip(new Tooltip(words.tip()));
        field.textProperty().bindBidirectional(entry.textProperty());
        Label before = new Label(words.before());
        before.setLabelFor(field);
        before.setMinWidth(Region.USE_PREF_SIZE);
        field.setMinWidth(Region.USE_PREF_SIZE);
        Label after = new WrappedLabel();
        after.textProperty()
                .bind(Bindings.when(entry.problemProperty().isEmpty())
                        .then(words.unit())
                        .otherwise(entry.problemProperty()));
        getChildren().addAll(before, field, after);
        getStyleClass().add("preferences-field");
    }
}
