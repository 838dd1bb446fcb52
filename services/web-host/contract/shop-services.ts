import type { CartService } from './cart.js';
import type { CatalogueService } from './catalogue.js';
import type { CheckoutService } from './checkout.js';
import type { ContentService } from './content.js';
import type { FavouritesService } from './favourites.js';
import type { LoginService } from './login.js';
import type { MemberService } from './member.js';
import type { OrdersService } from './orders.js';
import type { PharmacyService } from './pharmacy.js';
import type { ProfileService } from './profile.js';
import type { SessionService } from './session.js';

/**
 * What the pages need of the shop, bound to one request's session: no call takes a customer or a cart id.
 * Answers are plain JSON. A refusal is `{ ok: false, errors }`; a thrown error is a fault and shows 'Whoops!'.
 * Every call sees the session's own earlier writes.
 */
export interface ShopServices {
  readonly catalogue: CatalogueService;
  readonly cart: CartService;
  readonly checkout: CheckoutService;
  readonly member: MemberService;
  readonly orders: OrdersService;
  readonly login: LoginService;
  readonly content: ContentService;
  readonly pharmacies: PharmacyService;
  readonly favourites: FavouritesService;
  readonly profile: ProfileService;
  readonly session: SessionService;
}
