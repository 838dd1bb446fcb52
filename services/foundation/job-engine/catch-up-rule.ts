import { dated } from '../../../domain/kernel/index.js';

/** CORE-09: so much is caught up without a word; so far may the clock be off before people are told. */
export const catchUpRule = dated('job-catch-up', [{ from: '1970-01-01', value: { mostDays: 40, clockMinutes: 15 } }]);
