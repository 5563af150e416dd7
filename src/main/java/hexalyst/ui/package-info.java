/// The window, one package a feature. This page says how the texts are written that a user reads, here, in `cli` and
/// `export` and on the rules pages; `TextsTest` checks what a machine can.
///
/// - Plain words, as in Lichess and Sabaki; short main clauses in the usual order. German is written, not translated,
///   and says *Sie*.
/// - Sentence case. A label names a thing or begins with a verb ("Reset text size"). A tooltip says what happens. What
///   the status bar or an error line says begins in lower case; it and a tooltip of one sentence have no full stop.
/// - An ellipsis (…, no space before it) ends a command that asks for more, and work that is running.
/// - An error is one sentence that names the place: "row 3 has 8 cells where 7 or 9 were expected".
/// - *Proved* is said of what a search or a rule has shown, and of nothing else: "in 9 plies" is exact, "in at most 9
///   plies" (≤ 9) a bound. An *estimate* says that it is one, and never that a side wins. What the file says is
///   *noted*, what another's file says *claimed*.
/// - One thing has one name in menus, tooltips, messages and help:
///
/// | English | German |
/// |---|---|
/// | turn, move, ply; variation, main line | Zug, Zug, Halbzug; Variante, Hauptvariante |
/// | line (of an engine or a proof); position, transposition | Zugfolge; Stellung, Zugumstellung |
/// | value, estimate, settled (proved), random games | Wert, Schätzung, geklärt, zufällig gespielte Partien |
/// | library (of games), puzzle set; puzzle, hint, theme | Sammlung, Aufgabensammlung; Aufgabe, Tipp, Motiv |
/// | draw, legal, illegal; glyph, tag | Remis, erlaubt, nicht erlaubt; Zeichen, Kopfzeile |
/// | event, result, restriction (agreed before a game) | Turnier, Ergebnis, Vorgabe |
/// | discard, remove, reset, pause, resume | verwerfen, entfernen, zurücksetzen, pausieren, fortsetzen |
@NullMarked
package hexalyst.ui;

import org.jspecify.annotations.NullMarked;
