package hexalyst.export.document;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/// Text such that Markdown (CommonMark and GitHub's) shows it as it is.
final class MarkdownText {
    /// What could begin markup, a link or an entity wherever it stands.
    private static final String ACTIVE = "\\`*_{}[]<>#+=!|~&$^:@";
    /// What begins a list at the start of a line.
    private static final Pattern ITEM = Pattern.compile("^(-|\\d{1,9}[.)])");
    private static final Pattern WEB = Pattern.compile("(?i)\\bwww\\.");

    private MarkdownText() {}

    /// A text of one line.
    static String line(String text) {
        StringBuilder out = new StringBuilder(text.length() + 16);
        for (char c : text.strip().toCharArray()) {
            if (c == '\n' || c == '\t') {
                out.append(' ');
            } else if (c == '<' || c == '>') {
                // Readers that take HTML as it comes know no backslashes.
                out.append(c == '<' ? "&lt;" : "&gt;");
            } else {
                if (ACTIVE.indexOf(c) >= 0) {
                    out.append('\\');
                }
                out.append(c);
            }
        }
        String dotted = WEB.matcher(out).replaceAll("www\\\\\\\\.");
        return ITEM.matcher(dotted)
                .replaceFirst(match -> match.group().length() == 1
                        ? "\\\\\\\\-"
                        : match.group().substring(0, match.group().length() - 1) + "\\\\\\\\"
                                + match.group().charAt(match.group().length() - 1));
    }

    /// A text of several lines, empty ones left out.
    static List<String> lines(String text) {
        List<String> lines = new ArrayList<>();
        for (String line : text.split("\n", -1)) {
            String escaped = line(line);
            if (!escaped.isEmpty()) {
                lines.add(escaped);
            }
        }
        return lines;
    }

    /// A relative address.
    static String address(String path) {
        return URLEncoder.encode(path, StandardCharsets.UTF_8)
                .replace("+", "%20")
                .replace("%2F", "/");
    }
}
