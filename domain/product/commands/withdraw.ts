import { accept, reject, unchanged, type BusinessDate, type Decision } from '../../kernel/index.js';
import type { ProductEvent, Withdrawal } from '../events.js';
import type { ProductRejection } from '../rejections.js';
import type { ProductState } from '../state.js';

export interface Withdraw extends Withdrawal {
  readonly type: 'Withdraw';
}

export function withdraw(
  { reason, notice, on }: Withdraw,
  state: ProductState,
): Decision<ProductEvent, ProductRejection> {
  if (!state.description) return reject({ type: 'ProductUnknown' });
  const events = withdrawal({ reason, notice }, state, on);
  return events.length === 0 ? unchanged : accept(...events);
}

/** Records the withdrawal once. Another reason or notice is recorded as a change. */
export function withdrawal(
  { reason, notice }: Omit<Withdrawal, 'on'>,
  { withdrawn }: ProductState,
  on: BusinessDate,
): readonly ProductEvent[] {
  if (withdrawn && withdrawn.reason === reason && withdrawn.notice === notice) return [];
  return [{ type: 'ProductWithdrawn', data: { reason, on, notice } }];
}
