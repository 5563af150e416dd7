/// Campaigns in the window: a job in the background that settles many positions unattended. Depends on `analysis`,
/// `record` and the parts of the window.
///
/// Read first: [CampaignPlan] (what is to be settled), then [CampaignViewModel] (the job, one for the whole program),
/// `CampaignView`.
@NullMarked
package hexalyst.ui.campaign;

import org.jspecify.annotations.NullMarked;
