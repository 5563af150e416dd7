/// Work that many machines share: a campaign, and the jobs of its workers, in the database that also keeps the results.
/// The queue is db-scheduler's: it claims jobs, notices machines that have died and gives their jobs to others. Depends
/// on `game`, `notation`, `engine`, `analysis`, `report` and `store`. Headless.
///
/// Read first: [SharedCampaign], then [Worker] (does the jobs) and [Planner] (queues them); for one hard position,
/// [TreeSearch] and its [JobTree].
@NullMarked
package hexalyst.work;

import org.jspecify.annotations.NullMarked;
