import { accept, reject, stockholmDate, unchanged, type Decision, type Instant } from '../../kernel/index.js';
import type { Price, PharmacyStock, ProductDescription, ProductEvent, Withdrawal } from '../events.js';
import { priceSet, samePrice } from '../price-decision.js';
import type { ProductRejection } from '../rejections.js';
import { rowFaults } from '../row-faults.js';
import type { ProductState } from '../state.js';
import { sameStock } from '../stock-decision.js';
import { withdrawal } from './withdraw.js';

export interface ImportProduct {
  readonly type: 'ImportProduct';
  readonly description: ProductDescription;
  readonly price: Price;
  readonly stock: { readonly web: number; readonly pharmacies: PharmacyStock };
  /**
   * Whether the product is sold. Null keeps the current state, because an import file may still contain a recalled
   * product.
   */
  readonly sold: 'yes' | Omit<Withdrawal, 'on'> | null;
  readonly at: Instant;
}

/** Imports one row of a product file. Only values that differ become events. */
export function importProduct(row: ImportProduct, state: ProductState): Decision<ProductEvent, ProductRejection> {
  const [fault] = rowFaults(row);
  if (fault) return reject(fault);
  const events = [...described(row, state), ...standing(row, state), ...priced(row, state), ...counted(row, state)];
  return events.length === 0 ? unchanged : accept(...events);
}

function described({ description }: ImportProduct, { description: before }: ProductState): readonly ProductEvent[] {
  if (!before) return [{ type: 'ProductAdded', data: { description } }];
  const fields = Object.keys(description) as (keyof ProductDescription)[];
  const changed = fields.filter(
    (field) =>
      description[field] !== before[field] && JSON.stringify(description[field]) !== JSON.stringify(before[field]),
  );
  return changed.length === 0 ? [] : [{ type: 'ProductDescribed', data: { description, changed } }];
}

function standing({ sold, at }: ImportProduct, state: ProductState): readonly ProductEvent[] {
  const on = stockholmDate(at);
  if (sold === null) return [];
  if (sold !== 'yes') return withdrawal(sold, state, on);
  return state.withdrawn ? [{ type: 'ProductReturned', data: { on } }] : [];
}

/**
 * Sets the price, never before the start of the current price. So a clock that was set back cannot change old prices.
 */
function priced({ price, at }: ImportProduct, state: ProductState): readonly ProductEvent[] {
  const { price: before } = state;
  if (before && samePrice(price, before)) return [];
  return [priceSet(price, before && before.from > at ? before.from : at, state)];
}

function counted({ stock }: ImportProduct, { stock: before }: ProductState): readonly ProductEvent[] {
  return before && sameStock(stock, before) ? [] : [{ type: 'StockCounted', data: stock }];
}
