import type { Ore } from '../../../domain/kernel/index.js';

/**
 * `asked`: due and not sent, or will be retried automatically. `sent`: the partner has not answered. `failed`: a
 * person must handle it. `paid-back`: by the partner, or to an account named by the customer. `closed`: settled by
 * a person.
 */
export type MoneyBackState = 'asked' | 'sent' | 'failed' | 'paid-back' | 'closed';

export interface MoneyBackView {
  /** `reservation`: nothing was captured, so only the reservation is released. */
  readonly kind: 'refund' | 'reservation';
  /** Null until a person has decided the amount. */
  readonly amount: Ore | null;
  readonly state: MoneyBackState;
}
