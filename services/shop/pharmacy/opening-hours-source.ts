import { Injectable } from '@nestjs/common';

import type { BusinessDate } from '../../../domain/kernel/index.js';
import { openingOn, type OpeningDay } from '../../../domain/pharmacy/index.js';
import type { Pharmacy } from './pharmacy.js';

/** Where a date's hours come from; its answer carries the date it is for, which the asker checks. */
export abstract class OpeningHoursSource {
  abstract on(pharmacy: Pharmacy, date: BusinessDate): OpeningDay;
}

@Injectable()
export class RegisteredHours extends OpeningHoursSource {
  on({ week }: Pharmacy, date: BusinessDate): OpeningDay {
    return openingOn(week, date);
  }
}
