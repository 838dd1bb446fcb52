import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { AppLoadContext } from '@remix-run/node';

import { cart } from '../../../domain/cart/index.js';
import { customer } from '../../../domain/customer/index.js';
import { isForgotten } from '../../../domain/kernel/index.js';
import { membership } from '../../../domain/member/index.js';
import { Clock } from '../../foundation/clock.js';
import { CommandHandling } from '../../foundation/command-handling/command-handling.js';
import { stateAsked } from '../../foundation/command-handling/stream-states.js';
import type { Config } from '../../foundation/config/config.js';
import { MemberOf } from '../../person/member/member-of.js';
import { kindOf, lackOf } from '../../../domain/permission/index.js';
import { pagePermissions } from '../page-permissions.js';
import { permitted } from '../../access/permission/page-permission.js';
import { Permissions } from '../../access/permission/permissions.js';
import { CONFIG } from '../../foundation/platform/tokens.js';
import { consoleServices } from '../../support/support.module.js';
import { CartPages } from '../../shop/cart/cart-pages.js';
import { cataloguePages } from '../../shop/search/pages/catalogue-pages.js';
import { CheckoutPages } from '../../shop/checkout/pages/checkout-pages.js';
import { ContentPages } from '../../shop/content/content-pages.js';
import { FavouritesPages } from '../../shop/favourites/favourites-pages.js';
import { LoginPages } from '../../person/login/login-pages.js';
import { madeWhenAsked, memoized } from './made-when-asked.js';
import { MemberPages, type ShopOfMember } from '../../person/member/member-pages.js';
import { OrderPages } from '../../shop/order/order-pages.js';
import { PharmacyPages } from '../../shop/pharmacy/pharmacy-pages.js';
import { ProfilePages } from '../../person/profile/profile-pages.js';
import type { OncePerAnswer } from './page-template.js';
import type { RequestScope } from '../../access/request-scope/request-scope.js';
import { SessionPages } from '../../person/login/own-sessions/session-pages.js';

/** What web/context.ts declares, as far as the host itself uses it. */
export interface PageContext extends AppLoadContext {
  readonly page: { html: string | null; fault?: unknown; formTo?: string };
}

/** What the pages' loaders and actions are given, bound to one request. */
export async function pageContext(
  app: NestFastifyApplication,
  scope: RequestScope,
  cookies: string | undefined,
  once: OncePerAnswer,
  quiet: boolean,
): Promise<PageContext> {
  const { testPersons, publicUrl } = app.get<Config>(CONFIG);
  return {
    cspNonce: once.nonce,
    commandSeed: once.commandSeed,
    publicUrl: publicUrl.replace(/\/+$/, ''),
    page: { html: null },
    session: await sessionShown(app, scope),
    environment: testPersons ? 'test' : 'production',
    console: await consoleServices(app, { cookies, ip: scope.client.ip, quiet }),
    shop: shopServices(app, scope),
  };
}

type ShopServices = AppLoadContext['shop'];

function shopServices(app: NestFastifyApplication, scope: RequestScope): ShopServices {
  const cart = memoized(() => new CartPages(app, scope));
  const orders = memoized(() => new OrderPages(app, scope));
  const services: { readonly [Name in keyof ShopServices]: () => ShopServices[Name] } = {
    catalogue: () => cataloguePages(app, scope),
    cart,
    checkout: () => new CheckoutPages(app, scope, cart()),
    member: () => new MemberPages(app, scope, shopOfMember(cart, orders)),
    orders,
    login: () => new LoginPages(app, scope),
    content: () => new ContentPages(app),
    pharmacies: () => new PharmacyPages(app),
    favourites: () => new FavouritesPages(app, scope),
    profile: () => new ProfilePages(app, scope),
    session: () => new SessionPages(app, scope),
  };
  const permissions = app.get(Permissions, { strict: false });
  return madeWhenAsked(services, (name, service) =>
    permitted(service, pagePermissions[name], permissions, () => scope.session),
  );
}

function shopOfMember(cart: () => CartPages, orders: () => OrderPages): ShopOfMember {
  return {
    cheques: async (member) => cart().cheques((await cart().current()).state, member),
    purchases: (most) => orders().list(most),
  };
}

async function sessionShown(
  app: NestFastifyApplication,
  { session }: RequestScope,
): Promise<AppLoadContext['session']> {
  const customerId = session?.customerId ?? null;
  if (!session || !customerId)
    return { kind: 'guest', customerId: null, name: null, memberId: null, identified: false };
  const [commands, members] = [app.get(CommandHandling), app.get(MemberOf, { strict: false })];
  // Nearly every page shows something of all three.
  await commands.readAhead([
    stateAsked(customer, customerId),
    stateAsked(membership, members.firstOf(customerId)),
    stateAsked(cart, session.cartId),
  ]);
  const { profile } = await commands.shown(customer, customerId);
  const member = await members.active(customerId);
  const name = profile.firstName && !isForgotten(profile.firstName) ? profile.firstName : null;
  const kind = kindOf(session, member !== null, app.get(Clock).now());
  const shownName = lackOf(kind, 'session.name') ? null : name;
  const memberId = lackOf(kind, 'membership.summary') ? null : (member?.memberId ?? null);
  return { kind: 'known', customerId, name: shownName, memberId, identified: kind !== 'known' };
}
