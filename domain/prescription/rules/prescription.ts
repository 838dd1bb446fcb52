import type { BusinessDate } from '../../kernel/index.js';

export type PrescriptionKind = 'human' | 'animal';
/** RX-15: the kinds of prescribers. */
export type PrescriberCategory =
  'doctor' | 'intern-doctor' | 'dentist' | 'vet' | 'midwife' | 'nurse' | 'pharmacist' | 'other';

/** RX-02: a status as the national register gives it, as a word of one of its two families, a number, or both. */
export interface RegisterStatus {
  readonly word: string | null;
  readonly code: number | null;
}

export interface Article {
  readonly varuId: string;
  readonly name: string;
  readonly form: string;
  readonly strength: string;
  readonly packSize: string;
  /** The rank among the exchangeable goods of the period. Parallel import has rank 0. */
  readonly rank: number;
}

export interface Withdrawals {
  readonly prescribed: number;
  readonly left: number;
  readonly lastOn: BusinessDate | null;
  /** The first withdrawal must be made before this day. Null when the prescriber set no such day. */
  readonly firstBefore: BusinessDate | null;
  /** True when the first withdrawal is a small start pack. */
  readonly startPack: boolean;
  /** The day from which the whole pack follows a start pack. */
  readonly wholePackFrom: BusinessDate | null;
  /** For how many days the last withdrawal lasts, by dose and package. Null when the register does not know. */
  readonly daysSupplied: number | null;
  readonly packages: number;
}

export interface Interval {
  readonly count: number;
  readonly unit: 'day' | 'week' | 'month';
}

/** RX-13: a prescription (ordination) as the national register gave it. */
export interface Prescription {
  readonly ordinationId: string;
  readonly kind: PrescriptionKind;
  readonly status: RegisterStatus;
  readonly issuedOn: BusinessDate;
  /** The last day on which the prescription is valid. */
  readonly validThrough: BusinessDate;
  readonly withdrawals: Withdrawals;
  /** The shortest time between two withdrawals. Null when the prescriber set none. */
  readonly interval: Interval | null;
  readonly format: 'electronic' | 'paper';
  /** Packed in doses by a pharmacy. Such a prescription is not withdrawn pack by pack. */
  readonly isDose: boolean;
  readonly isDosePack: boolean;
  readonly purpose: string | null;
  readonly dosage: string;
  readonly chainId: string | null;
  /** True when the medicine is inside the high-cost protection. */
  readonly inBenefit: boolean;
  readonly isNarcotic: boolean;
  readonly mayBeSubstituted: boolean;
  readonly article: Article;
  readonly substitutes: readonly Article[];
  readonly cheapestExchange: string | null;
  readonly prescriber: { readonly name: string; readonly category: PrescriberCategory };
  /** The animal of an animal prescription. Null for a person's. */
  readonly animal: { readonly name: string; readonly species: string } | null;
}
