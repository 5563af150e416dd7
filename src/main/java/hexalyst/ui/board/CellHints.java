package hexalyst.ui.board;

import hexalyst.analysis.live.MoveValues;
import hexalyst.board.CellSet;
import hexalyst.board.Grid;
import hexalyst.export.board.BoardPicture;
import hexalyst.game.Content;
import hexalyst.game.Edition;
import hexalyst.game.Move;
import hexalyst.game.MovePreview;
import hexalyst.game.Part;
import hexalyst.game.Position;
import hexalyst.game.Reason;
import hexalyst.game.Side;
import hexalyst.game.Step;
import hexalyst.game.TurnGroup;
import hexalyst.text.Texts;
import hexalyst.turn.BegunTurn;
import hexalyst.turn.Changes;
import hexalyst.ui.game.GameMoment;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// Finds what the mouse buttons would do on a cell, in words and as a picture.
final class CellHints {
    private final Texts texts;
    private final HintText words;

    CellHints(Texts texts) {
        this.texts = texts;
        words = new HintText(texts);
    }

    /// What the buttons would do.
    ///
    /// @param hover the same as a picture, if there is something to show
    record Hints(ClickHint left, ClickHint right, Optional<BoardPicture.Hover> hover) {
        static final Hints NOTHING = new Hints(ClickHint.NONE, ClickHint.NONE, Optional.empty());
    }

    /// Where the pointer is.
    ///
    /// @param cell the cell under it, [Grid#NONE] outside the board
    /// @param own the colour that the left button places
    /// @param quiet true to say nothing if nothing can be done there
    /// @param from the other cell from which pieces are being dragged; [Grid#NONE] if none are
    record Pointer(int cell, Side own, boolean quiet, int from) {}

    /// The move that a button plays by itself: the only one that a player might mean by the cell, or the one of this
    /// colour.
    static Optional<Move> candidate(Position position, int cell, Side colour) {
        List<Move> candidates =
                cell == Grid.NONE || position.game().traits().severalParts() ? List.of() : position.candidates(cell);
        List<Move> meant = candidates.size() == 1
                ? candidates
                : candidates.stream()
                        .filter(move -> move.only() instanceof Part.Put put && put.colour() == colour)
                        .toList();
        return meant.size() == 1 ? Optional.of(meant.getFirst()) : Optional.empty();
    }

    /// True if the two buttons mean different things on some cell. If the turn has parts, only cells with several parts
    /// are checked.
    static boolean differ(BegunTurn turn) {
        Position position = turn.position();
        Set<Integer> cells = new HashSet<>();
        return IntStream.range(0, position.grid().cells())
                        .anyMatch(cell -> differ(side -> candidate(position, cell, side)))
                || turn.open().stream()
                        .filter(part -> part instanceof Part.Put || part instanceof Part.Remove)
                        .map(part -> Move.of(part).lastCell())
                        .filter(cell -> !cells.add(cell))
                        .distinct()
                        .anyMatch(cell -> differ(side -> TurnViewModel.meant(turn, cell, side)));
    }

    private static boolean differ(Function<Side, Object> meaning) {
        return !meaning.apply(Side.WHITE).equals(meaning.apply(Side.BLACK));
    }

    /// True for a cell of the grid that the board of the game lacks.
    static boolean isAbsent(Position position, int cell) {
        return cell != Grid.NONE
                && position.edition().hidesBlocked()
                && position.at(cell).isBlocked();
    }

    /// Why a click on a cell does nothing.
    private String nothingToPlay(BegunTurn turn, int cell) {
        Position position = turn.position();
        if (position.outcome().over()) {
            return texts.get("click.over", position.endWords());
        }
        String name = position.grid().name(cell);
        if (turn.picked() != Grid.NONE) {
            return unreachable(position, turn.picked(), cell);
        }
        if (position.duty().isPresent() && mayBeMovers(position, cell) && !isGoal(turn, cell)) {
            return texts.get(
                    "click.why", name, position.edition().words(position.duty().get()));
        }
        Optional<TurnGroup> group = position.turnGroups().stream()
                .filter(each -> each.cells().contains(cell) && position.at(cell).is(position.toMove()))
                .findFirst();
        if (group.isPresent()) {
            String says = position.edition().words(group.get().says());
            return texts.get(group.get().open() ? "click.groupOpen" : "click.group", name, says);
        }
        boolean stacks = position.game().traits().stacks() && !position.at(cell).isBlocked();
        Optional<Move> put =
                position.move(name).filter(move -> stacks || position.at(cell).isEmpty());
        if (put.isPresent()) {
            return texts.get("click.why", name, whyNot(position, put.get()));
        }
        if (!turn.isFresh()) {
            return texts.get("click.closedTurn", name);
        }
        if (position.at(cell).isBlocked()) {
            return isAbsent(position, cell)
                    ? texts.get("click.absent", name)
                    : texts.get("click.why", name, position.edition().words(Reason.of("illegal.blocked")));
        }
        return position.at(cell).isEmpty() ? unreached(turn, cell) : stays(position, cell);
    }

    /// True if a cell is neither blocked nor taken by a piece of the other player.
    private static boolean mayBeMovers(Position position, int cell) {
        Content content = position.at(cell);
        return !content.isBlocked()
                && content.colour().filter(side -> side != position.toMove()).isEmpty();
    }

    /// Why a click plays nothing: that the move it means is illegal, or that it means none. Empty for a second click on
    /// the move just played.
    ///
    /// @param colour the colour that the button places
    Optional<String> refusal(GameMoment moment, BegunTurn turn, int cell, Side colour) {
        Position position = turn.position();
        boolean again = !position.outcome().over()
                && moment.move()
                        .filter(last -> last.only() instanceof Part.Put place && place.cell() == cell)
                        .isPresent();
        return again ? Optional.empty() : Optional.of(refusal(turn, cell, colour));
    }

    private String refusal(BegunTurn turn, int cell, Side colour) {
        Position position = turn.position();
        return (turn.isFresh() && !position.outcome().over()
                        ? candidate(position, cell, colour)
                        : Optional.<Move>empty())
                .map(move -> hint(position, Optional.of(move), Optional.of(position.preview(move)), Optional.empty())
                        .text())
                .orElseGet(() -> nothingToPlay(turn, cell));
    }

    /// Why a click on an empty cell does nothing while no piece is selected.
    private String unreached(BegunTurn turn, int cell) {
        Position position = turn.position();
        Map<String, Long> reasons = position.stock(position.toMove()).stream()
                .map(piece -> whyNot(position, Move.of(new Part.Put(cell, piece))))
                .collect(Collectors.groupingBy(reason -> reason, Collectors.counting()));
        Optional<String> most =
                reasons.entrySet().stream().max(Map.Entry.comparingByValue()).map(Map.Entry::getKey);
        if (most.isPresent()) {
            return texts.get("click.noPiece", position.grid().name(cell), most.get());
        }
        return texts.get(
                isGoal(turn, cell) ? "click.goal" : "click.closed",
                turn.position().grid().name(cell));
    }

    /// True if a part that may come next moves a piece to a cell.
    private static boolean isGoal(BegunTurn turn, int cell) {
        return turn.open().stream().anyMatch(part -> part instanceof Part.Shift shift && shift.to() == cell);
    }

    /// Why a piece cannot be selected: whose it is, or what the game says of its steps, if it says the same of all.
    private String stays(Position position, int cell) {
        Grid grid = position.grid();
        String name = grid.name(cell);
        List<Move> steps = grid.neighbours(cell).stream()
                .mapToObj(next -> position.move(name + '-' + grid.name(next)))
                .flatMap(Optional::stream)
                .toList();
        if (steps.isEmpty()) {
            return texts.get("click.occupied", name);
        }
        Optional<Side> owner = position.at(cell).colour();
        if (owner.isPresent() && owner.get() != position.toMove()) {
            Edition edition = position.edition();
            return texts.get("click.theirs", name, edition.sideName(owner.get()), edition.sideName(position.toMove()));
        }
        List<String> reasons =
                steps.stream().map(step -> whyNot(position, step)).distinct().toList();
        return reasons.size() == 1 ? texts.get("click.why", name, reasons.getFirst()) : texts.get("click.stays", name);
    }

    /// Why a drag moves nothing; empty if it was along the picked row, which only shows where the row can move.
    Optional<String> unmoved(BegunTurn turn, int from, int to) {
        if (turn.picked() == from && !turn.row(to).isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(
                turn.position().outcome().over() ? nothingToPlay(turn, to) : unreachable(turn.position(), from, to));
    }

    /// Why pieces cannot move to a cell; in games that move pieces, in the words of that game.
    private String unreachable(Position position, int from, int to) {
        String start = position.grid().name(from);
        String goal = position.grid().name(to);
        return position.move(start + '-' + goal)
                .map(shift -> texts.get("click.why", position.text(shift), whyNot(position, shift)))
                .orElseGet(() -> texts.get("click.unreachable", start, goal));
    }

    /// Why a move is illegal, in the words of its game.
    static String whyNot(Position position, Move move) {
        return position.edition().words(position.preview(move).reason());
    }

    /// The part that the right button takes back on a cell where it does nothing else.
    static Optional<Part> takesBack(BegunTurn turn, int cell) {
        return turn.picked() == Grid.NONE && turn.at(cell).isEmpty() ? turn.madeAt(cell) : Optional.empty();
    }

    /// Says that the part made on a cell cannot be taken back because a later part needs it.
    String needed(BegunTurn turn, int cell) {
        return texts.get("click.needed", text(turn, turn.madeAt(cell).orElseThrow()));
    }

    private static String text(BegunTurn turn, Part part) {
        return turn.start().text(Move.of(part));
    }

    /// What the buttons would do at a pointer.
    Hints at(BegunTurn turn, Pointer pointer, Optional<MoveValues> values) {
        Position position = turn.position();
        if (pointer.cell == Grid.NONE || position.outcome().over()) {
            return Hints.NOTHING;
        }
        Optional<Move> left = turn.isFresh() ? candidate(position, pointer.cell, pointer.own) : Optional.empty();
        Optional<Move> right =
                turn.isFresh() ? candidate(position, pointer.cell, pointer.own.other()) : Optional.empty();
        if (left.isEmpty() && right.isEmpty()) {
            return ofParts(turn, pointer);
        }
        Optional<MovePreview> leftPreview = left.map(position::preview);
        Optional<MovePreview> rightPreview = right.equals(left) ? leftPreview : right.map(position::preview);
        ClickHint other = right.equals(left) ? ClickHint.NONE : hint(position, right, rightPreview, values);
        return new Hints(
                hint(position, left, leftPreview, values),
                other,
                Optional.of(new BoardPicture.Hover(
                        pointer.cell, ghost(position, left, leftPreview), ghost(position, right, rightPreview))));
    }

    private ClickHint hint(
            Position position, Optional<Move> move, Optional<MovePreview> found, Optional<MoveValues> values) {
        if (move.isEmpty() || found.isEmpty()) {
            return ClickHint.NONE;
        }
        return words.of(
                position,
                move.get(),
                found.get(),
                values.flatMap(table -> table.row(new Step(move.get().parts()))));
    }

    private static Optional<BoardPicture.Ghost> ghost(
            Position position, Optional<Move> move, Optional<MovePreview> found) {
        if (move.isEmpty() || !(move.get().only() instanceof Part.Put place) || found.isEmpty()) {
            return Optional.empty();
        }
        Changes changes = found.get().legal() && !position.game().traits().keepsPieces()
                ? Changes.of(position, move.get(), position.play(move.get()))
                : Changes.NONE;
        return Optional.of(new BoardPicture.Ghost(
                Content.of(List.of(place.piece())),
                found.get().legal(),
                found.get().cells(),
                changes));
    }

    private Hints ofParts(BegunTurn turn, Pointer pointer) {
        Side own = pointer.own;
        if (pointer.from != Grid.NONE) {
            return ofDrag(turn, pointer);
        }
        List<Part> left = TurnViewModel.meant(turn, pointer.cell, own);
        List<Part> right = TurnViewModel.meant(turn, pointer.cell, own.other());
        Optional<Move> through = turn.through(turn.picked(), pointer.cell);
        if (left.isEmpty() && through.isPresent()) {
            return through(turn.start(), through.get(), pointer.cell);
        }
        if (left.isEmpty()) {
            return new Hints(idle(turn, pointer), back(turn, pointer.cell), Optional.empty());
        }
        return new Hints(
                hint(turn, left),
                right.equals(left) ? ClickHint.NONE : hint(turn, right),
                Optional.of(new BoardPicture.Hover(pointer.cell, ghost(turn, left), ghost(turn, right))));
    }

    /// What a turn of several steps to a cell would do.
    private Hints through(Position position, Move move, int cell) {
        MovePreview found = position.preview(move);
        Position after = position.play(move);
        Optional<BoardPicture.Ghost> ghost = Optional.of(
                new BoardPicture.Ghost(after.at(cell), true, found.cells(), Changes.of(position, move, after)));
        return new Hints(
                hint(position, Optional.of(move), Optional.of(found), Optional.empty()),
                ClickHint.NONE,
                Optional.of(new BoardPicture.Hover(cell, ghost, ghost)));
    }

    /// What dropping the dragged pieces would do.
    private Hints ofDrag(BegunTurn turn, Pointer pointer) {
        List<Part> moves = turn.shifts(pointer.from, pointer.cell);
        if (!moves.isEmpty()) {
            return new Hints(
                    hint(turn, moves),
                    ClickHint.NONE,
                    Optional.of(new BoardPicture.Hover(pointer.cell, ghost(turn, moves), ghost(turn, moves))));
        }
        Optional<Move> through = turn.through(pointer.from, pointer.cell);
        if (through.isPresent()) {
            return through(turn.start(), through.get(), pointer.cell);
        }
        ClickHint hint = unmoved(turn, pointer.from, pointer.cell)
                .map(why -> pointer.quiet ? ClickHint.NONE : new ClickHint(why, false, Optional.empty()))
                .orElseGet(() -> row(turn, turn.row(pointer.cell)));
        return new Hints(hint, ClickHint.NONE, Optional.empty());
    }

    /// The hint where a click makes no part of the turn.
    private ClickHint idle(BegunTurn turn, Pointer pointer) {
        if (turn.canPick(pointer.cell)) {
            return pick(turn, pointer.cell);
        }
        List<Part.Shift> row = turn.row(pointer.cell);
        if (!row.isEmpty()) {
            return row(turn, row);
        }
        return pointer.quiet || pointer.cell == turn.picked()
                ? ClickHint.NONE
                : new ClickHint(nothingToPlay(turn, pointer.cell), false, Optional.empty());
    }

    /// Where the row from the picked piece to the pointer can move.
    private ClickHint row(BegunTurn turn, List<Part.Shift> parts) {
        Position position = turn.position();
        String targets =
                parts.stream().map(part -> position.grid().name(part.to())).collect(Collectors.joining(", "));
        return new ClickHint(
                texts.get(
                        "hint.row",
                        position.grid().name(turn.picked()),
                        turn.moves(parts.getFirst()).size(),
                        targets),
                true,
                position.at(turn.picked()).colour());
    }

    /// The hint for what the right button takes back on a cell.
    private ClickHint back(BegunTurn turn, int cell) {
        return takesBack(turn, cell)
                .filter(part -> turn.without(cell).isPresent())
                .map(part -> new ClickHint(texts.get("hint.takesBack", text(turn, part)), true, Optional.empty()))
                .orElse(ClickHint.NONE);
    }

    private ClickHint pick(BegunTurn turn, int cell) {
        int targets = turn.pick(cell).targets().size();
        String name = turn.position().grid().name(cell);
        return new ClickHint(
                texts.get("hint.pick", name, targets),
                true,
                turn.position().at(cell).colour());
    }

    private ClickHint hint(BegunTurn turn, List<Part> meant) {
        Position position = turn.position();
        if (PutGroups.isOf(meant) && meant.getFirst() instanceof Part.Put put) {
            return new ClickHint(
                    texts.get(
                            "hint.choosePiece",
                            position.grid().name(put.cell()),
                            meant.size(),
                            position.edition().pieceGroup(put.piece())),
                    true,
                    Optional.of(position.toMove()));
        }
        if (meant.size() > 1) {
            List<String> each =
                    meant.stream().map(part -> position.text(Move.of(part))).toList();
            return new ClickHint(texts.get("hint.choose", String.join(", ", each)), true, Optional.empty());
        }
        Part part = meant.getFirst();
        Optional<Side> colour = placed(position, part).flatMap(Content::colour);
        if (!position.game().traits().severalParts()) {
            Move move = Move.of(part);
            ClickHint hint = words.of(position, move, position.preview(move), Optional.empty());
            return new ClickHint(hint.text(), hint.legal(), colour);
        }
        BegunTurn after = turn.with(part);
        if (after.whole().isPresent() && !position.game().traits().openTurns()) {
            Move whole = after.whole().get();
            ClickHint hint = words.of(turn.start(), whole, turn.start().preview(whole), Optional.empty());
            return new ClickHint(hint.text(), hint.legal(), colour);
        }
        List<String> said = new ArrayList<>(List.of(turn.start().text(new Move(after.parts()))));
        Optional<Reason> duty = after.position().duty();
        if (duty.isPresent()) {
            said.add(position.edition().words(duty.get()));
            return new ClickHint(String.join(" · ", said), true, colour);
        }
        Changes changes = Changes.of(position, Move.of(part), after.position());
        if (!changes.taken().isEmpty()) {
            said.add(texts.get("hint.takes", changes.taken().size()));
        }
        if (!changes.walled().isEmpty()) {
            said.add(texts.get("hint.walls", names(position, changes.walled())));
        }
        if (!changes.turned().isEmpty()) {
            said.add(texts.get("hint.turns", changes.turned().size()));
        }
        Optional<Side> then = after.position().at(Move.of(part).lastCell()).colour();
        if (colour.isPresent() && then.isPresent() && !then.equals(colour)) {
            said.add(texts.get("hint.turnsItself"));
        }
        String further = after.mayEnd() ? "hint.mayEnd" : "hint.goesOn";
        said.add(texts.get(after.whole().isPresent() ? "hint.ends" : further));
        return new ClickHint(String.join(" · ", said), true, colour);
    }

    private static String names(Position position, CellSet cells) {
        return cells.stream().mapToObj(position.grid()::name).collect(Collectors.joining(", "));
    }

    private static Optional<BoardPicture.Ghost> ghost(BegunTurn turn, List<Part> meant) {
        Part part = meant.getFirst();
        Position position = turn.position();
        if (PutGroups.isOf(meant)) {
            return Optional.empty();
        }
        return placed(position, part)
                .map(content -> new BoardPicture.Ghost(
                        content,
                        true,
                        CellSet.of(Move.of(part).lastCell()),
                        Changes.of(position, Move.of(part), turn.with(part).position())));
    }

    /// The contents shown on the cell where a part ends.
    private static Optional<Content> placed(Position position, Part part) {
        return switch (part) {
            case Part.Put put -> Optional.of(Content.of(List.of(put.piece())));
            case Part.Shift shift -> Optional.of(position.at(shift.from()).top(shift.count()));
            case Part.Remove remove -> Optional.empty();
            case Part.Choose word -> Optional.empty();
        };
    }

    /// The board in words, for a screen reader.
    String spoken(Position position, int cell, String headline, Hints found) {
        return words.spoken(
                position, cell, headline, found.left().text(), found.right().text());
    }
}
