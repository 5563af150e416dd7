/// The preferences: a card over the window with the choices that are remembered between runs. May depend on the view
/// models whose choices it shows (`ui.board`, `ui.engine`, `ui.files`, `ui.layout`, `ui.theme`, `ui.lines`), on
/// `ui.command` (the card, the keys) and on `text`.
///
/// Read first: [PreferencesViewModel], then [PreferencesView]. [Language] is read when the program starts.
@NullMarked
package hexalyst.ui.prefs;

import org.jspecify.annotations.NullMarked;
