import { Logger } from '@nestjs/common';

import { Absence } from '../../../projections/follower/index.js';

const logger = new Logger('store');

/** What this process says of a store that does not answer: one line when it goes, one when it is back. */
export const storeAbsence = new Absence((line) => logger.warn(line));
