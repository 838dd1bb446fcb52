import type { BusinessDate } from '../../kernel/index.js';

export interface WarrantParty {
  /** Twelve digits with a right check digit. */
  readonly personNumber: string;
  readonly name: string;
}

/** Whom a warrant names. */
export interface WarrantPersons {
  readonly giver: WarrantParty;
  readonly holder: WarrantParty;
  /** The child of the giver for whom the holder acts. Null when the holder acts for the giver. */
  readonly child: WarrantParty | null;
}

export type WarrantStatus = 'waiting' | 'accepted' | 'declined' | 'ended';

/** Who or what ended a warrant. Guardianship ends by age or by the population register. */
export type WarrantEnd = 'giver' | 'holder' | 'death' | 'protected-identity' | 'guardianship';

/** A warrant as the national service has it: the giver lets the holder handle prescriptions (RX-08). */
export interface Warrant {
  readonly warrantId: string;
  readonly persons: WarrantPersons;
  readonly registeredOn: BusinessDate;
  /** The last day on which the holder may accept. */
  readonly acceptBy: BusinessDate;
  readonly validThrough: BusinessDate;
  readonly status: WarrantStatus;
  /** Null unless the status is `ended`. */
  readonly endedBy: WarrantEnd | null;
}

/** The part of a customer in a warrant. */
export type WarrantRole = 'giver' | 'holder';

/** The person whose prescriptions a warrant opens. */
export function patientOf({ giver, child }: WarrantPersons): WarrantParty {
  return child ?? giver;
}
