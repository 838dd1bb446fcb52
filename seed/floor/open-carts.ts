import type { Uuid } from '../../domain/kernel/index.js';
import { CartsOfCustomer } from '../../services/shop/cart/carts-of-customer.js';

/** Each customer's open cart, known without the view, which lags behind. */
export class OpenCarts extends CartsOfCustomer {
  private readonly carts = new Map<Uuid, Uuid | null>();

  leave(customerId: Uuid, cartId: Uuid | null): void {
    this.carts.set(customerId, cartId);
  }

  override async unfinished(customerId: Uuid): Promise<readonly Uuid[]> {
    const left = this.carts.get(customerId);
    return left ? [left] : [];
  }
}
