import type { Category, Product } from '../../domain/catalogue/index.js';
import type { ShopContext, ShopSession } from '../context.js';
import { fakeCart } from './fake-cart.js';
import { fakeCatalogue } from './fake-catalogue.js';
import { fakeCheckout } from './fake-checkout.js';
import { fakeMember } from './fake-member.js';

/** A whole shop in memory for one visitor, to look at pages with. */
export function createFakeShop(products: readonly Product[], categories: readonly Category[]): { context(nonce: string): Omit<ShopContext, 'console'> } {
  let session: ShopSession = { kind: 'guest', customerId: null, name: null, memberId: null, identified: false };
  const setSession = (next: ShopSession): void => void (session = next);
  const cart = fakeCart(products, () => session);
  const { member, orders, login } = fakeMember(() => session, setSession);
  const shop = { catalogue: fakeCatalogue(products, categories), cart, checkout: fakeCheckout(cart, () => session), member, orders, login };
  return { context: (cspNonce) => ({ cspNonce, session, shop, environment: 'test' }) };
}
