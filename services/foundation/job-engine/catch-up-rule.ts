import { dated } from '../../../domain/kernel/index.js';

/** CORE-09: how many missed days are caught up without a person's approval, and how far the clock may be off. */
export const catchUpRule = dated('job-catch-up', [{ from: '1970-01-01', value: { mostDays: 40, clockMinutes: 15 } }]);
