package hexalyst.export.document;

import hexalyst.export.picture.Palette;
import hexalyst.export.picture.Xml;
import java.util.List;

/// A table as one HTML page that loads nothing. A click on a heading sorts by that column, a second one the other way
/// round; without scripts the table can still be read.
///
/// @param language the language of the texts, such as `en`
/// @param title the title of the page
/// @param notes paragraphs above the table
/// @param columns the headings, beginning with the one for the pictures
/// @param rows one entry for each row
public record SortablePage(String language, String title, List<String> notes, List<String> columns, List<Row> rows) {
    /// Copies the lists.
    public SortablePage {
        notes = List.copyOf(notes);
        columns = List.copyOf(columns);
        rows = List.copyOf(rows);
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
    public record Cell(String text, double key) {}

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
        out.append(style).append("</style>\n</head>\n<body>\n<h1>");
        out.append(Xml.escaped(title)).append("</h1>\n");
        notes.forEach(note -> out.append("<p>").append(Xml.escaped(note)).append("</p>\n"));
        table(out);
        out.append("<script>").append(script).append("</script>\n</body>\n</html>\n");
        return out.toString();
    }

    private void table(StringBuilder out) {
        out.append("<table>\n<thead><tr>");
        for (int i = 0; i < columns.size(); i++) {
            String name = Xml.escaped(columns.get(i));
            out.append("<th scope=\"col\">")
                    .append(i == 0 ? name : "<button type=\"button\">" + name + "</button>")
                    .append("</th>");
        }
        out.append("</tr></thead>\n<tbody>\n");
        for (Row row : rows) {
            out.append("<tr><td>").append(row.picture()).append("</td>");
            for (int i = 0; i < row.cells().size(); i++) {
                Cell cell = row.cells().get(i);
                // On a narrow screen the headings stand before the values.
                out.append("<td data-name=\"").append(Xml.escaped(columns.get(i + 1)));
                out.append("\" data-key=\"").append(cell.key()).append("\">");
                out.append(Xml.escaped(cell.text())).append("</td>");
            }
            out.append("</tr>\n");
        }
        out.append("</tbody>\n</table>\n");
    }
}
