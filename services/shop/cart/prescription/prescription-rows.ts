import type { CartState } from '../../../../domain/cart/index.js';
import type { Uuid } from '../../../../domain/kernel/index.js';
import type { Shopper } from '../../../access/http/request.js';

/** What the cart and the checkout ask of the room that knows prescriptions. It implements this port (RX-14). */
export abstract class PrescriptionRows {
  /**
   * Decides all rows again, by today's prescriptions, account and rules.
   * @returns the cart with the prices that are decided now, as they are kept with the order
   * @throws Problem when a row cannot be bought, or costs another sum than the shopper saw: the cart then shows it
   */
  abstract confirm(cartId: Uuid, seen: CartState, shopper: Shopper): Promise<CartState>;

  /** Brings the rows up to date, without a refusal. Null while prescriptions cannot be bought. */
  abstract sync(shopper: Shopper): Promise<CartState | null>;

  /** Brings back the rows that left because the identification ended. Null while prescriptions cannot be bought. */
  abstract restore(shopper: Shopper): Promise<CartState | null>;

  /** Removes a row of the shopper's own cart. @throws Problem 403 for any other row number, which is recorded */
  abstract remove(shopper: Shopper, rowId: Uuid): Promise<CartState>;
}
