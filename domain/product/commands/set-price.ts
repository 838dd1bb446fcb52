import { accept, reject, unchanged, type Decision, type Instant } from '../../kernel/index.js';
import type { Price, ProductEvent } from '../events.js';
import { priceFaults, priceSet, samePrice } from '../price-decision.js';
import type { ProductRejection } from '../rejections.js';
import type { ProductState } from '../state.js';

export interface SetPrice {
  readonly type: 'SetPrice';
  readonly price: Price;
  readonly from: Instant;
}

export function setPrice({ price, from }: SetPrice, state: ProductState): Decision<ProductEvent, ProductRejection> {
  if (!state.description) return reject({ type: 'ProductUnknown' });
  const [fault] = priceFaults(price, state.description.type);
  if (fault) return reject(fault);
  if (state.price && samePrice(price, state.price)) return unchanged;
  if (state.price && from < state.price.from) return reject({ type: 'PriceBeforeLast', field: 'from' });
  return accept(priceSet(price, from, state));
}
