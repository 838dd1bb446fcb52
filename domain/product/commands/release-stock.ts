import { accept, unchanged, type Decision, type Instant, type Uuid } from '../../kernel/index.js';
import type { ProductEvent } from '../events.js';
import type { ProductRejection } from '../rejections.js';
import type { ProductState } from '../state.js';

/** Releases the pieces of an attempt to pay that has ended without an order. */
export interface ReleaseStock {
  readonly type: 'ReleaseStock';
  readonly movementId: Uuid;
  /** True when a slow process may still ask for the hold. The release is then recorded also without a hold. */
  readonly mayComeLate?: boolean;
}

/** Releases holds past their deadline. Each payment has ended long before, so its release was lost. */
export interface ReleaseOverdueStock {
  readonly type: 'ReleaseOverdueStock';
  readonly at: Instant;
}

export function releaseStock(
  { movementId, mayComeLate = false }: ReleaseStock,
  { description, holds, taken, released }: ProductState,
): Decision<ProductEvent, ProductRejection> {
  const quantity = holds.get(movementId)?.quantity ?? 0;
  if (quantity === 0 && (!mayComeLate || !description)) return unchanged;
  if (taken.includes(movementId) || released.includes(movementId)) return unchanged;
  return accept({ type: 'StockReleased', data: { movementId, quantity, reason: 'unpaid' } });
}

export function releaseOverdueStock(
  { at }: ReleaseOverdueStock,
  { holds }: ProductState,
): Decision<ProductEvent, ProductRejection> {
  const overdue = [...holds].filter(([, { until }]) => until <= at);
  if (overdue.length === 0) return unchanged;
  return accept(
    ...overdue.map(([movementId, { quantity }]): ProductEvent => ({
      type: 'StockReleased',
      data: { movementId, quantity, reason: 'overdue' },
    })),
  );
}
