import type { Ore } from '../../../domain/kernel/index.js';

/**
 * The state of a refund. `asked`: it is due and not sent, or will be retried automatically. `sent`: the partner has not
 * responded. `failed`: staff must handle it. `paid-back`: by the partner, or to an account that the customer gave.
 * `closed`: settled by staff.
 */
export type MoneyBackState = 'asked' | 'sent' | 'failed' | 'paid-back' | 'closed';

export interface MoneyBackView {
  /**
   * `refund` means that money is given back. `credit-note` means that the invoice becomes lower. `reservation` means that nothing was captured, so only the reservation is
   * released.
   */
  readonly kind: 'refund' | 'credit-note' | 'reservation';
  /** The amount. Null until staff have decided it. */
  readonly amount: Ore | null;
  readonly state: MoneyBackState;
}
