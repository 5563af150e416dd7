/// How fair an opening is: [BalanceFinder] settles first moves and blocked cells, so that two players can choose a fair
/// game, and compares set-ups that a player makes ([SetupAnswer]).
@NullMarked
package hexalyst.analysis.balance;

import org.jspecify.annotations.NullMarked;
