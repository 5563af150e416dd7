package hexalyst.export.document;

import hexalyst.export.picture.Palette;
import hexalyst.export.picture.Xml;
import hexalyst.text.RightToLeft;
import java.util.List;

/// A table as one HTML page that loads nothing. A click on a heading sorts by that column, a second one the other way
/// round; without scripts the table can still be read.
///
/// @param language the language of the texts, such as `en`
/// @param title the title of the page
/// @param notes paragraphs above the table
/// @param links links above the table
/// @param search the prompt of the search field; empty for no such field
/// @param columns the headings, beginning with the one for the pictures; that one is empty if there are no pictures
/// @param rows one entry for each row
public record SortablePage(
        String language,
        String title,
        List<String> notes,
        List<Link> links,
        String search,
        List<String> columns,
        List<Row> rows) {
    /// Copies the lists.
    public SortablePage {
        notes = List.copyOf(notes);
        links = List.copyOf(links);
        columns = List.copyOf(columns);
        rows = List.copyOf(rows);
    }

    /// A page with only paragraphs above the table.
    public SortablePage(String language, String title, List<String> notes, List<String> columns, List<Row> rows) {
        this(language, title, notes, List.of(), "", columns, rows);
    }

    /// A link.
    ///
    /// @param to a relative address
    public record Link(String text, String to) {
        private String html() {
            return "<a href=\"" + Xml.escaped(to) + "\">" + RightToLeft.isolated(Xml.escaped(text)) + "</a>";
        }
    }

    /// A row.
    ///
    /// @param picture an element such as from [hexalyst.export.picture.SvgPicture#element]
    /// @param cells the other columns
    public record Row(String picture, List<Cell> cells) {
        /// Copies the list.
        public Row {
            cells = List.copyOf(cells);
        }
    }

    /// A cell.
    ///
    /// @param text its text
    /// @param key the number by which it is sorted, the smallest first
    /// @param to a relative address to which the text links; empty for none
    public record Cell(String text, double key, String to) {
        /// A cell without a link.
        public Cell(String text, double key) {
            this(text, key, "");
        }

        private String html() {
            return to.isEmpty() ? RightToLeft.isolated(Xml.escaped(text)) : new Link(text, to).html();
        }
    }

    /// The page.
    ///
    /// @param palette the colours of the page
    public String html(Palette palette) {
        String script = PageParts.resource("table.js");
        String style = ":root { --hx-background: " + palette.background().hex() + "; --hx-text: "
                + palette.text().hex() + "; --hx-quiet: " + palette.quiet().hex() + "; }\n"
                + PageParts.resource("table.css");
        StringBuilder out = new StringBuilder();
        out.append("<!DOCTYPE html>\n<html lang=\"")
                .append(Xml.escaped(language))
                .append("\">\n<head>\n");
        out.append("<meta charset=\"utf-8\">\n").append(PageParts.policy(script, style));
        out.append("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n");
        out.append("<title>").append(Xml.escaped(title)).append("</title>\n<style>");
        out.append(style).append("</style>\n</head>\n<body>\n<main>\n<h1>");
        out.append(Xml.escaped(title)).append("</h1>\n");
        notes.forEach(note -> out.append("<p>").append(Xml.escaped(note)).append("</p>\n"));
        if (!links.isEmpty()) {
            out.append("<nav><ul>\n");
            links.forEach(link -> out.append("<li>").append(link.html()).append("</li>\n"));
            out.append("</ul></nav>\n");
        }
        if (!search.isEmpty()) {
            out.append("<p><label>").append(Xml.escaped(search)).append(" <input type=\"search\"></label>");
            out.append(" <span role=\"status\"></span></p>\n");
        }
        table(out);
        out.append("</main>\n<script>").append(script).append("</script>\n</body>\n</html>\n");
        return out.toString();
    }

    private void table(StringBuilder out) {
        out.append("<table>\n<thead><tr>");
        boolean pictures = !columns.getFirst().isEmpty();
        for (int i = pictures ? 0 : 1; i < columns.size(); i++) {
            String name = Xml.escaped(columns.get(i));
            out.append(i == 0 ? "<th scope=\"col\" class=\"board\">" : "<th scope=\"col\">")
                    .append(i == 0 ? name : "<button type=\"button\">" + name + "</button>")
                    .append("</th>");
        }
        out.append("</tr></thead>\n<tbody>\n");
        for (Row row : rows) {
            out.append(pictures ? "<tr><td>" + row.picture() + "</td>" : "<tr>");
            for (int i = 0; i < row.cells().size(); i++) {
                Cell cell = row.cells().get(i);
                // On a narrow screen the headings stand before the values.
                out.append("<td data-name=\"").append(Xml.escaped(columns.get(i + 1)));
                out.append("\" data-key=\"").append(cell.key()).append("\">");
                out.append(cell.html()).append("</td>");
            }
            out.append("</tr>\n");
        }
        out.append("</tbody>\n</table>\n");
    }
}
