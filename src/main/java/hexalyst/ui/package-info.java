/// The window, one package per feature. This page is the style guide for all text that users read: in the window, in
/// `cli` and `export`, and on the rules pages. `TextsTest` checks what can be checked automatically.
///
/// - Plain words, as in Lichess and Sabaki; short main clauses in the usual order. German is written, not translated,
///   and says *Sie*.
/// - Sentence case. A label names a thing or begins with a verb ("Reset text size"). A tooltip says what happens. Texts
///   of the status bar and error lines begin in lower case. These, and tooltips of one sentence, have no full stop.
/// - An ellipsis (…, no space before it) ends a command that asks for more, and the name of work in progress.
/// - An error is one sentence that names the place: "row 3 has 8 cells where 7 or 9 were expected".
/// - *Proved* is used only for what a search or a rule has shown: "in 5 moves" is exact, "in at most 5 moves" (≤ 5) is
///   a bound. An *estimate* is marked as one and never says that a side wins. Values from the game's own file are
///   *noted*, values from someone else's file are *claimed*.
/// - Whatever depends on a number is a plural: `{0,plural,1 move|{0} moves}`, or with a form for none before it.
/// - One thing has one name in menus, tooltips, messages and help:
///
/// | English | German |
/// |---|---|
/// | turn, move, ply; variation, main line | Zug, Zug, Halbzug; Variante, Hauptvariante |
/// | line (of an engine or a proof); position, transposition | Zugfolge; Stellung, Zugumstellung |
/// | value, estimate, settled (proved), random games | Wert, Schätzung, geklärt, zufällig gespielte Partien |
/// | library (of games), puzzle set; puzzle, hint, theme | Sammlung, Aufgabensammlung; Aufgabe, Tipp, Motiv |
/// | puzzle; its task (stipulation) | Aufgabe; Forderung |
/// | draw, legal, illegal; glyph, tag | Remis, erlaubt, nicht erlaubt; Zeichen, Kopfzeile |
/// | event, result, restriction (agreed before a game) | Turnier, Ergebnis, Vorgabe |
/// | discard, remove, reset, pause, resume | verwerfen, entfernen, zurücksetzen, pausieren, fortsetzen |
@NullMarked
package hexalyst.ui;

import org.jspecify.annotations.NullMarked;
