import {
  accept,
  addMinutes,
  reject,
  stockholmDate,
  unchanged,
  type Decision,
  type Instant,
  type Uuid,
} from '../../kernel/index.js';
import type { ProductEvent } from '../events.js';
import type { ProductRejection } from '../rejections.js';
import type { ProductState } from '../state.js';
import { stockHoldRule } from '../stock-hold-rule.js';
import { availableStock } from '../web-stock.js';

/** Holds pieces while they are paid. The hold has the id of the later stock movement. */
export interface HoldStock {
  readonly type: 'HoldStock';
  readonly movementId: Uuid;
  /** The pharmacy whose own stock is sold. Absent or null: the web shelf. */
  readonly gln?: string | null;
  readonly quantity: number;
  readonly at: Instant;
}

/**
 * Holds the pieces once. A hold that has ended does not begin again: a slow process may still ask for it after its
 * attempt to pay is over, and nobody would release it a second time.
 */
export function holdStock(
  { movementId, quantity, gln = null, at }: HoldStock,
  state: ProductState,
): Decision<ProductEvent, ProductRejection> {
  if (!state.description) return reject({ type: 'ProductUnknown' });
  if (state.holds.has(movementId) || state.taken.includes(movementId)) return unchanged;
  if (state.released.includes(movementId)) return reject({ type: 'StockHoldEnded' });
  const available = availableStock(state, gln);
  if (quantity > available) return reject({ type: 'StockLacking', field: 'quantity', available });
  const { hours, ruleVersion } = stockHoldRule.on(stockholmDate(at));
  const hold = { movementId, quantity, until: addMinutes(at, hours * 60), ruleVersion };
  return accept(
    gln === null ? { type: 'StockHeld', data: hold } : { type: 'PharmacyStockHeld', data: { ...hold, gln } },
  );
}
