import type { Ore } from '../../../domain/kernel/index.js';

/** Pieces of an order that are not sent, and their money. */
export interface UnsentView {
  readonly name: string;
  readonly quantity: number;
  /**
   * `lacking`: the warehouse had no such piece to send. `refused`: a pharmacist could not dispense it. `stopped`: its
   * parcel was stopped.
   */
  readonly why: 'lacking' | 'refused' | 'stopped';
  readonly refund: Ore;
}
