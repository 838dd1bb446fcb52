import type { BusinessDate } from '../../../domain/kernel/index.js';

/** One line of opening hours, for example "Måndag–fredag 9–19". `closed` is true for days without opening. */
export interface OpeningHoursView {
  readonly days: string;
  readonly hours: string;
}

export interface PharmacyView {
  readonly id: string;
  readonly gln: string;
  readonly name: string;
  readonly address: string;
  readonly postalCode: string;
  readonly city: string;
  readonly county: string;
  readonly region: string;
  readonly phoneNumber: string;
  readonly isAgency: boolean;
  readonly latitude: number;
  readonly longitude: number;
  readonly message: string | null;
  /** Today's hours, for example "9–19". Null when closed today. */
  readonly openToday: string | null;
  readonly isOpenNow: boolean;
  /** How the day stands now, for example "Öppnar kl. 11". Null when today's hours are not known. */
  readonly openingNow: string | null;
  readonly openingHours: readonly OpeningHoursView[];
  readonly deviations: readonly { readonly date: BusinessDate; readonly hours: string; readonly name: string }[];
  /** The ordinary week for schema.org, for example "Monday", "09:00", "19:00", without closed days. */
  readonly schedule: readonly { readonly day: string; readonly opens: string; readonly closes: string }[];
  /** CAT-06: true when the source's hours are for another date, so none are shown. */
  readonly openingHoursMismatch: boolean;
  /** The path of its page, "/apotek/{id}". */
  readonly url: string;
  /** The distance in kilometres from the searched place. Null without a place. */
  readonly distance: number | null;
}

export interface PharmacyQuery {
  /** The searched town, postcode, street or name. Empty for all. */
  readonly q: string;
  readonly county: string | null;
  readonly withAgencies: boolean;
  readonly openNow: boolean;
  /** The position that the browser sent. */
  readonly near: { readonly latitude: number; readonly longitude: number } | null;
  readonly loaded: number;
}

/** From where stock is searched. The first that is known counts, in this order. */
export interface StockOrigin {
  /** The typed town, postcode or pharmacy. Empty when nothing was typed. */
  readonly place: string;
  /** The position that the browser sent. */
  readonly position: PharmacyQuery['near'];
  /** The location number of the selected pharmacy. */
  readonly gln: string | null;
  /** The postcode of the identified person. */
  readonly postalCode: string | null;
}

export interface PharmacyWithStock {
  readonly pharmacy: PharmacyView;
  /** The number of pieces. Shoppers see at most 'Fler än 10'. */
  readonly quantity: number;
}

export interface StockNear {
  readonly pharmacies: readonly PharmacyWithStock[];
  /** Which of the origins counted. Null without any, and then no distance is known. */
  readonly from: 'place' | 'position' | 'pharmacy' | 'home' | null;
  /** True when the typed place is not known. */
  readonly unknownPlace: boolean;
  /** True when no pharmacy nearby has the product, so that only the nearest ones far away are listed. */
  readonly far: boolean;
}

export interface StockOfOne extends StockNear {
  /** The selected pharmacy, also when it has none. Null when none is selected. */
  readonly selected: PharmacyWithStock | null;
}

export interface PharmacyService {
  search(query: PharmacyQuery): Promise<{
    readonly total: number;
    readonly pharmacies: readonly PharmacyView[];
    /** The positions of all results, loaded or not. */ readonly places: readonly {
      readonly latitude: number;
      readonly longitude: number;
    }[];
    readonly counties: readonly { readonly name: string; readonly slug: string; readonly count: number }[];
  }>;
  pharmacy(id: string): Promise<PharmacyView | null>;
  /** Returns the pharmacies that have the product, the nearest first. */
  stock(varuId: string, from: StockOrigin): Promise<StockNear>;
  /** Whether one pharmacy has the product, at any distance. Null for an unknown location number. */
  stockAt(varuId: string, gln: string): Promise<{ readonly gln: string; readonly inStock: boolean } | null>;
}
