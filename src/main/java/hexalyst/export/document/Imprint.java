package hexalyst.export.document;

import java.util.List;
import java.util.stream.Stream;

/// The author's texts about a document as a whole. Every text may be empty.
///
/// @param title its title; if it is empty, the document names itself after its games
/// @param author who made it
/// @param date when, as it is to be printed
/// @param preface what stands before the games or puzzles; line ends are kept
/// @param foot what stands at the foot of each page
public record Imprint(String title, String author, String date, String preface, String foot) {
    /// Without texts.
    public static final Imprint NONE = new Imprint("", "", "", "", "");

    /// Removes characters that act instead of being printed, and spaces around the texts.
    public Imprint {
        title = Wording.clean(title);
        author = Wording.clean(author);
        date = Wording.clean(date);
        preface = Wording.clean(preface);
        foot = Wording.clean(foot);
    }

    /// The same without a title.
    public Imprint untitled() {
        return new Imprint("", author, date, preface, foot);
    }

    /// The paragraphs of the preface, which empty lines part.
    List<String> paragraphs() {
        return Stream.of(preface.split("\n(?:\\h*\n)+"))
                .filter(text -> !text.isEmpty())
                .toList();
    }

    /// Author and date.
    String by() {
        return author.isEmpty() || date.isEmpty() ? author + date : author + ", " + date;
    }
}
