package hexalyst.notation;

import hexalyst.board.Grid;
import hexalyst.game.Content;
import hexalyst.game.Position;
import hexalyst.game.PositionSetup;
import hexalyst.game.Side;
import hexalyst.notation.source.ProblemCollector;
import hexalyst.notation.source.Quoted;
import hexalyst.notation.source.Words;
import hexalyst.record.Tag;
import hexalyst.record.Tags;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.function.Supplier;

/// Reads the first node of an SGF game: which game it is, its start, its tags. Confined to one thread.
final class SgfRoot {
    private final ProblemCollector source;
    private final int offset;
    private final List<SgfParser.Property> all;
    private final Supplier<String> firstMover;
    private final Map<String, List<SgfParser.Value>> known = new LinkedHashMap<>();
    private boolean wrong;

    /// @param offset where the game begins
    /// @param firstMover gives the player of the first move, `W` or `B`, who is to move if the node does not say it
    SgfRoot(ProblemCollector source, int offset, List<SgfParser.Property> all, Supplier<String> firstMover) {
        this.source = source;
        this.offset = offset;
        this.all = all;
        this.firstMover = firstMover;
        for (SgfParser.Property property : all) {
            if (isAboutGame(property.name())) {
                known.computeIfAbsent(property.name(), name -> new ArrayList<>())
                        .addAll(property.values());
            }
        }
    }

    private static boolean isAboutGame(String name) {
        return SgfNames.FORMAT.contains(name) || SgfNames.ROOT.contains(name) || SgfNames.TAGS.containsKey(name);
    }

    /// The remaining properties, which are about the start position and perhaps a first move.
    List<SgfParser.Property> others() {
        return all.stream().filter(property -> !isAboutGame(property.name())).toList();
    }

    private Optional<String> text(String name) {
        return Optional.ofNullable(known.get(name))
                .map(values -> values.getFirst().text());
    }

    /// Where the result is.
    int resultOffset() {
        return offset("RE");
    }

    private int offset(String name) {
        List<SgfParser.Value> values = known.get(name);
        return values == null ? offset : values.getFirst().offset();
    }

    private void problem(int where, String message) {
        wrong = true;
        source.problem(where, message);
    }

    /// The start of the game; empty, with a problem noted, if it cannot be determined.
    Optional<Position> start(GameLookup lookup) {
        format();
        GameHead head = new GameHead(text("HXGM"), text("HXED"), text("HXBD"), text("HXPO"));
        if (head.game().isEmpty() && !text("GM").orElse("0").equals("0")) {
            problem(offset("GM"), Words.of("sgf.GM", Quoted.text(text("GM").orElse(""))));
        }
        Optional<Position> start = wrong ? Optional.empty() : found(head, lookup);
        boolean setUp = SgfNames.ROOT.stream().anyMatch(name -> known.containsKey(name) && isSetUp(name));
        return setUp && start.isPresent() && text("HXPO").isEmpty() ? setUp(head, lookup, start.get()) : start;
    }

    private static boolean isSetUp(String name) {
        return switch (name) {
            case "HXGM", "HXED", "HXBD", "HXTG" -> false;
            default -> true;
        };
    }

    private void format() {
        if (!text("FF").orElse("4").strip().equals("4")) {
            source.problem(
                    offset("FF"), Words.of("sgf.FF", Quoted.text(text("FF").orElse(""))));
        }
    }

    private Optional<Position> found(GameHead head, GameLookup lookup) {
        return switch (head.start(lookup)) {
            case GameHead.Start.Found found -> Optional.of(found.position());
            case GameHead.Start.Missing missing -> {
                String name = switch (missing.wrong().part()) {
                    case GAME -> "HXGM";
                    case EDITION -> "HXED";
                    case BOARD -> "HXBD";
                    case POSITION -> firstSetUp();
                };
                problem(offset(name), missing.wrong().message());
                yield Optional.empty();
            }
        };
    }

    /// The first set-up property present, where a wrong set-up is reported.
    private String firstSetUp() {
        return known.keySet().stream()
                .filter(SgfNames.ROOT::contains)
                .filter(SgfRoot::isSetUp)
                .findFirst()
                .orElse("");
    }

    private Optional<Position> setUp(GameHead head, GameLookup lookup, Position empty) {
        Grid grid = empty.grid();
        PositionSetup setup = PositionSetup.empty(grid);
        setup = placed(setup, "AW", Content.WHITE);
        setup = placed(setup, "AB", Content.BLACK);
        setup = placed(setup, "HXBL", Content.BLOCKED);
        String side = text("PL").orElseGet(firstMover).strip().toUpperCase(Locale.ROOT);
        if (!List.of("W", "B", "WHITE", "BLACK").contains(side)) {
            problem(offset("PL"), Words.of("sgf.PL", Quoted.text(side)));
        }
        check("HXSU", "-|([0-9]{1,4}|-),([0-9]{1,4}|-)", Words.of("sgf.supply"));
        check("HXPA", "[0-9]{1,4}", Words.of("sgf.number"));
        check("HXSW", "1", "1");
        if (wrong) {
            return Optional.empty();
        }
        String rows = PositionText.format(setup.with(side.startsWith("W") ? Side.WHITE : Side.BLACK));
        String supply = text("HXSU").map(text -> " " + text).orElse("");
        String passes = text("HXPA").map(text -> " " + text).orElse("");
        String swap = text("HXSW").map(text -> " swap").orElse("");
        Optional<String> edition =
                head.edition().or(() -> Optional.of(empty.edition().id()));
        return found(
                new GameHead(
                        head.game(),
                        edition,
                        Optional.of(GameHead.rows(grid)),
                        Optional.of(rows + supply + passes + swap)),
                lookup);
    }

    private void check(String name, String pattern, String expected) {
        String value = text(name).orElse("");
        if (known.containsKey(name) && !value.matches(pattern)) {
            problem(offset(name), Words.of("sgf.expected", name, expected, Quoted.text(value)));
        }
    }

    private PositionSetup placed(PositionSetup setup, String name, Content content) {
        PositionSetup after = setup;
        for (SgfParser.Value value : known.getOrDefault(name, List.of())) {
            OptionalInt cell = setup.grid().named(value.text());
            if (cell.isEmpty()) {
                problem(value.offset(), Words.of("sgf.noCell", name, Quoted.text(value.text())));
            } else if (!after.cells().get(cell.getAsInt()).isEmpty()) {
                problem(value.offset(), Words.of("sgf.occupied", name, value.text()));
            } else {
                after = after.with(cell.getAsInt(), content);
            }
        }
        return after;
    }

    /// The tags, in the order that `HXTG` gives.
    Tags tags() {
        Map<String, String> own = new LinkedHashMap<>();
        for (String property : SgfNames.TAG_PROPERTIES) {
            text(property).ifPresent(value -> {
                Map<String, String> said = SgfTags.tags(property, value);
                own.putAll(new TreeMap<>(said));
                if (said.isEmpty()) {
                    source.problem(offset(property), Words.of("sgf.result", property, Quoted.text(value)));
                }
            });
        }
        Map<String, String> tags = new LinkedHashMap<>();
        for (SgfParser.Value value : known.getOrDefault("HXTG", List.of())) {
            int colon = SgfText.colon(value.raw());
            String name = colon < 0 ? value.text() : value.raw().substring(0, colon);
            String text = colon < 0 ? "" : SgfText.unescaped(value.raw().substring(colon + 1));
            if (!Tag.isName(name) || Tags.DERIVED.contains(name) || tags.containsKey(name)) {
                source.problem(value.offset(), Words.of("sgf.HXTG", Quoted.text(name)));
            } else if (own.containsKey(name)) {
                boolean exact = colon >= 0 && isDate(name, text);
                tags.put(name, exact ? text : own.getOrDefault(name, ""));
            } else if (colon >= 0 && !SgfNames.TAGS.containsValue(name)) {
                tags.put(name, text);
            }
        }
        own.forEach(tags::putIfAbsent);
        return new Tags(tags.entrySet().stream()
                .map(tag -> new Tag(tag.getKey(), tag.getValue()))
                .toList());
    }

    /// True if a text is the date in `DT`, converted from SGF's format.
    private boolean isDate(String name, String text) {
        return name.equals(Tags.DATE) && text("DT").equals(Optional.of(SgfTags.date(text)));
    }
}
