package hexalyst.ui.export;

import hexalyst.export.ExportFormat;
import hexalyst.ui.fx.Visibility;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import javafx.beans.property.ObjectProperty;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.VBox;
import org.controlsfx.control.SegmentedButton;

/// The parts of the choices, one of which is shown. There are buttons for them if the format has more than one.
final class ExportParts extends VBox {
    private final ObjectProperty<ExportFormat> format;
    private final List<Part> parts;
    private final List<ToggleButton> buttons = new ArrayList<>();
    private final SegmentedButton segments = new SegmentedButton();

    /// A part of the choices.
    ///
    /// @param name ends the id of its button, `export-part-<name>`
    /// @param offered for which formats it is there
    record Part(String name, VBox choices, Predicate<ExportFormat> offered) {}

    /// @param parts the first one is there for every format
    /// @param naming names a part
    ExportParts(ObjectProperty<ExportFormat> format, List<Part> parts, UnaryOperator<String> naming) {
        this.format = format;
        this.parts = List.copyOf(parts);
        getStyleClass().add("export-choices");
        getChildren().add(segments);
        for (Part part : parts) {
            ToggleButton button = new ToggleButton(naming.apply(part.name()));
            button.setId("export-part-" + part.name());
            // A click on the pressed button would leave none pressed.
            button.setOnAction(event -> button.setSelected(true));
            Visibility.when(part.choices(), button.selectedProperty());
            part.choices().getStyleClass().add("export-choices");
            buttons.add(button);
            getChildren().add(part.choices());
        }
        format.subscribe(now -> show());
    }

    private void show() {
        List<ToggleButton> offered = new ArrayList<>();
        for (int i = 0; i < parts.size(); i++) {
            if (parts.get(i).offered().test(format.get())) {
                offered.add(buttons.get(i));
            }
        }
        boolean kept = offered.stream().anyMatch(ToggleButton::isSelected);
        segments.getButtons().setAll(offered);
        if (!kept) {
            buttons.forEach(button -> button.setSelected(false));
            buttons.getFirst().setSelected(true);
        }
        Visibility.set(segments, offered.size() > 1);
    }
}
