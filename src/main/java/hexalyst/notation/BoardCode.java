package hexalyst.notation;

import hexalyst.board.Grid;
import hexalyst.board.HexGrid;
import hexalyst.game.Content;
import hexalyst.game.Edition;
import hexalyst.game.Game;
import hexalyst.game.Position;
import hexalyst.game.PositionSetup;
import hexalyst.game.SetupResult;
import hexalyst.game.Side;
import hexalyst.game.Supply;
import hexalyst.notation.source.LineProblem;
import hexalyst.notation.source.Parsed;
import hexalyst.notation.source.Quoted;
import hexalyst.notation.source.Words;
import hexalyst.text.Texts;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/// A position as a code that can be sent in a chat: a prefix, then letters, digits, `-` and `_`. On 61 cells a code has
/// 24 characters, or 30 with blocked cells, an unusual supply and a pass. Every position has exactly one code.
///
/// `hx1:` means the default game, `hx1.<id>:` for another. Then come bits, six per character, the highest first, in the
/// alphabet of base64url (`A`-`Z` 0-25, `a`-`z`, `0`-`9`, `-` 62, `_` 63), the last character padded with zeros, and
/// one check character:
///
/// | bits | what |
/// |---|---|
/// | 3, 3 | the board's width less 2, its side less 2 ([HexGrid#width], [HexGrid#side]) |
/// | 2 | the edition's place among the game's editions |
/// | 1 | the side to move: 0 White, 1 Black |
/// | 1 | 1 if any cell is blocked |
/// | 1 | 1 if the supply is not the usual one |
/// | 2 | passes in a row just before: 0, 1, 2; 3: a number follows |
/// | n | the cells, as a number: see below |
/// | 6, 6 | only if the supply is unusual: white, then black pieces left; 62 unlimited; 63: 14 bits follow |
/// | 14 | only if the two bits of the passes are 3: their number, and 8192 more if it is noted that the second player
/// may still swap |
///
/// The number of the cells has a digit for each cell, row a from left to right first and highest ([Grid]): 0 empty, 1
/// white, 2 black, 3 blocked, to the base 3, or 4 if any cell is blocked. n is the bit length of the largest such
/// number: 97 and 122 on 61 cells. The usual supply is the edition's minus the pieces on the board.
///
/// For a board that is not a hexagon with equal halves and sides of 2 to 9, for pieces other than stones, and for
/// positions with further fields ([PositionSetup#fields]), the code begins with `hx2` instead. It then contains the
/// edition's id, a space and the line of the position ([PositionText]), as UTF-8 in base64url, before the check
/// character.
///
/// The check character makes the characters after the colon, as a polynomial over GF(64) (x⁶ + x + 1), zero at the
/// field's generator: starting with s = 0, s becomes s·x + c for each character c, including the check character, and
/// ends as 0. This detects every changed character, and every exchange of two characters less than 63 apart.
public final class BoardCode {
    private static final String NAME = "hx1";
    private static final String TEXT_NAME = "hx2";
    private static final String ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    private static final int CHARACTER = 6;
    private static final int OVERFLOW = 0x43;
    private static final int LONGEST = 200;
    private static final int LONGEST_TEXT = 4000;
    private static final int LONG_NUMBER = 14;
    private static final int UNLIMITED = 62;
    private static final int LARGER = 63;
    private static final int MANY_PASSES = 3;
    private static final int SWAP = 8192;

    private BoardCode() {}

    /// True if a text begins like a code; [#parse] checks whether it is one.
    public static boolean isCode(String text) {
        int colon = text.indexOf(':');
        return (text.startsWith(NAME) || text.startsWith(TEXT_NAME))
                && (colon == NAME.length() || colon > 0 && text.charAt(NAME.length()) == '.');
    }

    /// The code of a position where the game is not over.
    public static String format(Position position) {
        return format(position, GameLookup.standard());
    }

    /// The code of a position, for readers who know these games.
    static String format(Position position, GameLookup lookup) {
        boolean usual = position.game().id().equals(lookup.byDefault().id());
        boolean bits = hasBits(position);
        String payload = bits ? payload(position) : textPayload(position);
        int sum = 0;
        for (int i = 0; i < payload.length(); i++) {
            sum = times(sum) ^ ALPHABET.indexOf(payload.charAt(i));
        }
        return (bits ? NAME : TEXT_NAME) + (usual ? "" : "." + position.game().id()) + ":" + payload
                + ALPHABET.charAt(times(sum));
    }

    /// True if the bits can represent the whole position.
    private static boolean hasBits(Position position) {
        return position.grid() instanceof HexGrid grid
                && Math.max(grid.width(), grid.side()) <= HexGrid.MAX_SIDE
                && grid.equals(HexGrid.hexagon(grid.width(), grid.side()))
                && position.contents().stream().allMatch(Content.simple()::contains)
                && position.setup().fields().isEmpty();
    }

    private static String textPayload(Position position) {
        String text = position.edition().id() + ' ' + PositionText.format(position);
        return Base64.getUrlEncoder().withoutPadding().encodeToString(text.getBytes(StandardCharsets.UTF_8));
    }

    private static int times(int value) {
        int twice = value << 1;
        return twice > LARGER ? twice ^ OVERFLOW : twice;
    }

    private static String payload(Position position) {
        PositionSetup setup = position.setup();
        HexGrid grid = HexGrid.of(setup.grid());
        Bits bits = new Bits();
        boolean blocked = setup.count(Content.BLOCKED) > 0;
        boolean unusual = !setup.usualSupply(position.edition()).equals(Optional.of(position.supply()));
        bits.put(grid.width() - 2, 3);
        bits.put(grid.side() - 2, 3);
        bits.put(editionIds(position.game()).indexOf(position.edition().id()), 2);
        bits.put(setup.toMove().ordinal(), 1);
        bits.put(blocked ? 1 : 0, 1);
        bits.put(unusual ? 1 : 0, 1);
        int passes = setup.passes() + (setup.swap() ? SWAP : 0);
        bits.put(Math.min(passes, MANY_PASSES), 2);
        BigInteger base = BigInteger.valueOf(blocked ? 4 : 3);
        BigInteger cells = BigInteger.ZERO;
        for (Content content : setup.cells()) {
            cells = cells.multiply(base).add(BigInteger.valueOf(content.code()));
        }
        bits.put(cells, length(base, grid));
        if (unusual) {
            putLeft(bits, position.supply().white());
            putLeft(bits, position.supply().black());
        }
        if (passes >= MANY_PASSES) {
            bits.put(passes, LONG_NUMBER);
        }
        return bits.text();
    }

    private static List<String> editionIds(Game game) {
        return game.editions().stream().map(Edition::id).toList();
    }

    private static int length(BigInteger base, Grid grid) {
        return base.pow(grid.cells()).subtract(BigInteger.ONE).bitLength();
    }

    private static void putLeft(Bits bits, int pieces) {
        if (pieces == Supply.UNLIMITED) {
            bits.put(UNLIMITED, CHARACTER);
        } else if (pieces < UNLIMITED) {
            bits.put(pieces, CHARACTER);
        } else {
            bits.put(LARGER, CHARACTER);
            bits.put(pieces, LONG_NUMBER);
        }
    }

    /// Reads a code; blanks around it do not matter. Never throws.
    public static Parsed<Position> parse(String text) {
        return parse(text, GameLookup.standard());
    }

    /// Reads a code of one of these games. Never throws.
    static Parsed<Position> parse(String text, GameLookup lookup) {
        String code = text.strip();
        int colon = code.indexOf(':');
        if (!isCode(code)) {
            return bad(1, "code.prefix");
        }
        Optional<Game> game = colon == NAME.length()
                ? Optional.of(lookup.byDefault())
                : lookup.named(code.substring(NAME.length() + 1, colon));
        if (game.isEmpty()) {
            return bad(NAME.length() + 2, "code.game", Quoted.text(code.substring(NAME.length() + 1, colon)));
        }
        String body = code.substring(colon + 1);
        int sum = 0;
        for (int i = 0; i < body.length(); i++) {
            int value = ALPHABET.indexOf(body.charAt(i));
            if (value < 0) {
                return bad(colon + 2 + i, "code.character", Quoted.character(body.codePointAt(i)));
            }
            sum = times(sum) ^ value;
        }
        boolean asText = code.startsWith(TEXT_NAME);
        if (body.length() < 2 + 1 || body.length() > (asText ? LONGEST_TEXT : LONGEST)) {
            return bad(code.length(), "code.length", code.length());
        }
        if (sum != 0) {
            return bad(1, "code.check");
        }
        String payload = body.substring(0, body.length() - 1);
        return asText ? fromText(payload, game.get(), code, lookup) : position(payload, game.get(), code, lookup);
    }

    private static Parsed<Position> fromText(String payload, Game game, String code, GameLookup lookup) {
        String text;
        try {
            text = new String(Base64.getUrlDecoder().decode(payload), StandardCharsets.UTF_8);
        } catch (IllegalArgumentException broken) {
            return bad(code.length(), "code.length", code.length());
        }
        int space = text.indexOf(' ');
        Optional<Edition> edition = game.edition(text.substring(0, Math.max(space, 0)));
        if (edition.isEmpty()) {
            return bad(1, "code.edition");
        }
        Parsed<Position> read = PositionText.parse(text.substring(space + 1), game, edition.get());
        return read.ok().isEmpty() || format(read.ok().get(), lookup).equals(code)
                ? read
                : bad(code.length(), "code.length", code.length());
    }

    private static Parsed<Position> position(String payload, Game game, String code, GameLookup lookup) {
        Bits bits = new Bits(payload);
        Grid grid = HexGrid.hexagon(bits.take(3) + 2, bits.take(3) + 2);
        int edition = bits.take(2);
        Side side = bits.take(1) == 0 ? Side.WHITE : Side.BLACK;
        BigInteger base = BigInteger.valueOf(bits.take(1) == 0 ? 3 : 4);
        boolean unusual = bits.take(1) == 1;
        int passes = bits.take(2);
        List<Content> contents = contents(bits.takeLarge(length(base, grid)), base, grid);
        Optional<Supply> supply = unusual ? Optional.of(new Supply(takeLeft(bits), takeLeft(bits))) : Optional.empty();
        passes = passes == MANY_PASSES ? bits.take(LONG_NUMBER) : passes;
        if (bits.missing() || edition >= game.editions().size()) {
            return bits.missing() ? bad(code.length(), "code.length", code.length()) : bad(1, "code.edition");
        }
        PositionSetup setup = new PositionSetup(grid, contents, side, supply, passes % SWAP, passes >= SWAP);
        return switch (game.position(game.editions().get(edition), setup)) {
            // A code that is longer than needed, or marks a usual supply or pass as unusual, was not written in this
            // format.
            case SetupResult.Valid valid ->
                format(valid.position(), lookup).equals(code)
                        ? new Parsed.Ok<>(valid.position())
                        : bad(code.length(), "code.length", code.length());
            case SetupResult.Invalid invalid ->
                bad(1, "code.rules", invalid.words(game.editions().get(edition)));
        };
    }

    private static List<Content> contents(BigInteger number, BigInteger base, Grid grid) {
        List<Content> contents = new ArrayList<>();
        BigInteger rest = number;
        for (int i = 0; i < grid.cells(); i++) {
            BigInteger[] parts = rest.divideAndRemainder(base);
            contents.add(Content.simple().get(parts[1].intValue()));
            rest = parts[0];
        }
        Collections.reverse(contents);
        return contents;
    }

    private static int takeLeft(Bits bits) {
        int pieces = bits.take(CHARACTER);
        if (pieces == UNLIMITED) {
            return Supply.UNLIMITED;
        }
        return pieces == LARGER ? bits.take(LONG_NUMBER) : pieces;
    }

    private static Parsed<Position> bad(int column, String key, Object... values) {
        return Parsed.bad(new LineProblem("code", column, Texts.of(Words.class).get(key, values)));
    }

    /// A sequence of bits, written or read from the beginning.
    private static final class Bits {
        private final StringBuilder digits = new StringBuilder();
        private int at;

        Bits() {}

        Bits(String characters) {
            for (int i = 0; i < characters.length(); i++) {
                put(ALPHABET.indexOf(characters.charAt(i)), CHARACTER);
            }
        }

        void put(int value, int length) {
            put(BigInteger.valueOf(value), length);
        }

        void put(BigInteger value, int length) {
            for (int i = length - 1; i >= 0; i--) {
                digits.append(value.testBit(i) ? '1' : '0');
            }
        }

        int take(int length) {
            return takeLarge(length).intValue();
        }

        /// The next bits as a number; missing bits are 0.
        BigInteger takeLarge(int length) {
            at += length;
            return at > digits.length() ? BigInteger.ZERO : new BigInteger(digits.substring(at - length, at), 2);
        }

        /// True if more bits were read than there are.
        boolean missing() {
            return at > digits.length();
        }

        String text() {
            while (digits.length() % CHARACTER != 0) {
                digits.append('0');
            }
            StringBuilder out = new StringBuilder();
            for (int i = 0; i < digits.length(); i += CHARACTER) {
                out.append(ALPHABET.charAt(Integer.parseInt(digits.substring(i, i + CHARACTER), 2)));
            }
            return out.toString();
        }
    }
}
