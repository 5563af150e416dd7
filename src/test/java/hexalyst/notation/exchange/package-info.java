/// Tests of what reads the records of others: their own files, records made of real games, damaged and hostile ones.
@NullMarked
package hexalyst.notation.exchange;

import org.jspecify.annotations.NullMarked;
