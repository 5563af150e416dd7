package hexalyst.game.kit;

import hexalyst.board.Grid;
import hexalyst.game.Move;
import hexalyst.game.MoveCodec;
import hexalyst.game.Part;
import hexalyst.game.Parts;
import hexalyst.game.Piece;
import hexalyst.game.Side;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.IntBinaryOperator;
import java.util.stream.Collectors;

/// The codec of games whose turns are made of parts: `e5` puts an own piece; `e5w` puts the piece with this letter;
/// `e5-g5` moves as many pieces as the rules say, and `e5-g5*2` the top two; `xe5` removes a piece; a word is a choice;
/// `+` joins the parts of a turn. A placed piece is written with its letter if it is not a plain piece, or if the turn
/// puts pieces of both sides.
///
/// The code of a part contains its cells, its piece or its word, but not how many pieces move: the rules allow only one
/// number for each two cells.
public final class TurnCodec implements MoveCodec {
    private final Grid grid;
    private final List<String> letters;
    private final Map<String, Piece> pieces;
    private final IntBinaryOperator count;
    private final List<String> words;
    private final int cells;
    private final int shifts;
    private final int removes;
    private final int chooses;

    /// @param pieces all that can be put, by their letters
    /// @param count returns how many pieces move from one cell to another; 1 or more
    /// @param words what can be chosen
    public TurnCodec(Grid grid, Map<String, Piece> pieces, IntBinaryOperator count, List<String> words) {
        this.grid = grid;
        this.pieces = Map.copyOf(pieces);
        letters = pieces.keySet().stream().sorted().toList();
        this.count = count;
        this.words = List.copyOf(words);
        cells = grid.cells();
        shifts = cells * letters.size();
        removes = shifts + cells * cells;
        chooses = removes + cells;
        if (codes() > MOST_CODES) {
            throw new IllegalArgumentException(codes() + " codes, but there are at most " + MOST_CODES);
        }
    }

    @Override
    public int codes() {
        return chooses + words.size();
    }

    @Override
    public boolean isCode(int code) {
        return code >= 0 && code < codes();
    }

    @Override
    public int encode(Part part) {
        return switch (part) {
            case Part.Put put -> putCode(put.cell(), put.piece());
            case Part.Shift shift -> shiftCode(shift.from(), shift.to());
            case Part.Remove remove -> removes + remove.cell();
            case Part.Choose choose -> chooses + place(choose.word());
        };
    }

    /// The code of putting a piece on a cell.
    public int putCode(int cell, Piece piece) {
        return cell * letters.size() + letters.indexOf(letter(piece));
    }

    /// The code of moving from one cell to another.
    public int shiftCode(int from, int to) {
        return shifts + from * cells + to;
    }

    /// True if a code puts a piece on [#putCell].
    public boolean isPut(int code) {
        return code < shifts;
    }

    /// The cell where a code puts a piece.
    public int putCell(int code) {
        return code / letters.size();
    }

    /// The cell from which a code moves pieces.
    public int from(int code) {
        return (code - shifts) / cells;
    }

    /// The cell to which a code moves pieces.
    public int to(int code) {
        return (code - shifts) % cells;
    }

    private int place(String word) {
        int place = words.indexOf(word);
        if (place < 0) {
            throw new IllegalArgumentException(word + " is no word of this game");
        }
        return place;
    }

    @Override
    public Part decode(int code) {
        if (code < shifts) {
            return put(code / letters.size(), letters.get(code % letters.size()));
        }
        if (code < removes) {
            return shift((code - shifts) / cells, (code - shifts) % cells);
        }
        return code < chooses ? new Part.Remove(code - removes) : new Part.Choose(words.get(code - chooses));
    }

    private Part put(int cell, String letter) {
        return new Part.Put(cell, Optional.ofNullable(pieces.get(letter)).orElseThrow());
    }

    private Part shift(int from, int to) {
        return new Part.Shift(from, to, count.applyAsInt(from, to));
    }

    private String letter(Piece piece) {
        return pieces.entrySet().stream()
                .filter(entry -> entry.getValue().equals(piece))
                .findFirst()
                .orElseThrow()
                .getKey();
    }

    @Override
    public String format(Parts parts) {
        boolean both = parts.parts().stream()
                        .flatMap(part -> part instanceof Part.Put put ? put.piece().owner().stream() : null)
                        .distinct()
                        .count()
                > 1;
        return parts.parts().stream().map(part -> format(part, both)).collect(Collectors.joining("+"));
    }

    private String format(Part part, boolean both) {
        return switch (part) {
            case Part.Put put -> grid.name(put.cell()) + (both || put.piece().kind() != 0 ? letter(put.piece()) : "");
            case Part.Shift shift -> {
                String cellNames = grid.name(shift.from()) + '-' + grid.name(shift.to());
                boolean usual = shift.count() == count.applyAsInt(shift.from(), shift.to());
                yield usual ? cellNames : cellNames + '*' + shift.count();
            }
            case Part.Remove remove -> 'x' + grid.name(remove.cell());
            case Part.Choose choose -> choose.word();
        };
    }

    @Override
    public Optional<Move> parse(String text, Side mover) {
        List<Part> parts = new ArrayList<>();
        for (String one : text.split("\\+", -1)) {
            Optional<Part> part = part(one, mover);
            if (part.isEmpty()) {
                return Optional.empty();
            }
            parts.add(part.get());
        }
        return Optional.of(new Move(parts));
    }

    private Optional<Part> part(String text, Side mover) {
        if (words.contains(text)) {
            return Optional.of(new Part.Choose(text));
        }
        int dash = text.indexOf('-');
        if (dash >= 0) {
            return cell(text.substring(0, dash)).flatMap(from -> shift(from, text.substring(dash + 1)));
        }
        Optional<Integer> bare = cell(text);
        if (bare.isPresent() || text.isEmpty()) {
            return bare.map(cell -> new Part.Put(cell, Piece.of(mover)));
        }
        Optional<Integer> removed = text.startsWith("x") ? cell(text.substring(1)) : Optional.empty();
        if (removed.isPresent()) {
            return removed.map(Part.Remove::new);
        }
        Piece piece = pieces.get(text.substring(text.length() - 1));
        return piece == null
                ? Optional.empty()
                : cell(text.substring(0, text.length() - 1)).map(cell -> new Part.Put(cell, piece));
    }

    private Optional<Part> shift(int from, String rest) {
        int star = rest.indexOf('*');
        Optional<Integer> to = cell(star < 0 ? rest : rest.substring(0, star));
        if (star < 0) {
            return to.map(target -> shift(from, target));
        }
        String number = rest.substring(star + 1);
        return number.matches("[1-9][0-9]?")
                ? to.map(target -> new Part.Shift(from, target, Integer.parseInt(number)))
                : Optional.empty();
    }

    private Optional<Integer> cell(String name) {
        OptionalInt cell = grid.named(name);
        return cell.isPresent() ? Optional.of(cell.getAsInt()) : Optional.empty();
    }
}
