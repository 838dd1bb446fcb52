import type { UnsentFlag } from '../../catalogue/flags.js';
import { reject, type BusinessDate, type Uuid } from '../../kernel/index.js';
import { acceptCovered } from '../cover.js';
import { refusesChange, startedIfAbsent } from '../editable.js';
import { shopperOf, type CartProduct } from '../events.js';
import { refusesLength } from '../length.js';
import { isPrice } from '../line-price.js';
import { isWholeQuantity, refusesQuantity } from '../quantity.js';
import type { CartDecision, CartRejection } from '../rejections.js';
import { shopperOfCart } from '../shopper.js';
import { lineOf, type CartState } from '../state.js';
import { refusesStock } from '../web-stock.js';

export interface AddItem {
  readonly type: 'AddItem';
  readonly cartId: Uuid;
  /** The customer who sends the command. Null for a guest. */
  readonly customerId: Uuid | null;
  /** The product from the current catalogue, never from the browser. */
  readonly product: CartProduct;
  /** Why the shop does not sell the product online (CAT-01). Null when it does. */
  readonly unsent?: UnsentFlag | null;
  /** The pieces that a buyer can have from one shelf. When absent, the stock sets no limit. */
  readonly available?: number;
  readonly quantity: number;
  readonly on: BusinessDate;
}

export function addItem(command: AddItem, state: CartState): CartDecision {
  const { product, quantity: added } = command;
  const quantity = (lineOf(state, product.varuId)?.quantity ?? 0) + added;
  const refusal =
    refusesChange(state, command.customerId) ??
    refusesProduct(command) ??
    refusesLength(state, product.varuId, command.on) ??
    refusesStock(state, product, quantity, command.available, command.on) ??
    refusesQuantity(state, product, quantity, command.on);
  if (refusal) return reject(refusal);
  const shopper = state.phase === 'absent' ? shopperOf(command) : shopperOfCart(state);
  return acceptCovered(state, [
    ...startedIfAbsent(state, command.cartId, command.customerId),
    { type: 'ItemAdded', data: { shopper, product, added, quantity } },
  ]);
}

function refusesProduct({ product, quantity, unsent }: AddItem): CartRejection | null {
  if (product.type === 'Rx') return { type: 'PrescriptionRequired', field: 'varuId', varuId: product.varuId };
  const { varuId, name } = product;
  if (unsent) return { type: 'ItemUnsent', field: 'varuId', varuId, name, flag: unsent };
  if (!isWholeQuantity(quantity, 1)) return { type: 'QuantityInvalid', field: 'quantity' };
  if (!isPrice(product.unitPrice)) return { type: 'PriceInvalid', field: 'unitPrice', varuId: product.varuId };
  return null;
}
