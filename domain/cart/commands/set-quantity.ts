import type { UnsentFlag } from '../../catalogue/flags.js';
import { reject, unchanged, type BusinessDate, type Uuid } from '../../kernel/index.js';
import { acceptCovered } from '../cover.js';
import { refusesChange } from '../editable.js';
import type { CartLine, LinePrice } from '../events.js';
import { refusesLength } from '../length.js';
import { isPrice, repriced } from '../line-price.js';
import { isWholeQuantity, refusesQuantity } from '../quantity.js';
import { shopperOfCart } from '../shopper.js';
import type { CartDecision, CartRejection } from '../rejections.js';
import { lineOf, type CartState } from '../state.js';
import { refusesStock } from '../web-stock.js';
import { removeItem } from './remove-item.js';

export interface SetQuantity {
  readonly type: 'SetQuantity';
  readonly customerId: Uuid | null;
  readonly varuId: string;
  /** 0 removes the line. */
  readonly quantity: number;
  /** The current price, where it differs between buyers. When absent, the line keeps its price. */
  readonly price?: LinePrice | undefined;
  /** What the catalogue says today of the product's limits. When absent, the line's own facts hold. */
  readonly facts?: Pick<CartLine, 'flags' | 'limitGroup'>;
  /** True when the product is no longer sold. The quantity may then only decrease. */
  readonly isWithdrawn?: boolean;
  /** The pieces that a buyer can have from one shelf. When absent, the stock sets no limit. */
  readonly available?: number | undefined;
  /** Why the shop does not sell the product online. The quantity may then only decrease, too. */
  readonly unsent?: UnsentFlag | null;
  readonly on: BusinessDate;
}

export function setQuantity(command: SetQuantity, state: CartState): CartDecision {
  const { varuId, quantity, customerId } = command;
  if (!isWholeQuantity(quantity, 0)) return reject({ type: 'QuantityInvalid', field: 'quantity' });
  if (quantity === 0) return removeItem({ type: 'RemoveItem', customerId, varuId }, state);
  const refusal = refusesChange(state, customerId);
  if (refusal) return reject(refusal);
  const line = lineOf(state, varuId);
  if (!line) return reject({ type: 'ItemNotInCart', field: 'varuId', varuId });
  return changeQuantity(command, line, state);
}

function changeQuantity(command: SetQuantity, line: CartLine, state: CartState): CartDecision {
  const { varuId, quantity, price, on } = command;
  const gone = quantity > line.quantity ? refusesMore(command, line) : null;
  if (gone) return reject(gone);
  if (price && !isPrice(price.unitPrice)) return reject({ type: 'PriceInvalid', field: 'unitPrice', varuId });
  const priced = price ? repriced(state, line, price) : [];
  if (line.quantity === quantity) return priced.length > 0 ? acceptCovered(state, priced) : unchanged;
  const held = { ...line, ...command.facts };
  const refusal =
    refusesLength(state, varuId, on) ??
    refusesStock(state, held, quantity, command.available, on) ??
    refusesQuantity(state, held, quantity, on);
  if (refusal) return reject(refusal);
  return acceptCovered(state, [
    ...priced,
    { type: 'ItemQuantitySet', data: { shopper: shopperOfCart(state), varuId, from: line.quantity, quantity } },
  ]);
}

function refusesMore({ isWithdrawn, unsent }: SetQuantity, { varuId, name }: CartLine): CartRejection | null {
  if (isWithdrawn) return { type: 'ItemNotForSale', field: 'varuId', varuId };
  return unsent ? { type: 'ItemUnsent', field: 'varuId', varuId, name, flag: unsent } : null;
}
