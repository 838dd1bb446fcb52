import { reminderDueProjection } from '../../projections/care/reminder-due/project.js';
import { jobRunProjection } from '../../projections/job-run/project.js';

/** The view that the nightly run reads, and the view that holds its report. */
export const reminderViews = [reminderDueProjection, jobRunProjection];
