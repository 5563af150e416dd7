package hexalyst.record;

import hexalyst.game.Edition;
import hexalyst.game.Move;
import hexalyst.game.Position;
import hexalyst.game.Reason;
import hexalyst.game.Side;
import hexalyst.text.Texts;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.function.IntFunction;
import java.util.regex.Matcher;
import java.util.stream.Stream;

/// The sentences with which the program explains moves. A file has them in the language in which they were written;
/// [#retold] tells them in the language of [Texts#language], and leaves out what the values in the file have overtaken.
public final class MachineWords {
    private static final List<Locale> LANGUAGES = List.of(Locale.ENGLISH, Locale.GERMAN);

    private final Texts texts = Texts.of(MachineWords.class);

    /// A sentence.
    ///
    /// @param key its key, such as `missed.wins`
    /// @param values its values: names, moves, cells, numbers
    public String get(String key, Object... values) {
        return texts.get("says." + key, values);
    }

    /// The effects of a turn by the rules: only the main one, or all of them where turns may have several parts, since
    /// their notation alone does not show them. Empty if there is nothing to say.
    public Optional<String> does(Position before, Move move) {
        List<String> ideas = before.game().ideas(before, move).stream()
                .limit(before.game().traits().openTurns() ? Long.MAX_VALUE : 1)
                .map(before.edition()::words)
                .toList();
        return ideas.isEmpty()
                ? Optional.empty()
                : Optional.of(get("rules", before.text(move), String.join("; ", ideas)));
    }

    /// Cells in words, by their names.
    ///
    /// @param names may be empty
    public static String list(Edition edition, Collection<String> names) {
        return names.isEmpty() ? "" : edition.words(Reason.list(names));
    }

    /// A comment on the end of a game, whose last sentence says how it ended as the program says it, in the current
    /// language. As it is if it ends in other words.
    ///
    /// @param position the end of the game
    /// @param told true to leave the sentence out, since it is said elsewhere
    public static String ended(String comment, Position position, boolean told) {
        if (!position.outcome().over()) {
            return comment;
        }
        for (Locale language : LANGUAGES) {
            String sentence = Texts.in(language, position::endWords) + ".";
            int begin = comment.length() - sentence.length();
            boolean whole = begin == 0 || begin > 0 && Character.isWhitespace(comment.charAt(begin - 1));
            if (whole && hyphened(comment).regionMatches(true, begin, hyphened(sentence), 0, sentence.length())) {
                String now = position.endWords();
                String rest = comment.substring(0, begin);
                return told ? rest.strip() : rest + Character.toUpperCase(now.charAt(0)) + now.substring(1) + ".";
            }
        }
        return comment;
    }

    /// Older files have hyphens for the signs of numbers.
    private static String hyphened(String text) {
        return text.replace('−', '-');
    }

    /// The explanation of the move to a node. As it stands in the file if part of it is in other words than the
    /// program's; empty if there is none, or if the value noted for the position says otherwise.
    public static String retold(GameTree tree, int id) {
        return retold(
                tree,
                id,
                node -> tree.node(node)
                        .annotations()
                        .proved()
                        .map(note -> KnownValue.of(note, KnownValue.Basis.NOTED)));
    }

    /// The same with values that may be newer than those of the file.
    ///
    /// @param known what is proved or noted at a node
    public static String retold(GameTree tree, int id, IntFunction<Optional<KnownValue>> known) {
        String said = tree.node(id).annotations().said();
        return said.isEmpty() ? said : new Retelling(tree, id, known).of(said).orElse(said);
    }

    /// Tells the explanation of one move again.
    private static final class Retelling {
        private final GameTree tree;
        private final Node node;
        private final Edition edition;
        private final IntFunction<Optional<KnownValue>> known;
        private final MachineWords words = new MachineWords();

        Retelling(GameTree tree, int id, IntFunction<Optional<KnownValue>> known) {
            this.tree = tree;
            this.known = known;
            node = tree.node(id);
            edition = tree.edition();
        }

        Optional<String> of(String said) {
            return LANGUAGES.stream().flatMap(from -> read(said, from).stream()).findFirst();
        }

        private Optional<String> read(String said, Locale from) {
            List<String> told = new ArrayList<>();
            for (String sentence : said.split("(?<=\\.)\\s+", -1)) {
                Optional<String> again = content(sentence, from)
                        .map(Content::today)
                        .map(this::tell)
                        .or(() -> does(sentence, from));
                if (again.isEmpty()) {
                    return Optional.empty();
                }
                told.add(again.get());
            }
            return Optional.of(told.contains("") ? "" : String.join(" ", told));
        }

        /// What a sentence says, if the program would say it so in a language.
        private Optional<Content> content(String sentence, Locale from) {
            return MachineForm.of(from).stream()
                    .flatMap(form -> {
                        Matcher matcher = form.pattern().matcher(sentence);
                        return matcher.matches() ? content(form, matcher, from).stream() : Stream.empty();
                    })
                    .filter(content -> Texts.in(from, () -> new Retelling(tree, node.id(), known).say(content))
                            .equals(sentence))
                    .findFirst();
        }

        private Optional<Content> content(MachineForm form, Matcher matcher, Locale from) {
            Map<Integer, Object> values = new TreeMap<>();
            for (int i = 0; i < form.places().size(); i++) {
                String text = matcher.group(i + 1);
                int place = form.places().get(i);
                Optional<Object> value = Texts.in(from, () -> value(form.kind(place), text, form.two()));
                if (value.isEmpty()) {
                    return Optional.empty();
                }
                values.put(place, value.get());
            }
            return Optional.of(new Content(form.key(), values));
        }

        private Optional<Object> value(MachineForm.Kind kind, String text, String two) {
            return switch (kind) {
                case SIDE ->
                    Stream.of(Side.values())
                            .filter(side -> edition.sideName(side).equals(text))
                            .<Object>map(side -> side)
                            .findFirst();
                case LENGTH, AFTER -> Optional.of(Length.read(text));
                case CELLS -> Optional.of(List.of(text.split(", | and | und ")));
                case COUNT -> Optional.of(text.equals(two) ? 2 : Integer.parseInt(text));
                case NUMBER -> Optional.of(Integer.valueOf(text));
                case MOVE -> Optional.of(text);
            };
        }

        /// A sentence in the current language; empty if the known values say otherwise.
        private String tell(Content content) {
            boolean missed = content.key.startsWith("missed");
            if (node.isRoot() || !missed && !content.key.startsWith("allows")) {
                return say(content);
            }
            int at = missed ? node.parent() : node.id();
            Side side;
            if (missed) {
                side = tree.position(at).toMove();
            } else {
                side = content.values.get(0) instanceof Side named ? named : Side.WHITE;
            }
            Optional<Side> winner = content.key.toLowerCase(Locale.ROOT).endsWith("draw")
                    ? Optional.empty()
                    : Optional.of(content.key.equals("allows.lost") ? side.other() : side);
            Optional<KnownValue> value = known.apply(at);
            return value.filter(now -> !now.favoured().equals(winner)).isPresent()
                    ? ""
                    : say(value.map(now -> content.upTo(now.plies())).orElse(content));
        }

        private String say(Content content) {
            int places = content.values.keySet().stream()
                    .mapToInt(place -> place + 1)
                    .max()
                    .orElse(0);
            Object[] values = new Object[places];
            for (int i = 0; i < places; i++) {
                values[i] = switch (content.values.getOrDefault(i, "")) {
                    case Side side -> edition.sideName(side);
                    case List<?> cells ->
                        list(edition, cells.stream().map(String::valueOf).toList());
                    case Length length -> length.text();
                    case Object other -> other;
                };
            }
            return words.get(content.key, values);
        }

        /// A sentence about what a turn does: of the move itself, of one in its place, or of an answer.
        private Optional<String> does(String sentence, Locale from) {
            String move = sentence.split(" ", 2)[0];
            Position after = tree.position(node.id());
            Stream<Position> positions =
                    node.isRoot() ? Stream.of(after) : Stream.of(tree.position(node.parent()), after);
            return positions
                    .filter(position -> !position.outcome().over())
                    .flatMap(position -> position
                            .move(move)
                            .filter(position::allows)
                            .filter(turn -> Texts.in(from, () -> new MachineWords().does(position, turn))
                                    .equals(Optional.of(sentence)))
                            .flatMap(turn -> words.does(position, turn))
                            .stream())
                    .findFirst();
        }
    }

    /// The content of a sentence.
    private record Content(String key, Map<Integer, Object> values) {
        /// The same in the words of this version.
        Content today() {
            return key.endsWith(MachineForm.EARLIER)
                    ? new Content(key.substring(0, key.length() - MachineForm.EARLIER.length()), values)
                    : this;
        }

        /// The same without a length that is more than a newer one.
        Content upTo(OptionalInt plies) {
            Map<Integer, Object> newer = new TreeMap<>(values);
            newer.replaceAll((place, value) ->
                    value instanceof Length length && length.plies > plies.orElse(Integer.MAX_VALUE) ? "" : value);
            return new Content(key, newer);
        }
    }

    /// How long a win takes, as a sentence has it.
    ///
    /// @param before the space before it, or nothing
    /// @param plies 0 to leave the length out
    /// @param own true if the winner is to move
    /// @param said how the number is told
    private record Length(String before, int plies, boolean own, Said said) {
        private enum Said {
            WITHIN,
            BOUND,
            AT_LEAST
        }

        static Length read(String text) {
            Matcher numbers = MachineForm.COUNTED.matcher(text);
            String before = text.startsWith(" ") ? " " : "";
            int plies = numbers.find() ? Integer.parseInt(numbers.group(1)) : 0;
            return Stream.of(Said.values())
                    .flatMap(said -> Stream.of(true, false).map(own -> new Length(before, plies, own, said)))
                    .filter(length -> length.text().strip().equals(text.strip()))
                    .findFirst()
                    .orElse(new Length(before, plies, false, Said.WITHIN));
        }

        String text() {
            WinLength words = new WinLength();
            return plies == 0
                    ? ""
                    : before
                            + switch (said) {
                                case WITHIN -> words.within(plies, own);
                                case BOUND -> words.bound(plies, own);
                                case AT_LEAST -> words.atLeast(plies, own);
                            };
        }
    }
}
