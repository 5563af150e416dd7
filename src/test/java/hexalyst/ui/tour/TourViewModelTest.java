package hexalyst.ui.tour;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.ui.theme.KeptSettings;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

class TourViewModelTest {
    private final KeptSettings settings = new KeptSettings();
    private final TourViewModel tour = new TourViewModel(settings);

    private TourViewModel.Stop stop() {
        return tour.stopProperty().get().orElseThrow();
    }

    @Test
    void itGoesPastEveryPartOnceAndEnds() {
        assertTrue(tour.stopProperty().get().isEmpty());
        tour.start();
        Set<String> parts = new HashSet<>();
        int count = stop().count();
        for (int number = 1; number <= count; number++) {
            assertEquals(number, stop().number());
            assertEquals(number == count, stop().isLast());
            assertTrue(parts.add(stop().part()));
            tour.next();
        }
        assertTrue(tour.stopProperty().get().isEmpty());
    }

    @Test
    void itComesByItselfOnlyUntilItWasSeenOrSkipped() {
        assertTrue(tour.isFirst());
        tour.start();
        tour.next();
        assertTrue(new TourViewModel(settings).isFirst(), "stopped in the middle, by the end of the program");
        tour.end();
        assertFalse(tour.isFirst());
        assertFalse(new TourViewModel(settings).isFirst());
    }

    @Test
    void byItselfItWaitsForThePageWithItsParts() {
        tour.hereProperty().set(false);
        tour.begin();
        assertTrue(tour.stopProperty().get().isEmpty());
        tour.hereProperty().set(true);
        tour.next();
        assertEquals(2, stop().number());
        tour.hereProperty().set(false);
        assertTrue(tour.stopProperty().get().isEmpty());
        tour.next();
        assertTrue(tour.isFirst());
        tour.hereProperty().set(true);
        assertEquals(2, stop().number(), "it goes on where it was");
        tour.hereProperty().set(false);
        tour.start();
        assertTrue(tour.hereProperty().get(), "on request the page is shown");
        assertEquals(1, stop().number());
    }

    @Test
    void backGoesNoFurtherThanTheFirst() {
        tour.start();
        tour.back();
        assertEquals(1, stop().number());
        tour.next();
        tour.next();
        tour.back();
        assertEquals(2, stop().number());
    }

    @Test
    void withoutATourNothingGoesOn() {
        tour.next();
        tour.back();
        assertTrue(tour.stopProperty().get().isEmpty());
    }
}
