package hexalyst.record;

import hexalyst.game.Side;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// Moves that comments name by number and notation, such as `12. b3w` or `7... c4b`, renumbered like the moves around
/// the comments. The author may have counted moves or plies: a reference is read as what some line of the game has, and
/// as counting moves if no line has it and no comment counts plies.
/// The moves that follow it in the comment, as in `12. b3w c4b 13. d5w`, are renumbered with it; a move may be named
/// without its last letter, such as `7...c4`, where only one fits. Bare numbers of moves get their plies:
/// [BareNumbers]. All other text stays.
public final class MoveReferences {
    private static final Pattern ITEM = Pattern.compile(
            "(?<![\\p{Alnum}.…])(?:(?<number>\\d{1,4})"
                    + "(?<dots>\\h?(?:\\.\\h?)?(?:\\.\\.\\.|…)|\\.)(?<gap>\\h?))?(?<move>\\p{Alpha}\\p{Alnum}*(?:[-+:@=]\\p{Alnum}+)*)");
    private static final Pattern NAMES_CELL = Pattern.compile("\\p{Alpha}+\\d+");
    private static final Pattern BETWEEN = Pattern.compile("[!?]*\\s+");

    private final GameTree tree;
    private final Numbering numbering;
    private final Side begins;
    /// The moves that the game has after so many others, in any line.
    private final Map<Integer, Set<String>> moves = new HashMap<>();
    /// Whether no comment names a move by its ply, once that is known.
    private Optional<Boolean> counts = Optional.empty();

    /// @param numbering how the moves around the comments are numbered
    public MoveReferences(GameTree tree, Numbering numbering) {
        this.tree = tree;
        this.numbering = numbering;
        begins = tree.start().toMove();
    }

    /// A move that a comment names.
    ///
    /// @param how what its author counts
    /// @param index how many moves come before it
    private record Reference(Numbering how, int index) {
        Reference next() {
            return new Reference(how, index + 1);
        }
    }

    /// A comment with its references renumbered.
    public String in(String comment) {
        return named(
                numbering == Numbering.PLIES && comment.codePoints().anyMatch(Character::isDigit) && countsMoves()
                        ? new BareNumbers(begins, longest()).in(comment)
                        : comment);
    }

    private String named(String comment) {
        List<MatchResult> items = ITEM.matcher(comment).results().toList();
        StringBuilder text = new StringBuilder();
        int done = 0;
        Optional<Reference> before = Optional.empty();
        for (int i = 0; i < items.size(); i++) {
            MatchResult item = items.get(i);
            String between = comment.substring(done, item.start());
            Optional<Reference> next =
                    before.filter(last -> BETWEEN.matcher(between).matches()).map(Reference::next);
            int at = i;
            Optional<Reference> read =
                    next.filter(here -> follows(here, items, at, comment)).or(() -> begin(item));
            text.append(between);
            text.append(read.filter(here -> here.how != numbering)
                    .map(here -> renumbered(here, item, next.isPresent()))
                    .orElseGet(item::group));
            done = item.end();
            before = read;
        }
        return text.append(comment, done, comment.length()).toString();
    }

    private String renumbered(Reference here, MatchResult item, boolean follows) {
        boolean written = !follows || numbering.isWritten(begins, here.index);
        String gap = item.group("number") == null ? " " : item.group("gap");
        return (written ? numbering.text(begins, here.index) + gap : "") + item.group("move");
    }

    /// Whether an item is the move after one that was read: by its number, or as a move of the game. Without either it
    /// may stand before one that has the right number.
    private boolean follows(Reference here, List<MatchResult> items, int at, String comment) {
        MatchResult item = items.get(at);
        if (item.group("number") != null) {
            return hasNumber(item, here);
        }
        return isPlayed(here.index, item.group("move"))
                || tree.start().move(item.group("move")).isPresent()
                        && at + 1 < items.size()
                        && items.get(at + 1).group("number") != null
                        && hasNumber(items.get(at + 1), here.next())
                        && BETWEEN.matcher(comment.substring(
                                        item.end(), items.get(at + 1).start()))
                                .matches();
    }

    private boolean hasNumber(MatchResult item, Reference here) {
        return Integer.parseInt(item.group("number")) == here.how.number(begins, here.index)
                && (tree.start().move(item.group("move")).isPresent() || isPlayed(here.index, item.group("move")));
    }

    /// The move that a numbered item names: one of the game; otherwise, where the author counts moves, the
    /// number of any move tells its ply.
    private Optional<Reference> begin(MatchResult item) {
        return found(item)
                .or(() -> item.group("number") != null && reads(item.group("move")) && countsMoves()
                        ? Optional.of(new Reference(Numbering.MOVES, index(item)))
                                .filter(here -> here.index >= 0)
                        : Optional.empty());
    }

    /// Whether a text is a move, or a cell for a move without its last letter.
    private boolean reads(String move) {
        return tree.start().move(move).isPresent()
                || NAMES_CELL.matcher(move).matches() && tree.grid().named(move).isPresent();
    }

    /// How many moves come before an item with a number, if that counts moves.
    private int index(MatchResult item) {
        int white = 2 * (Integer.parseInt(item.group("number")) - 1) - (begins == Side.WHITE ? 0 : 1);
        return item.group("dots").equals(".") ? white : white + 1;
    }

    /// The move of the game that a numbered item names, if there is one.
    private Optional<Reference> found(MatchResult item) {
        if (item.group("number") == null) {
            return Optional.empty();
        }
        int number = Integer.parseInt(item.group("number"));
        int index = index(item);
        List<Reference> meant = item.group("dots").equals(".")
                ? List.of(
                        new Reference(Numbering.MOVES, index),
                        new Reference(Numbering.PLIES, number - 1),
                        new Reference(Numbering.MOVES, index + 1))
                : List.of(new Reference(Numbering.MOVES, index));
        return meant.stream()
                .filter(here -> here.index >= 0 && isPlayed(here.index, item.group("move")))
                .findFirst();
    }

    private boolean isPlayed(int index, String move) {
        collect();
        Set<String> there = moves.getOrDefault(index, Set.of());
        return there.contains(move)
                || NAMES_CELL.matcher(move).matches()
                        && there.stream()
                                        .filter(one -> one.length() == move.length() + 1 && one.startsWith(move))
                                        .filter(one -> Character.isLetter(one.charAt(move.length())))
                                        .count()
                                == 1;
    }

    /// How many plies the longest line has.
    private int longest() {
        collect();
        return moves.keySet().stream().mapToInt(index -> index + 1).max().orElse(0);
    }

    /// Whether no comment of the game names a move by its ply.
    private boolean countsMoves() {
        if (counts.isEmpty()) {
            counts = Optional.of(namesNoPly());
        }
        return counts.get();
    }

    private boolean namesNoPly() {
        return tree.preorder(GameTree.ROOT).stream()
                .map(id -> tree.node(id).annotations())
                .flatMap(said -> Stream.of(said.before(), said.comment()))
                .flatMap(said -> ITEM.matcher(said).results())
                .noneMatch(item ->
                        found(item).filter(read -> read.how == Numbering.PLIES).isPresent());
    }

    private void collect() {
        if (!moves.isEmpty()) {
            return;
        }
        Map<Integer, Integer> plies = new HashMap<>();
        for (int id : tree.preorder(GameTree.ROOT)) {
            Node node = tree.node(id);
            int ply = node.isRoot() ? 0 : plies.getOrDefault(node.parent(), 0) + 1;
            plies.put(id, ply);
            moves.computeIfAbsent(ply - 1, none -> new HashSet<>()).add(tree.text(id));
        }
    }
}
