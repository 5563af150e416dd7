package hexalyst.ui.export;

import hexalyst.export.board.PictureDetails;
import hexalyst.export.board.PieceSet;
import hexalyst.export.document.Diagrams;
import hexalyst.export.document.DocumentOptions;
import hexalyst.export.document.Imprint;
import hexalyst.export.pdf.PageLayout;
import hexalyst.export.pdf.PageStyle;
import hexalyst.export.pdf.Paper;
import hexalyst.export.pdf.TextSize;
import hexalyst.export.pdf.Typeface;
import hexalyst.record.Numbering;
import hexalyst.text.Texts;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.Property;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.util.Subscription;

/// The choices for a document: what it contains, how its pages are filled, and what its maker says about it. JavaFX
/// thread only.
public final class PageChoices {
    /// The languages that a document can have.
    static final List<Locale> LANGUAGES = List.of(Locale.ENGLISH, Locale.GERMAN);
    /// The widths of diagrams, in millimetres; 0 for what fills the pages best.
    static final List<Integer> WIDTHS = List.of(0, 35, 45, 55, 65, 75, 100, 130);

    private final ObjectProperty<Diagrams> diagrams = new SimpleObjectProperty<>(new Diagrams.Marked());
    private final BooleanProperty engine = new SimpleBooleanProperty(true);
    private final ObjectProperty<Numbering> numbering = new SimpleObjectProperty<>(Numbering.MOVES);
    private final ObjectProperty<Paper> paper = new SimpleObjectProperty<>(PageStyle.USUAL.paper());
    private final ObjectProperty<PageLayout> layout = new SimpleObjectProperty<>(PageStyle.USUAL.layout());
    private final ObjectProperty<Integer> columns = new SimpleObjectProperty<>(PageStyle.USUAL.columns());
    private final ObjectProperty<TextSize> size = new SimpleObjectProperty<>(PageStyle.USUAL.size());
    private final ObjectProperty<Typeface> face = new SimpleObjectProperty<>(PageStyle.USUAL.face());
    private final ObjectProperty<Integer> width = new SimpleObjectProperty<>(PageStyle.USUAL.diagrams());
    private final ObjectProperty<Integer> puzzles = new SimpleObjectProperty<>(PageStyle.USUAL.puzzles());
    private final ObjectProperty<Locale> language = new SimpleObjectProperty<>(LANGUAGES.stream()
            .filter(known -> known.getLanguage().equals(Texts.language().getLanguage()))
            .findFirst()
            .orElse(Locale.ENGLISH));
    private Optional<String> theme = Optional.empty();
    private final StringProperty title = new SimpleStringProperty("");
    private final StringProperty author = new SimpleStringProperty("");
    private final StringProperty date = new SimpleStringProperty("");
    private final StringProperty preface = new SimpleStringProperty("");
    private final StringProperty foot = new SimpleStringProperty("");
    private boolean several;
    private String otherTitle = "";
    private String otherPreface = "";

    /// The usual choices.
    ///
    /// @param numbers how the window numbers moves, as a document does until somebody chooses otherwise
    PageChoices(Numbering numbers) {
        numbering.set(numbers);
    }

    /// Uses the title and the preface of one game or of several, each as they were given for it.
    void use(boolean now) {
        if (now != several) {
            several = now;
            String before = title.get();
            title.set(otherTitle);
            otherTitle = before;
            String said = preface.get();
            preface.set(otherPreface);
            otherPreface = said;
        }
    }

    /// Calls back whenever a choice changes, until that is ended.
    Subscription onChange(Runnable changed) {
        List<Property<?>> all = List.of(
                diagrams, engine, numbering, paper, layout, columns, size, face, width, puzzles, language, title,
                author, date, preface, foot);
        return all.stream()
                .map(property -> property.subscribe((before, now) -> changed.run()))
                .reduce(Subscription.EMPTY, Subscription::and);
    }

    /// The colours that somebody chose; empty for those of the window.
    Optional<String> theme() {
        return theme;
    }

    /// Keeps chosen colours for the next export.
    void keepTheme(String chosen) {
        theme = Optional.of(chosen);
    }

    /// Which positions a document shows.
    public ObjectProperty<Diagrams> diagramsProperty() {
        return diagrams;
    }

    /// Whether to print what programs noted.
    public BooleanProperty engineProperty() {
        return engine;
    }

    /// How moves are numbered, in the text and on the pieces alike.
    public ObjectProperty<Numbering> numberingProperty() {
        return numbering;
    }

    /// What pages are printed on.
    public ObjectProperty<Paper> paperProperty() {
        return paper;
    }

    /// How the games of printed pages follow one another.
    public ObjectProperty<PageLayout> layoutProperty() {
        return layout;
    }

    /// How many columns printed pages have.
    public ObjectProperty<Integer> columnsProperty() {
        return columns;
    }

    /// How large printed text is.
    public ObjectProperty<TextSize> sizeProperty() {
        return size;
    }

    /// The typeface of printed text.
    public ObjectProperty<Typeface> faceProperty() {
        return face;
    }

    /// How wide printed diagrams of games are, one of [#WIDTHS].
    public ObjectProperty<Integer> widthProperty() {
        return width;
    }

    /// How many puzzles a printed page has, one of [PageStyle#PUZZLES].
    public ObjectProperty<Integer> puzzlesProperty() {
        return puzzles;
    }

    /// The language of what the program writes, one of [#LANGUAGES].
    public ObjectProperty<Locale> languageProperty() {
        return language;
    }

    /// The document's title; empty for its usual one.
    public StringProperty titleProperty() {
        return title;
    }

    /// Its author.
    public StringProperty authorProperty() {
        return author;
    }

    /// Its date, as it is to be printed.
    public StringProperty dateProperty() {
        return date;
    }

    /// What stands before its games or puzzles.
    public StringProperty prefaceProperty() {
        return preface;
    }

    /// What stands at the foot of its pages.
    public StringProperty footProperty() {
        return foot;
    }

    /// The options of the document.
    ///
    /// @param shown what boards show
    /// @param text true if moves are numbered as chosen; false for a picture of one position, beside which there is no
    ///     text
    DocumentOptions document(String theme, PieceSet pieces, PictureDetails shown, boolean text) {
        return new DocumentOptions(
                theme,
                pieces,
                text ? shown.with(numbering.get()) : shown,
                diagrams.get(),
                engine.get(),
                new PageStyle(
                        paper.get(), layout.get(), columns.get(), size.get(), face.get(), width.get(), puzzles.get()),
                new Imprint(title.get(), author.get(), date.get(), preface.get(), foot.get()),
                language.get());
    }
}
