import { slugOf } from '../../../domain/catalogue/index.js';
import type { BusinessDate } from '../../../domain/kernel/index.js';
import { deviations, type Deviation, type OpeningDay } from '../../../domain/pharmacy/index.js';
import { weekShown } from './hours-shown.js';
import type { Pharmacy } from './pharmacy.js';

/** A store in the search calls, with every field of CAT-06 and CAT-12. */
export interface Store {
  readonly address: string;
  readonly county: string;
  /** The distance in kilometres. Null without a position. */
  readonly distance: number | null;
  readonly gln: string;
  readonly id: string;
  readonly isAgency: boolean;
  readonly latitude: number;
  readonly longitude: number;
  readonly message: string;
  readonly name: string;
  readonly openingHours: readonly { readonly days: string; readonly hours: string }[];
  readonly openingHoursToday: OpeningDay;
  readonly phoneNumber: string;
  readonly postalCode: string;
  readonly region: string;
  readonly url: string;
  readonly urlFriendlyCounty: string;
  readonly urlFriendlyRegion: string;
  /** The town. It is an addition to the required fields, needed to show a store. */
  readonly city: string;
  readonly isOpenNow: boolean;
  /** True when the hours are for another date and must not be shown. */
  readonly openingHoursMismatch: boolean;
  readonly deviations: readonly Deviation[];
}

/** Today's hours after the check of their date. */
export interface CheckedToday {
  readonly day: OpeningDay;
  readonly mismatch: boolean;
  readonly isOpenNow: boolean;
}

export function storeOf(
  pharmacy: Pharmacy,
  { day, mismatch, isOpenNow }: CheckedToday,
  today: BusinessDate,
  distance: number | null,
): Store {
  const {
    address,
    county,
    gln,
    id,
    isAgency,
    latitude,
    longitude,
    message,
    name,
    phoneNumber,
    postalCode,
    region,
    city,
    week,
  } = pharmacy;
  return {
    ...{
      address,
      county,
      distance,
      gln,
      id,
      isAgency,
      latitude,
      longitude,
      name,
      phoneNumber,
      postalCode,
      region,
      city,
      isOpenNow,
    },
    message: message ?? '',
    openingHours: weekShown(week),
    openingHoursToday: day,
    openingHoursMismatch: mismatch,
    deviations: deviations(week, today),
    url: urlOf(pharmacy),
    urlFriendlyCounty: slugOf(county),
    urlFriendlyRegion: slugOf(region),
  };
}

export function urlOf({ id }: Pick<Pharmacy, 'id'>): string {
  return `/apotek/${id}`;
}
