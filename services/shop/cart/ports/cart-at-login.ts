import { randomUUID } from 'node:crypto';

import { Inject, Injectable } from '@nestjs/common';

import { cart, type CartState } from '../../../../domain/cart/index.js';
import type { Instant, Uuid } from '../../../../domain/kernel/index.js';
import { partOf, type CommandContext } from '../../../foundation/command-handling/command-context.js';
import { CommandHandling } from '../../../foundation/command-handling/command-handling.js';
import type { Session } from '../../../access/session/session.js';
import type { CartsAtLogin } from '../../../person/login/carts-at-login.js';
import { CartPrices } from '../cart-prices.js';
import { CartsOfCustomer } from '../carts-of-customer.js';
import { CurrentCart, type FoundCart } from '../current-cart.js';
import { HandOver } from '../kept/hand-over.js';
import { PrescriptionItems } from '../prescription/prescription-items.js';

/** Merges the guest's goods and all the customer's open carts at log-in (CRT-07). */
@Injectable()
export class CartAtLogin implements CartsAtLogin {
  constructor(
    @Inject(CommandHandling) private readonly commands: CommandHandling,
    @Inject(CartsOfCustomer) private readonly carts: CartsOfCustomer,
    @Inject(CurrentCart) private readonly current: CurrentCart,
    @Inject(PrescriptionItems) private readonly prescriptions: PrescriptionItems,
    @Inject(CartPrices) private readonly prices: CartPrices,
    @Inject(HandOver) private readonly handOver: HandOver,
  ) {}

  identificationEnded(customerId: Uuid): Promise<Instant | null> {
    return this.prescriptions.endedAt(customerId);
  }

  async endPrescriptions(cartId: Uuid, customerId: Uuid, endedAt: Instant, context: CommandContext): Promise<void> {
    await this.prescriptions.remove(cartId, customerId, endedAt, context);
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

  /** Adds what another tab of the guest put into the next cart, after the log-in had taken this one. */
  private async withLate(
    into: Uuid,
    customerId: Uuid,
    session: Session | null,
    context: CommandContext,
  ): Promise<Uuid> {
    const late = await this.own(customerId, session);
    if (!late || late.state.customerId !== null || late.state.phase !== 'open') return into;
    const before = { cartId: into, state: await this.current.state(into) };
    return (await this.gather([before, late], customerId, partOf(context, 'late'))) ?? into;
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
   * Merges into the first cart in a fixed order, so that concurrent log-ins do not merge carts into each other. The first
   * one is claimed, so that no other tab of the guest can change it or pay for it meanwhile.
   */
  private async gather(parts: readonly FoundCart[], customerId: Uuid, context: CommandContext): Promise<Uuid | null> {
    let into: Uuid | null = null;
    for (const part of parts.toSorted(guestsLast)) {
      const refused = into && (await this.absorb(part, into, context));
      if (refused === 'CartHasChanged') return this.gatherAnew(parts, customerId, context);
      if (into && !(refused === 'CartIsFrozen' && part.state.customerId === null)) continue;
      const state = await this.claim(part.cartId, customerId, context);
      if (state.customerId !== customerId) continue;
      // A payment that began a moment ago continues, and its goods are not merged.
      if (state.phase === 'frozen' && part.state.customerId === null) return part.cartId;
      if (state.phase === 'open') into ??= part.cartId;
    }
    return into;
  }

  /** Another log-in of this person has claimed one of the carts. So that one may be the one that survives. */
  private async gatherAnew(parts: readonly FoundCart[], customerId: Uuid, context: CommandContext) {
    const states = await Promise.all(parts.map(({ cartId }) => this.current.state(cartId)));
    const newest = parts.map(({ cartId }, nth) => ({ cartId, state: states[nth] as CartState }));
    const open = newest.filter(({ state }) => state.customerId === null || state.customerId === customerId);
    return this.gather(open, customerId, partOf(context, 'anew'));
  }

  /** Makes the cart the customer's. Returns its newest state. */
  private async claim(cartId: Uuid, customerId: Uuid, context: CommandContext): Promise<CartState> {
    const command = { type: 'Claim', customerId } as const;
    const claimed = await this.commands.handle(cart, cartId, command, partOf(context, `claim ${cartId}`));
    return claimed.ok ? claimed.state : this.commands.load(cart, cartId);
  }

  /** Hands the cart's goods over to another one, if it is not being paid. @returns why not, or null */
  private async absorb({ cartId, state }: FoundCart, intoCartId: Uuid, context: CommandContext) {
    const command = { type: 'Absorb', intoCartId, ownerSeen: state.customerId } as const;
    const absorbed = await this.commands.handle(cart, cartId, command, partOf(context, `absorb ${cartId}`));
    if (!absorbed.ok) return absorbed.rejection.type;
    await this.handOver.finish(cartId, absorbed.state, partOf(context, `hand over ${cartId}`));
    return null;
  }
}

function guestsLast(a: FoundCart, b: FoundCart): number {
  if ((a.state.customerId === null) !== (b.state.customerId === null)) return a.state.customerId === null ? 1 : -1;
  return a.cartId < b.cartId ? -1 : 1;
}
