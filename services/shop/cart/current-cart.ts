import { Inject, Injectable } from '@nestjs/common';

import { cart, initialCart, type CartState } from '../../../domain/cart/index.js';
import { stockholmDate, type BusinessDate, type Uuid } from '../../../domain/kernel/index.js';
import { Clock } from '../../foundation/clock.js';
import { CommandHandling } from '../../foundation/command-handling/command-handling.js';
import type { Session } from '../../access/session/session.js';
import { EndedCheckout } from './ended-checkout.js';
import { cartBeside, heirOf } from './kept/heir.js';
import { PrescriptionItems } from './prescription/prescription-items.js';

export interface FoundCart {
  readonly cartId: Uuid;
  readonly state: CartState;
  /** True when the cart has or had prescription items that this session may not see. */
  readonly withheld?: boolean;
}

export interface CachedCart {
  readonly cartId: Uuid;
  /** True when this is a guest's session that is still at its first cart. */
  readonly isFirst: boolean;
  /** True while nothing has been added to the cart, so that its stream does not exist. */
  readonly isAbsent: boolean;
}

/**
 * Finds the cart of a session. When a cart has become an order, has lapsed, is used up or was taken by a log-in that
 * broke off, the next cart's id is derived from its id. So the session itself needs no update.
 */
@Injectable()
export class CurrentCart {
  constructor(
    @Inject(CommandHandling) private readonly commands: CommandHandling,
    @Inject(PrescriptionItems) private readonly prescriptions: PrescriptionItems,
    @Inject(EndedCheckout) private readonly checkouts: EndedCheckout,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /** Returns the cart with its newest state from the store. */
  async of(session: Session): Promise<FoundCart> {
    return this.prescriptions.guarded((await this.chain(session)).at(-1) as FoundCart, session);
  }

  /** Returns the newest state of the visitor's cart. A visitor without a session has an empty cart. */
  async shown(session: Session | null): Promise<CartState> {
    return session ? (await this.of(session)).state : initialCart;
  }

  /** Returns the cart from the cache, which may be old. The append of a command to it checks the revision. */
  async cached(session: Session): Promise<CachedCart> {
    const chain = await this.chain(session, (cartId) => this.commands.loadCached(cart, cartId));
    const { cartId, state } = await this.prescriptions.guarded(chain.at(-1) as FoundCart, session);
    return { cartId, isAbsent: state.phase === 'absent', isFirst: chain.length === 1 && session.customerId === null };
  }

  /**
   * Returns the newest state. If the cart is frozen for a payment that has ended, the payment's result is applied
   * first.
   */
  async state(cartId: Uuid): Promise<CartState> {
    const found = await this.commands.loadForDisplay(cart, cartId, { isFinal: isOver });
    if (found.phase !== 'frozen' || !found.orderId) return found;
    await this.checkouts.settle(found.orderId);
    return this.commands.load(cart, cartId);
  }

  async idOf(session: Session): Promise<Uuid> {
    return ((await this.chain(session)).at(-1) as FoundCart).cartId;
  }

  /** Whether the cart is or was this session's. The carts after the wanted one are not read. */
  async had(session: Session, wanted: Uuid): Promise<boolean> {
    const carts = await this.chain(session, undefined, wanted);
    return carts.at(-1)?.cartId === wanted;
  }

  /** Returns the ids of this session's carts, oldest first. */
  async allOf(session: Session): Promise<readonly Uuid[]> {
    return (await this.chain(session)).map((found) => found.cartId);
  }

  private async chain(
    { cartId: first, customerId }: Session,
    read = (cartId: Uuid): Promise<CartState> => this.state(cartId),
    until: Uuid | null = null,
  ): Promise<FoundCart[]> {
    const found: FoundCart[] = [];
    for (let cartId: Uuid | null = first; cartId;) {
      const state: CartState = await read(cartId);
      found.push({ cartId, state });
      if (cartId === until) break;
      const next = successor(cartId, state, customerId, stockholmDate(this.clock.now()));
      // Old histories can hold carts that lead to each other. Following them would never end, so a cart beside is used.
      const isCircle = found.some((one) => one.cartId === next);
      cartId = isCircle ? cartBeside(cartId) : next;
    }
    return found;
  }
}

function isOver({ phase }: CartState): boolean {
  return phase === 'absorbed' || phase === 'closed' || phase === 'lapsed';
}

function successor(cartId: Uuid, state: CartState, customerId: Uuid | null, on: BusinessDate): Uuid | null {
  // A log-in that broke off has taken the guest's cart. The guest goes on with another until the next log-in.
  const isTaken = customerId === null && (state.customerId !== null || state.phase === 'absorbed');
  return isTaken ? cartBeside(cartId) : heirOf(cartId, state, on);
}
