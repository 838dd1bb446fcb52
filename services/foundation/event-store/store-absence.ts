import { Logger } from '@nestjs/common';

import { Absence } from '../../../projections/follower/index.js';

const logger = new Logger('store');

export const storeAbsence = new Absence((line) => logger.warn(line));
