import { randomUUID } from 'node:crypto';

import { Inject, Injectable } from '@nestjs/common';

import { cart, type CartState } from '../../../../domain/cart/index.js';
import { stockholmDate, type Uuid } from '../../../../domain/kernel/index.js';
import { Clock } from '../../../foundation/clock.js';
import { partOf, type CommandContext } from '../../../foundation/command-handling/command-context.js';
import { CommandHandling } from '../../../foundation/command-handling/command-handling.js';
import type { Session } from '../../../access/session/session.js';
import type { CartsAtLogin } from '../../../person/login/carts-at-login.js';
import { CartPrices } from '../cart-prices.js';
import { CartsOfCustomer } from '../carts-of-customer.js';
import { CurrentCart, type FoundCart } from '../current-cart.js';
import { PrescriptionItems } from '../prescription/prescription-items.js';
import { CouponAtLogin } from './coupon-at-login.js';

/** Merges the guest's goods and all the customer's open carts at log-in (CRT-07). */
@Injectable()
export class CartAtLogin implements CartsAtLogin {
  constructor(
    @Inject(CommandHandling) private readonly commands: CommandHandling,
    @Inject(CartsOfCustomer) private readonly carts: CartsOfCustomer,
    @Inject(CurrentCart) private readonly current: CurrentCart,
    @Inject(PrescriptionItems) private readonly prescriptions: PrescriptionItems,
    @Inject(CartPrices) private readonly prices: CartPrices,
    @Inject(CouponAtLogin) private readonly coupons: CouponAtLogin,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /**
   * Whether the customer's latest identification is still valid. Only then do prescription items stay in the cart. Call
   * it before the new log-in is recorded.
   */
  async keepsPrescriptions(customerId: Uuid): Promise<boolean> {
    return this.prescriptions.holds(customerId);
  }

  async endPrescriptions(cartId: Uuid, customerId: Uuid, context: CommandContext): Promise<void> {
    await this.prescriptions.remove(cartId, customerId, context);
  }

  /**
   * Merges the open carts. @returns the cart that the session continues with. A cart being paid cannot be merged and
   * stays separate.
   */
  async bringTogether(customerId: Uuid, session: Session | null, context: CommandContext): Promise<Uuid> {
    const own = await this.own(customerId, session);
    // A payment in this browser continues. The customer's other carts wait for the next log-in.
    if (own?.state.phase === 'frozen') {
      await this.claim(own.cartId, customerId, context);
      return own.cartId;
    }
    const kept = await this.kept(customerId, own);
    const parts = kept.filter(({ state }) => state.phase === 'open');
    if (own?.state.phase === 'open' && own.state.customerId === null) parts.push(own);
    const gathered = await this.gather(parts, customerId, context);
    if (gathered)
      return this.atOwnPrice(await this.withLate(gathered, customerId, session, context), customerId, context);
    if (own && session?.customerId === customerId) return own.cartId;
    return kept[0]?.cartId ?? randomUUID();
  }

  /** Adds what another tab of the guest put into the next cart, after the log-in had claimed this one. */
  private async withLate(
    into: Uuid,
    customerId: Uuid,
    session: Session | null,
    context: CommandContext,
  ): Promise<Uuid> {
    const late = await this.own(customerId, session);
    if (!late || late.state.customerId !== null || late.state.phase !== 'open') return into;
    const before = { cartId: into, state: await this.current.state(into) };
    return (await this.gather([before, late], customerId, context)) ?? into;
  }

  /** Reprices the cart. A member pays the member price also for goods added as a guest (CAT-10). */
  private async atOwnPrice(cartId: Uuid, customerId: Uuid, context: CommandContext): Promise<Uuid> {
    await this.prices.repriceForMember(cartId, customerId, partOf(context, 'reprice'));
    return cartId;
  }

  /** Finds this browser's cart. Null when it belongs to another person. */
  private async own(customerId: Uuid, session: Session | null): Promise<FoundCart | null> {
    if (!session || (session.customerId !== null && session.customerId !== customerId)) return null;
    const cartId = await this.current.idOf(session);
    const state = await this.current.state(cartId);
    return state.customerId === null || state.customerId === customerId ? { cartId, state } : null;
  }

  /**
   * Finds the customer's carts that are open or being paid. Their states are read from the streams, because the view
   * may be behind.
   */
  private async kept(customerId: Uuid, own: FoundCart | null): Promise<FoundCart[]> {
    const ids = new Set(await this.carts.unfinished(customerId));
    if (own?.state.customerId === customerId) ids.add(own.cartId);
    const all = await Promise.all(
      [...ids].map(async (cartId) => ({ cartId, state: await this.current.state(cartId) })),
    );
    return all.filter(
      ({ state }) => state.customerId === customerId && (state.phase === 'open' || state.phase === 'frozen'),
    );
  }

  /**
   * Merges into the first cart in a fixed order, so that concurrent log-ins do not merge carts into each other. Each cart
   * is claimed before its goods are read, so that no other tab of the guest can change it or pay for it meanwhile.
   */
  private async gather(parts: readonly FoundCart[], customerId: Uuid, context: CommandContext): Promise<Uuid | null> {
    let into: Uuid | null = null;
    for (const { cartId, state: before } of parts.toSorted(guestsLast)) {
      const state = await this.claim(cartId, customerId, context);
      // A payment that began a moment ago continues, and its goods are not merged.
      if (state.phase === 'frozen' && before.customerId === null) return cartId;
      if (state.phase !== 'open') continue;
      const part = { cartId, state: { ...state, customerId: before.customerId } };
      if (!into || !(await this.merge(into, customerId, part, context))) into = cartId;
    }
    return into;
  }

  /** Makes the cart the customer's. Returns its newest state. */
  private async claim(cartId: Uuid, customerId: Uuid, context: CommandContext): Promise<CartState> {
    const command = { type: 'Claim', customerId } as const;
    const claimed = await this.commands.handle(cart, cartId, command, partOf(context, `claim ${cartId}`));
    return claimed.ok ? claimed.state : this.commands.load(cart, cartId);
  }

  /** Merges one cart into another. Returns false when the cart accepts no merge because its payment has begun. */
  private async merge(cartId: Uuid, customerId: Uuid, from: FoundCart, context: CommandContext): Promise<boolean> {
    const on = stockholmDate(this.clock.now());
    const { lines, gifts, customerId: fromCustomerId } = from.state;
    const coupon = await this.coupons.offered(from.state.coupon, cartId, customerId);
    const available = await this.prices.available(lines.map(({ varuId }) => varuId));
    const parts = { fromCartId: from.cartId, fromCustomerId, lines, available, coupon, gifts };
    const merge = { type: 'MergeCart', cartId, customerId, ...parts, on } as const;
    const merged = await this.commands.handle(cart, cartId, merge, partOf(context, `merge ${from.cartId}`));
    if (!merged.ok) return false;
    await this.coupons.taken(from.state.coupon, merged.state, context);
    await this.commands.handle(
      cart,
      from.cartId,
      { type: 'Absorb', intoCartId: cartId },
      partOf(context, `absorb ${from.cartId}`),
    );
    return true;
  }
}

function guestsLast(a: FoundCart, b: FoundCart): number {
  if ((a.state.customerId === null) !== (b.state.customerId === null)) return a.state.customerId === null ? 1 : -1;
  return a.cartId < b.cartId ? -1 : 1;
}
