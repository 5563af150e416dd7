package hexalyst.export.board;

import hexalyst.board.CellSet;
import hexalyst.board.Grid;
import hexalyst.game.Content;
import hexalyst.record.Arrow;
import hexalyst.record.Label;
import hexalyst.record.Mark;
import hexalyst.turn.Changes;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// Everything that a drawing of a board shows, as plain data without JavaFX.
///
/// @param grid the board
/// @param look how the board is shown
/// @param contents the content of each cell
/// @param lastMove the cells of the last move, where pieces were put, came from or went to; empty if there is none to
///     show
/// @param deciding the cells that ended the game, such as a quint; otherwise empty
/// @param notes what the user drew
/// @param overlays what is shown over the board
/// @param hover what a click would do, while the pointer is on a cell where it has an effect
/// @param cursor the cell of the keyboard's cursor, [Grid#NONE] if it is off
/// @param reach what a click may do next
/// @param game how the game is drawn
public record BoardPicture(
        Grid grid,
        BoardLook look,
        List<Content> contents,
        CellSet lastMove,
        CellSet deciding,
        Notes notes,
        Overlays overlays,
        Optional<Hover> hover,
        int cursor,
        Reach reach,
        GameLook game) {
    /// Copies the list.
    public BoardPicture {
        contents = List.copyOf(contents);
    }

    /// A picture of plain stones that does not show what a click may do next.
    public BoardPicture(
            Grid grid,
            BoardLook look,
            List<Content> contents,
            CellSet lastMove,
            CellSet deciding,
            Notes notes,
            Overlays overlays,
            Optional<Hover> hover,
            int cursor) {
        this(grid, look, contents, lastMove, deciding, notes, overlays, hover, cursor, Reach.NONE, GameLook.PLAIN);
    }

    /// This picture shown in another way.
    public BoardPicture in(BoardLook other) {
        return new BoardPicture(grid, other, contents, lastMove, deciding, notes, overlays, hover, cursor, reach, game);
    }

    /// This picture in the look of a game.
    public BoardPicture of(GameLook drawn) {
        return new BoardPicture(grid, look, contents, lastMove, deciding, notes, overlays, hover, cursor, reach, drawn);
    }

    /// This picture with notes and overlays, and without what a click may do next.
    public BoardPicture with(Notes drawn, Overlays over, Optional<Hover> pointed, int at) {
        return new BoardPicture(grid, look, contents, lastMove, deciding, drawn, over, pointed, at).of(game);
    }

    /// This picture with what a click may do next.
    public BoardPicture reaching(Reach next) {
        return new BoardPicture(grid, look, contents, lastMove, deciding, notes, overlays, hover, cursor, next, game);
    }

    /// This picture with other pieces.
    ///
    /// @param now the content of each cell
    public BoardPicture holding(List<Content> now) {
        return new BoardPicture(grid, look, now, lastMove, deciding, notes, overlays, hover, cursor, reach, game);
    }

    /// This picture in the middle of a turn.
    ///
    /// @param now the content of each cell
    /// @param last the cells of the parts made so far
    public BoardPicture during(List<Content> now, CellSet last) {
        return new BoardPicture(grid, look, now, last, CellSet.EMPTY, notes, overlays, hover, cursor, reach, game);
    }

    /// What a click may do next.
    ///
    /// @param picked the cells whose pieces are about to move
    /// @param targets the cells to click on, if they are to be highlighted
    /// @param lit the pieces that may still do something in the turn, if these are highlighted
    /// @param dimmed the pieces that may not
    public record Reach(CellSet picked, CellSet targets, CellSet lit, CellSet dimmed) {
        /// Nothing to show.
        public static final Reach NONE = new Reach(CellSet.EMPTY, CellSet.EMPTY);

        /// Without highlighted or dimmed pieces.
        public Reach(CellSet picked, CellSet targets) {
            this(picked, targets, CellSet.EMPTY, CellSet.EMPTY);
        }
    }

    /// What the user drew.
    public record Notes(List<Mark> marks, List<Arrow> arrows, List<Label> labels) {
        /// Copies the lists.
        public Notes {
            marks = List.copyOf(marks);
            arrows = List.copyOf(arrows);
            labels = List.copyOf(labels);
        }

        /// These notes and others. A label of the others is left out on a cell that has one already.
        public Notes with(Notes more) {
            CellSet labelled = CellSet.of(labels.stream().mapToInt(Label::cell).toArray());
            return new Notes(
                    Stream.concat(marks.stream(), more.marks.stream()).toList(),
                    Stream.concat(arrows.stream(), more.arrows.stream()).toList(),
                    Stream.concat(
                                    labels.stream(),
                                    more.labels.stream().filter(label -> !labelled.contains(label.cell())))
                            .toList());
        }
    }

    /// The pieces that the mouse buttons would place on a cell.
    ///
    /// @param cell the cell under the pointer
    /// @param left what the left button would place
    /// @param right what the right button would place; the same as the left one in games with only one kind of
    ///     placement
    public record Hover(int cell, Optional<Ghost> left, Optional<Ghost> right) {}

    /// A piece that would be placed.
    ///
    /// @param content what would be placed: a piece, or pieces that move as one
    /// @param legal false if the rules forbid it
    /// @param cells the cells that it affects, such as the group that it would make
    /// @param changes what it would do to other pieces
    public record Ghost(Content content, boolean legal, CellSet cells, Changes changes) {}
}
