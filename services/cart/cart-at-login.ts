import { randomUUID } from 'node:crypto';

import { Inject, Injectable } from '@nestjs/common';

import { cart, type CartState } from '../../domain/cart/index.js';
import { stockholmDate, type Uuid } from '../../domain/kernel/index.js';
import { Clock } from '../clock/clock.js';
import { partOf, type CommandContext } from '../command-handling/command-context.js';
import { CommandHandling } from '../command-handling/command-handling.js';
import type { Session } from '../session/session.js';
import { CartsOfCustomer } from './carts-of-customer.js';
import { CurrentCart } from './current-cart.js';
import { PrescriptionItems } from './prescription-items.js';

/** What a login does to carts (CRT-07): a guest's goods come along into the cart the customer had. */
@Injectable()
export class CartAtLogin {
  constructor(
    @Inject(CommandHandling) private readonly commands: CommandHandling,
    @Inject(CartsOfCustomer) private readonly carts: CartsOfCustomer,
    @Inject(CurrentCart) private readonly current: CurrentCart,
    @Inject(PrescriptionItems) private readonly prescriptions: PrescriptionItems,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /**
   * What is from a prescription left with the identification it was put in under, unless that still
   * held when it was renewed. To be asked before the new log-in is recorded.
   */
  async keepsPrescriptions(customerId: Uuid): Promise<boolean> {
    return this.prescriptions.holds(customerId);
  }

  async endPrescriptions(cartId: Uuid, customerId: Uuid, context: CommandContext): Promise<void> {
    await this.prescriptions.remove(cartId, customerId, context);
  }

  /** The id of the cart the session goes on with. */
  async bringTogether(customerId: Uuid, session: Session | null, context: CommandContext): Promise<Uuid> {
    if (session?.customerId === customerId) return this.current.idOf(session);
    const kept = await this.carts.open(customerId);
    const guest = session && session.customerId === null ? await this.commands.load(cart, session.cartId) : null;
    if (!guest || guest.phase !== 'open' || !guest.cartId) return kept ?? randomUUID();
    if (!kept || kept === guest.cartId) return this.claim(guest.cartId, customerId, context);
    await this.merge(kept, customerId, guest.cartId, guest, context);
    return kept;
  }

  private async claim(cartId: Uuid, customerId: Uuid, context: CommandContext): Promise<Uuid> {
    await this.commands.handle(cart, cartId, { type: 'Claim', customerId }, partOf(context, 'claim'));
    return cartId;
  }

  private async merge(cartId: Uuid, customerId: Uuid, fromCartId: Uuid, guest: CartState, context: CommandContext): Promise<void> {
    const on = stockholmDate(this.clock.now());
    const { lines, customerId: fromCustomerId } = guest;
    const merge = { type: 'MergeCart', cartId, customerId, fromCartId, fromCustomerId, lines, on } as const;
    const merged = await this.commands.handle(cart, cartId, merge, partOf(context, 'merge'));
    if (!merged.ok) return;
    await this.commands.handle(cart, fromCartId, { type: 'Absorb', intoCartId: cartId }, partOf(context, 'absorb'));
  }
}
