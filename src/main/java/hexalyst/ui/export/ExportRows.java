package hexalyst.ui.export;

import hexalyst.text.Texts;
import hexalyst.ui.command.Naming;
import hexalyst.ui.fx.Visibility;
import hexalyst.ui.fx.Wrapping;
import hexalyst.ui.prefs.NumberEntry;
import java.util.List;
import java.util.function.Function;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.StringProperty;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.TextArea;
import javafx.scene.control.TextField;
import javafx.scene.control.TextInputControl;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;

/// The rows of choices in the card of an export: each has a name from the texts, and its control the id
/// `export-<name>`.
final class ExportRows {
    private static final double LABEL = 110;
    private static final int DIGITS = 6;
    private static final int LINES = 4;

    private final Texts texts = Texts.of(ExportRows.class);
    private final Exported what;

    /// @param what what is exported
    ExportRows(Exported what) {
        this.what = what;
    }

    /// A row that is only there while a condition holds.
    HBox row(String name, Node part, ObservableValue<Boolean> shown) {
        HBox row = row(name, part);
        Visibility.when(row, shown);
        return row;
    }

    /// A row with its name.
    HBox row(String name, Node part) {
        Label label = new Label(texts.get(name));
        label.setMinWidth(LABEL);
        label.setLabelFor(part);
        part.setAccessibleText(texts.get(name));
        HBox row = new HBox(label, part);
        row.getStyleClass().add("preferences-field");
        return row;
    }

    /// A box to be ticked.
    CheckBox check(String name, BooleanProperty chosen) {
        CheckBox box = new CheckBox(texts.get(name));
        box.setId("export-" + name);
        Wrapping.on(box);
        box.setMinHeight(Region.USE_PREF_SIZE);
        box.setTooltip(new Tooltip(texts.get(name + ".tip")));
        box.selectedProperty().bindBidirectional(chosen);
        return box;
    }

    /// A field for a number.
    Node number(String name, NumberEntry entry) {
        TextField field = new TextField();
        field.setId("export-" + name);
        field.setPrefColumnCount(DIGITS);
        field.setMaxWidth(Region.USE_PREF_SIZE);
        field.setTooltip(new Tooltip(texts.get(name + ".tip")));
        field.setAccessibleText(texts.get(name));
        field.textProperty().bindBidirectional(entry.textProperty());
        Label problem = new Label();
        problem.getStyleClass().setAll("label", "preferences-problem");
        problem.textProperty().bind(entry.problemProperty());
        Label unit = new Label(texts.get(name + ".unit"));
        unit.setMinWidth(Region.USE_PREF_SIZE);
        Visibility.when(unit, entry.problemProperty().isEmpty());
        HBox box = new HBox(field, unit, problem);
        box.getStyleClass().add("preferences-field");
        return box;
    }

    /// A choice of several values.
    ///
    /// @param key the end of the key of a value's name
    <T> ComboBox<T> choice(String name, ObjectProperty<T> chosen, List<T> values, Function<T, String> key) {
        ComboBox<T> box = new ComboBox<>();
        box.getItems().setAll(values);
        box.setId("export-" + name);
        box.setTooltip(new Tooltip(texts.get(name + ".tip")));
        box.setConverter(new Naming<>(value -> texts.get(
                name + "." + key.apply(value), what.all().size(), what.chosen().size())));
        box.valueProperty().bindBidirectional(chosen);
        return box;
    }

    /// A field for a text of one line.
    HBox text(String name, StringProperty text) {
        return words(name, text, new TextField());
    }

    /// A field for a text of several lines.
    HBox prose(String name, StringProperty text) {
        TextArea area = new TextArea();
        area.setPrefRowCount(LINES);
        area.setWrapText(true);
        return words(name, text, area);
    }

    private HBox words(String name, StringProperty text, TextInputControl field) {
        field.setId("export-" + name);
        field.setTooltip(new Tooltip(texts.get(name + ".tip")));
        field.textProperty().bindBidirectional(text);
        HBox.setHgrow(field, Priority.ALWAYS);
        return row(name, field);
    }
}
