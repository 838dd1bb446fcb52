import type { BusinessDate } from '../../kernel/index.js';
import type { Standing } from '../../prescription/rules/index.js';

/** What a reminder about a prescription depends on, as the pharmacy knows it. It names no medicine. */
export interface PrescriptionFacts {
  readonly of: 'prescription';
  readonly isAnimal: boolean;
  readonly standing: Standing;
  readonly issuedOn: BusinessDate;
  /** The last valid day. */
  readonly validThrough: BusinessDate;
  /** The first day of the next withdrawal inside the benefit, else by the prescriber's interval. Null before the first. */
  readonly nextOn: BusinessDate | null;
  readonly lastOn: BusinessDate | null;
  readonly left: number;
  /** The chain that a renewed prescription shares with the one before it (RX-04). */
  readonly chainId: string | null;
}

/** What a reminder about a high-cost period depends on. */
export interface PeriodFacts {
  readonly of: 'period';
  readonly startsOn: BusinessDate;
  readonly endsOn: BusinessDate;
  /** `ansluten`: false when the person said no to the database. */
  readonly isConnected: boolean;
}

export type WatchedFacts = PrescriptionFacts | PeriodFacts;

/** Why a customer may be reminded about a person, and through which day. */
export interface RemindedBy {
  readonly ground: 'self' | 'guardian' | 'warrant';
  readonly warrantId: string | null;
  /** Whether the right is in force today. */
  readonly holds: boolean;
  /** The last day of the right. Null when it does not end by itself. */
  readonly lastDay: BusinessDate | null;
}

/** A prescription or a period that a customer may be reminded of. */
export interface Watched {
  /** The key of the prescription's stream, or the first day of the period. */
  readonly subject: string;
  /** RMD-06, `Concerning`: the person number of whom it is for. */
  readonly concerning: string;
  readonly by: RemindedBy;
  /** RX-11: whether the customer lets the pharmacy keep it. Nothing else may be used without the customer. */
  readonly isKept: boolean;
  readonly facts: WatchedFacts;
}
