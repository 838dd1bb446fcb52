import { accept, reject, unchanged, type Instant, type Uuid } from '../../kernel/index.js';
import type { WithdrawalHeld, WithdrawalReleased } from '../events.js';
import type { OrderedWithdrawal } from '../dispensing/ordered.js';
import type { PrescriptionDecision } from '../rejections.js';
import type { PrescriptionState } from '../state.js';

type Held = WithdrawalHeld['data'];

/** RX-06: an order that was placed holds its withdrawal, until it is settled. */
export interface HoldWithdrawal extends Omit<Held, 'ordered'> {
  readonly type: 'HoldWithdrawal';
  readonly ordered: OrderedWithdrawal;
}

/** The order is paid. */
export interface OrderWithdrawal {
  readonly type: 'OrderWithdrawal';
  readonly dispensingId: string;
  readonly at: Instant;
}

/** The order, or the parcel, has ended. */
export interface ReleaseWithdrawal {
  readonly type: 'ReleaseWithdrawal';
  readonly dispensingId: string;
  readonly customerId: Uuid;
  readonly reason: WithdrawalReleased['data']['reason'];
  readonly at: Instant;
}

/** The order has claimed the withdrawal (`domain/withdrawal-claim`), so this is never refused. */
export function holdWithdrawal(
  { type: _type, ...held }: HoldWithdrawal,
  state: PrescriptionState,
): PrescriptionDecision {
  if (state.dispensings[held.dispensingId]) return unchanged;
  return accept({ type: 'WithdrawalHeld', data: held });
}

export function orderWithdrawal({ dispensingId, at }: OrderWithdrawal, state: PrescriptionState): PrescriptionDecision {
  const one = state.dispensings[dispensingId];
  if (!one || !state.customerId) return reject({ type: 'WithdrawalUnknown', field: 'dispensingId' });
  if (one.phase !== 'held') return unchanged;
  return accept({ type: 'WithdrawalOrdered', data: { customerId: state.customerId, dispensingId, orderedAt: at } });
}

/** What was dispensed and did not leave is undone: the register and the packs must say so too. */
export function releaseWithdrawal(
  { dispensingId, customerId, reason, at }: ReleaseWithdrawal,
  state: PrescriptionState,
): PrescriptionDecision {
  const phase = state.dispensings[dispensingId]?.phase;
  const of = { customerId, dispensingId };
  if (phase === 'held' || phase === 'ordered')
    return accept({ type: 'WithdrawalReleased', data: { ...of, reason, releasedAt: at } });
  if (phase !== 'dispensed' && phase !== 'reported') return unchanged;
  return accept({
    type: 'DispensingUndone',
    data: { ...of, reason: 'not-sent', returnsTo: 'prescription', undoneAt: at },
  });
}
