import { Inject, Injectable, Logger } from '@nestjs/common';

import { slugOf } from '../../../domain/catalogue/index.js';
import { stockholmDate, type Instant } from '../../../domain/kernel/index.js';
import { Clock } from '../../foundation/clock.js';
import { matching, nearestFirst, type Found, type Spot } from './find-pharmacies.js';
import { isOpenAt, standingAt, type OpeningStanding } from '../../../domain/pharmacy/index.js';
import { OpeningHoursSource } from './opening-hours-source.js';
import type { Pharmacy } from './pharmacy.js';
import { PHARMACIES } from './register.js';
import { storeOf, type CheckedToday, type Store } from './store.js';

export interface PharmacySearch {
  /** The searched name, town, street or postcode. Empty for all. */
  readonly q: string;
  /** The name of a county, or its slug. */
  readonly county?: string | null;
  readonly withAgencies: boolean;
  readonly openNow?: boolean;
  readonly near?: Spot | null;
}

/** Finds the shop's pharmacies and agencies, with their opening hours (CAT-06). */
@Injectable()
export class Pharmacies {
  private readonly log = new Logger(Pharmacies.name);

  constructor(
    @Inject(Clock) private readonly clock: Clock,
    @Inject(OpeningHoursSource) private readonly hours: OpeningHoursSource,
  ) {}

  /** Searches pharmacies. They are sorted by distance when a position is given. */
  find({ q, county, withAgencies, openNow = false, near = null }: PharmacySearch): readonly Found[] {
    const open = openNow ? this.openAt(this.clock.now()) : () => true;
    const among = PHARMACIES.filter(
      (pharmacy) =>
        (withAgencies || !pharmacy.isAgency) &&
        (!county || slugOf(pharmacy.county) === slugOf(county)) &&
        open(pharmacy),
    );
    return nearestFirst(matching(among, q), near);
  }

  /** Returns the stores for the search calls, with all fields. */
  stores(search: PharmacySearch): readonly Store[] {
    return this.find(search).map((found) => this.store(found));
  }

  byId(id: string): Pharmacy | null {
    return PHARMACIES.find((pharmacy) => pharmacy.id === id) ?? null;
  }

  byGln(gln: string): Pharmacy | null {
    return PHARMACIES.find((pharmacy) => pharmacy.gln === gln) ?? null;
  }

  store({ pharmacy, distance }: Found): Store {
    return storeOf(pharmacy, this.today(pharmacy), stockholmDate(this.clock.now()), distance);
  }

  /** Returns today's hours. Hours of another date are logged and flagged, and the pharmacy counts as closed. */
  today(pharmacy: Pharmacy): CheckedToday {
    const now = this.clock.now();
    const date = stockholmDate(now);
    const day = this.hours.on(pharmacy, date);
    const mismatch = day.date !== date;
    if (mismatch) this.log.error(`opening hours of ${pharmacy.gln} are for ${day.date}, not for today ${date}`);
    return { day, mismatch, isOpenNow: !mismatch && isOpenAt(day, now) };
  }

  /** How the pharmacy's day stands now. */
  standing(pharmacy: Pharmacy): OpeningStanding {
    return standingAt(this.today(pharmacy).day, this.clock.now());
  }

  private openAt(now: Instant): (pharmacy: Pharmacy) => boolean {
    return (pharmacy) => isOpenAt(this.hours.on(pharmacy, stockholmDate(now)), now);
  }
}
