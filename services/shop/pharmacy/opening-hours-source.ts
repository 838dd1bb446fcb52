import { Injectable } from '@nestjs/common';

import type { BusinessDate } from '../../../domain/kernel/index.js';
import { openingOn, type OpeningDay } from '../../../domain/pharmacy/index.js';
import type { Pharmacy } from './pharmacy.js';

/** A port to the opening hours of a date. The result carries its date, and the caller checks it. */
export abstract class OpeningHoursSource {
  abstract on(pharmacy: Pharmacy, date: BusinessDate): OpeningDay;
}

@Injectable()
export class RegisteredHours extends OpeningHoursSource {
  on({ week }: Pharmacy, date: BusinessDate): OpeningDay {
    return openingOn(week, date);
  }
}
