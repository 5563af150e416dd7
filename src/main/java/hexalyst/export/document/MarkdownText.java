package hexalyst.export.document;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/// Escapes text so that Markdown (CommonMark and GitHub's) shows it unchanged.
final class MarkdownText {
    /// Characters that could begin markup, an entity or a mention anywhere.
    private static final String ACTIVE = "\\`*_{}[]#|~&$@";
    /// The start of a list, a rule or a heading at the beginning of a line.
    private static final Pattern START = Pattern.compile("^(\\d{0,9})([-+=.)])(?=\\s|[-=]|$)");
    /// Text that some readers turn into a link.
    private static final Pattern WEB = Pattern.compile("(?i)(www)\\.|:(?=//)");

    private MarkdownText() {}

    /// A text of one line.
    static String line(String text) {
        StringBuilder out = new StringBuilder(text.length() + 16);
        for (char c : text.strip().toCharArray()) {
            if (c == '\n' || c == '\t') {
                out.append(' ');
            } else if (c == '<' || c == '>') {
                // Readers that pass HTML through do not support backslash escapes.
                out.append(c == '<' ? "&lt;" : "&gt;");
            } else {
                if (ACTIVE.indexOf(c) >= 0) {
                    out.append('\\');
                }
                out.append(c);
            }
        }
        String named =
                WEB.matcher(out).replaceAll(match -> match.group(1) == null ? "\\\\:" : match.group(1) + "\\\\.");
        return START.matcher(named).replaceFirst("$1\\\\$2");
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
