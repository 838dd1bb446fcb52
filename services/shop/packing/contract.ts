import type { Ore } from '../../../domain/kernel/index.js';

/** Pieces of an order that are not sent, and their money. */
export interface UnsentView {
  readonly name: string;
  readonly quantity: number;
  readonly refund: Ore;
}
