import type { Result } from '../../foundation/problem/result-contract.js';

export interface WantedPrescription {
  readonly commandId: string;
  /** The neutral id of the prescription, as the card has it. */
  readonly id: string;
  readonly part: 'own' | 'animal';
  /** The key of the other person whose prescription it is. Null for the customer's own and for animals. */
  readonly other: string | null;
  readonly packages: number;
  /** True when the customer keeps the prescribed product although a cheaper one exists. */
  readonly keepsPrescribed: boolean;
  readonly message: string;
}

/** The prescription cart of the pages (RX-14). */
export interface PrescriptionCartService {
  /** Whether prescriptions can be bought now. */
  isOpen(): Promise<boolean>;
  /** The neutral ids of the prescriptions that lie in the cart. */
  inCart(): Promise<readonly string[]>;
  add(wanted: WantedPrescription): Promise<Result>;
}
