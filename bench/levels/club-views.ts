import { chequeProjection } from '../../projections/cheque/project.js';
import { jobRunProjection } from '../../projections/job-run/project.js';
import { loyaltyLevelProjection } from '../../projections/loyalty-level/project.js';
import { pointsProjection } from '../../projections/points-365-days/project.js';

/** The views that the nightly job reads, and the view that holds its report. */
export const clubViews = [loyaltyLevelProjection, pointsProjection, chequeProjection, jobRunProjection];
