package hexalyst.ui.window;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/// Shortens the name of a tab to fit. Names of related files have the same beginning and often differ at the end
/// (`engine-game-12`), so the end is kept; if they differ elsewhere (`game-12-analyzed`), what differs is kept.
final class TabName {
    private static final String GAP = "…";
    private static final int LEAST_START = 2;
    private static final int MOST_END = 8;

    private TabName() {}

    /// The name in at most this many letters. The first two letters and an end are kept even if there is room for
    /// fewer.
    ///
    /// @param others the names of the other tabs, which the shortened name should not fit
    static String fitting(String name, int letters, List<String> others) {
        return shortened(name, letters, others, ended(name, letters));
    }

    /// Like [#fitting], but preferably the beginning of a name, with at least four letters. For names that are not file
    /// names, because their beginning says what they are.
    static String begun(String name, int letters, List<String> others) {
        return shortened(name, letters, others, started(name, letters));
    }

    /// The usual form, or else the first other one that fits no other name, preferably with whole numbers.
    private static String shortened(String name, int letters, List<String> others, String usual) {
        List<String> forms = new ArrayList<>(List.of(usual, ended(name, letters), started(name, letters)));
        int most = Math.min(Math.max(letters, LEAST_START + 2), name.length());
        for (int end = MOST_END + 1; LEAST_START + 1 + end <= most; end++) {
            forms.add(name.substring(0, most - 1 - end) + GAP + name.substring(name.length() - end));
        }
        int middle = most - LEAST_START - 2;
        for (int from = LEAST_START + 1; middle > 0 && from + middle < name.length(); from++) {
            forms.add(name.substring(0, LEAST_START) + GAP + name.substring(from, from + middle) + GAP);
        }
        forms.sort(Comparator.comparing(form -> cutsNumber(form, name)));
        return forms.stream()
                .filter(form -> others.stream().noneMatch(other -> !other.equals(name) && fits(form, other)))
                .findFirst()
                .orElse(usual);
    }

    private static boolean cutsNumber(String form, String name) {
        List<String> parts = List.of(form.split(GAP, -1));
        int at = 0;
        boolean cuts = false;
        for (String part : parts) {
            int from = part.equals(parts.getLast()) ? name.length() - part.length() : name.indexOf(part, at);
            at = from + part.length();
            cuts |= isInNumber(name, from) || isInNumber(name, at);
        }
        return cuts;
    }

    private static boolean isInNumber(String name, int at) {
        return at > 0
                && at < name.length()
                && Character.isDigit(name.charAt(at - 1))
                && Character.isDigit(name.charAt(at));
    }

    /// True if a shortened name could stand for a name.
    private static boolean fits(String form, String name) {
        List<String> parts = List.of(form.split(GAP, -1));
        if (parts.size() == 1) {
            return form.equals(name);
        }
        if (!name.startsWith(parts.getFirst())) {
            return false;
        }
        int at = parts.getFirst().length();
        for (String part : parts.subList(1, parts.size() - 1)) {
            int found = name.indexOf(part, at);
            if (found < 0) {
                return false;
            }
            at = found + part.length();
        }
        return name.substring(at).endsWith(parts.getLast());
    }

    /// The name with its middle left out.
    private static String ended(String name, int letters) {
        if (name.length() <= Math.max(letters, LEAST_START + 2)) {
            return name;
        }
        int end = Math.clamp(letters - LEAST_START - 1, 2, Math.min(MOST_END, name.length()));
        int start = Math.max(LEAST_START, letters - end - 1);
        if (start + end + 1 >= name.length()) {
            return name;
        }
        return name.substring(0, start) + GAP + name.substring(name.length() - end);
    }

    private static String started(String name, int letters) {
        int most = Math.max(letters, LEAST_START + 2);
        return name.length() <= most ? name : name.substring(0, most - 1).stripTrailing() + GAP;
    }
}
