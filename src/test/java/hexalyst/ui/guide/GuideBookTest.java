package hexalyst.ui.guide;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.game.Game;
import hexalyst.game.Games;
import hexalyst.text.Texts;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.Image;
import org.commonmark.node.Link;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class GuideBookTest {
    private static GuideBook book(String language) {
        return Texts.in(Locale.of(language), GuideBook::read);
    }

    private static boolean hasAnchor(GuideBook book, String page, String anchor) {
        return book.page(page).orElseThrow().sections().stream()
                .anyMatch(section -> section.anchor().equals(anchor));
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "de"})
    void everyQuestionMarkLeadsToAPlaceThatIsThere(String language) {
        GuideBook book = book(language);
        for (GuidePlace place : GuidePlace.values()) {
            assertTrue(hasAnchor(book, place.page(), place.anchor()), place + " in " + language);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "de"})
    void everyLinkAndPictureLeadsSomewhere(String language) {
        GuideBook book = book(language);
        for (GuidePage page : book.pages()) {
            page.document().accept(new AbstractVisitor() {
                @Override
                public void visit(Link link) {
                    String to = link.getDestination();
                    assertFalse(to.startsWith("http://"), to);
                    if (!to.contains("://")) {
                        int hash = to.indexOf('#');
                        String file = hash < 0 ? to : to.substring(0, hash);
                        String name = file.isEmpty() ? page.name() : file.replace(".md", "");
                        String anchor = hash < 0 ? "" : to.substring(hash + 1);
                        assertTrue(
                                book.page(name).isPresent() && hasAnchor(book, name, anchor),
                                to + " on " + page.name() + " in " + language);
                    }
                }

                @Override
                public void visit(Image image) {
                    String file = page.folder().resolve(image.getDestination()).getPath();
                    assertNotNull(GuideBook.class.getResource(file), file + " on " + page.name());
                    assertFalse(GuidePage.words(image).isEmpty(), "a picture says what it shows");
                }
            });
        }
    }

    @Test
    void whatIsProvedOfAGameIsInTheTableOfFacts() {
        Game query = Games.named("query").orElseThrow();
        List<String> facts = Texts.in(Locale.ENGLISH, () -> ProvedFact.of(query)).stream()
                .map(ProvedFact::words)
                .toList();
        assertTrue(facts.contains("5 points a side: Black wins within 19 plies"), facts.toString());
        assertTrue(facts.contains("3 points a side with a swap: White wins within 6 plies"), facts.toString());
        assertEquals(List.of(), ProvedFact.of(Games.named("squeeze").orElseThrow()));
        for (Game game : Games.all()) {
            assertEquals(
                    Texts.in(Locale.ENGLISH, () -> ProvedFact.of(game)).size(),
                    Texts.in(Locale.GERMAN, () -> ProvedFact.of(game)).size(),
                    game.title());
        }
    }

    @Test
    void bothLanguagesHaveTheSameParts() {
        GuideBook english = book("en");
        GuideBook german = book("de");
        for (GuidePage page : english.pages()) {
            assertEquals(anchors(english, page.name()), anchors(german, page.name()), page.name());
        }
    }

    private static List<String> anchors(GuideBook book, String name) {
        return new ArrayList<>(book.page(name).orElseThrow().sections().stream()
                .map(GuideSection::anchor)
                .toList());
    }

    @Test
    void aSearchFindsAllItsWordsAndHeadingsFirst() {
        GuideBook book = book("en");
        List<GuideBook.Hit> hits = book.search("  PROOF check ");
        assertFalse(hits.isEmpty());
        for (GuideBook.Hit hit : hits) {
            String all = (hit.section().title() + ' ' + hit.section().text()).toLowerCase(Locale.ROOT);
            assertTrue(
                    all.contains("proof") && all.contains("check"),
                    hit.section().title());
        }
        List<Boolean> inHeading = book.search("engine").stream()
                .map(hit -> hit.section().title().toLowerCase(Locale.ROOT).contains("engine"))
                .toList();
        assertTrue(inHeading.getFirst());
        assertTrue(inHeading.lastIndexOf(true) < inHeading.indexOf(false));
        assertEquals(List.of(), book.search("   "));
        assertEquals(List.of(), book.search("no such word anywhere xyzzy"));
    }

    @ParameterizedTest
    @CsvSource({
        "en, takeback, during",
        "en, take back, during",
        "en, undo, five",
        "en, level, strength",
        "en, german, preferences",
        "en, keys, keys",
        "en, swap, swap",
        "de, rücknahme, during",
        "de, rückgängig, five",
        "de, stufe, strength",
        "de, spielstärke, strength",
        "de, englisch, preferences",
        "de, tasten, keys"
    })
    void whatUsersLookForStandsFirst(String language, String query, String anchor) {
        List<GuideBook.Hit> hits = book(language).search(query);
        assertEquals(
                anchor,
                hits.getFirst().section().anchor(),
                () -> hits.stream().map(hit -> hit.section().title()).toList().toString());
    }

    @ParameterizedTest
    @ValueSource(strings = {"e", "proof", "engine", "cell", "the", "position"})
    void anExcerptConsistsOfWholeWords(String query) {
        List<GuideBook.Hit> hits = book("en").search(query);
        assertFalse(hits.isEmpty());
        for (GuideBook.Hit hit : hits) {
            String text = ' ' + hit.section().text().strip() + ' ';
            String part = hit.excerpt().replaceAll("^… | …$", "");
            assertTrue(text.contains(' ' + part + ' '), () -> part + " in " + text);
        }
    }
}
