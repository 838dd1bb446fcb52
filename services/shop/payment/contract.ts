import type { Ore } from '../../../domain/kernel/index.js';

/**
 * `asked`: it is due and not sent, or goes again by itself. `sent`: the partner has not answered. `failed`: it lies
 * with a person. `paid-back`: by the partner, or to the account that the customer named. `closed`: settled by a person.
 */
export type MoneyBackState = 'asked' | 'sent' | 'failed' | 'paid-back' | 'closed';

/** What goes back to the customer of an order. */
export interface MoneyBackView {
  /** Of a reservation nothing was taken: it is let go. */
  readonly kind: 'refund' | 'reservation';
  /** Null while a person has yet to see how much it is. */
  readonly amount: Ore | null;
  readonly state: MoneyBackState;
}
