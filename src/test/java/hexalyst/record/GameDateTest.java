package hexalyst.record;

import static org.junit.jupiter.api.Assertions.assertEquals;

import hexalyst.text.Texts;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class GameDateTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "2026.11.20 | 2026.11.20",
                "2026-9-1 | 2026.09.01",
                "2026/09/19 | 2026.09.19",
                "2026 | 2026",
                "2026.?? | 2026",
                "2026.??.?? | 2026",
                "2026-11 | 2026.11",
                "2026.11.?? | 2026.11",
                "2026-11-20T18:30:00Z | 2026.11.20",
                "2026-11-20,21 | 2026.11.20",
                "20.11.2026 | 2026.11.20",
                "1. 9. 2026 | 2026.09.01",
                "11.2026 | 2026.11",
                "20 Nov 2026 | 2026.11.20",
                "20. Dezember 2026 | 2026.12.20",
                "Sept. 3, 2026 | 2026.09.03",
                "3 march 2026 | 2026.03.03",
                "3. März 2026 | 2026.03.03",
                "Mai 2026 | 2026.05",
            })
    void readsWhatPeopleWrite(String written, String expected) {
        assertEquals(Optional.of(new GameDate(expected)), GameDate.parse(written));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "garbage",
                "last summer",
                "26.11",
                "10/11/2026",
                "2026.13",
                "2026.02.30",
                "2026.??.20",
                "0000",
                "????",
                "31 Smarch 2026",
                "2025-2026",
                "20261120"
            })
    void refusesWhatMeansNoDay(String written) {
        assertEquals(Optional.empty(), GameDate.parse(written));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "2026.11.21 | November 21, 2026 | 21. November 2026",
                "2026.11 | November 2026 | November 2026",
                "2026 | 2026 | 2026"
            })
    void peopleReadItInTheirLanguage(String text, String english, String german) {
        GameDate date = new GameDate(text);
        assertEquals(english, Texts.in(Locale.ENGLISH, date::words));
        assertEquals(german, Texts.in(Locale.GERMAN, date::words));
    }
}
