import type { CartState } from '../../../../domain/cart/index.js';
import type { Instant, Uuid } from '../../../../domain/kernel/index.js';
import type { Shopper } from '../../../access/http/request.js';
import type { Session } from '../../../access/session/session.js';
import type { Problem } from '../../../foundation/problem/problem.js';
import type { FoundCart } from '../current-cart.js';
import type { WantedItem } from './wanted-item.js';

/** What the cart and the checkout ask of the room that knows prescriptions. It implements this port (RX-14). */
export abstract class PrescriptionRows {
  /**
   * Decides all rows again, by today's prescriptions, account and rules.
   * @returns the cart with the prices that are decided now, as they are kept with the order
   * @throws Problem when a row cannot be bought, or costs another sum than the shopper saw: the cart then shows it
   */
  abstract confirm(cartId: Uuid, seen: CartState, shopper: Shopper, orderId: Uuid): Promise<CartState>;

  /**
   * Claims the withdrawals of all rows for an attempt to pay, or none. `readAt` is when they were confirmed.
   * @returns the error of the row that another order has
   */
  abstract claim(orderId: Uuid, state: Pick<CartState, 'lines'>, readAt: Instant): Promise<Problem | null>;

  /** Ends the claims of an attempt that never became an order. It cannot claim anything afterwards. */
  abstract giveUp(orderId: Uuid, state: Pick<CartState, 'lines'>): Promise<void>;

  /**
   * RX-08: decides the rows of other persons again when the basket is opened, because the right to act for them may have
   * ended. Their medicines have no names while nobody can say whether it has.
   */
  abstract opened(found: FoundCart, session: Session): Promise<FoundCart>;

  /** Brings the rows up to date, without a refusal. Null while prescriptions cannot be bought. */
  abstract sync(shopper: Shopper): Promise<CartState | null>;

  /** Brings back the rows that left because the identification ended. Null while prescriptions cannot be bought. */
  abstract restore(shopper: Shopper): Promise<CartState | null>;

  /**
   * Gives the cart these rows and no other, each decided by the shop. Null while prescriptions cannot be bought.
   * @throws Problem that names the field of the row. Then nothing has changed
   */
  abstract replace(shopper: Shopper, items: readonly WantedItem[]): Promise<CartState | null>;

  /** Removes a row of the shopper's own cart. @throws Problem 403 for any other row number, which is recorded */
  abstract remove(shopper: Shopper, rowId: Uuid): Promise<CartState>;
}
