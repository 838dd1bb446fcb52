import type { OpeningWeek } from '../../../domain/pharmacy/index.js';

export interface Pharmacy {
  readonly id: string;
  /** The GS1 location number: 13 digits with a check digit. */
  readonly gln: string;
  readonly name: string;
  readonly address: string;
  /** The postcode in the form "111 29". */
  readonly postalCode: string;
  readonly city: string;
  readonly county: string;
  readonly region: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly phoneNumber: string;
  /** True for a shop that hands out parcels and simple medicines for the pharmacy (ombud). */
  readonly isAgency: boolean;
  readonly week: OpeningWeek;
  readonly message: string | null;
}
