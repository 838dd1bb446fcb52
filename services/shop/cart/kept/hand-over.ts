import { Inject, Injectable } from '@nestjs/common';

import { cart, type CartRejection, type CartState, type MergeCart } from '../../../../domain/cart/index.js';
import { stockholmDate, type Uuid } from '../../../../domain/kernel/index.js';
import { Clock } from '../../../foundation/clock.js';
import { partOf, type CommandContext } from '../../../foundation/command-handling/command-context.js';
import { CommandHandling, type CommandIdReused } from '../../../foundation/command-handling/command-handling.js';
import { CartPrices } from '../cart-prices.js';
import { CouponHandedOver } from './coupon-handed-over.js';
import { heirOf } from './heir.js';

interface Heir {
  readonly cartId: Uuid;
  readonly state: CartState;
  /** The person to whom the goods belong. Null while no log-in has named one. */
  readonly customerId: Uuid | null;
}

const OVER: readonly (CartRejection | CommandIdReused)['type'][] = ['CartIsClosed', 'CartIsAbsorbed', 'CartHasLapsed'];

/**
 * Gives what an ended cart holds to the cart that follows it (CRT-07, CHK-13). A cart that is over takes nothing any
 * more, so all processes find the same heir, and its stream takes the goods once (docs/decisions/0125).
 */
@Injectable()
export class HandOver {
  constructor(
    @Inject(CommandHandling) private readonly commands: Pick<CommandHandling, 'load' | 'handle'>,
    @Inject(CartPrices) private readonly prices: Pick<CartPrices, 'available'>,
    @Inject(CouponHandedOver) private readonly coupons: Pick<CouponHandedOver, 'offered' | 'settle'>,
    @Inject(Clock) private readonly clock: Pick<Clock, 'now'>,
  ) {}

  /** A repetition changes nothing. @returns false when the heir is being paid, so that it takes the goods only later */
  async finish(fromCartId: Uuid, from: CartState, context: CommandContext): Promise<boolean> {
    if (!from.handedOver || from.handedOver.lines.length === 0) return true;
    for (;;) {
      const heir = await this.heir(fromCartId, from);
      if (heir.state.mergedFrom.includes(fromCartId)) {
        await this.coupons.settle(from.handedOver.coupon, heir.state, context);
        return true;
      }
      const refused = await this.merge(fromCartId, from, heir, context);
      if (refused === 'CartIsFrozen') return false;
      if (refused && !OVER.includes(refused))
        throw new Error(`cart ${heir.cartId} did not take what cart ${fromCartId} holds: ${refused}`);
    }
  }

  /** Finds the first following cart that has taken the goods, or else the one that still can. */
  private async heir(fromCartId: Uuid, from: CartState): Promise<Heir> {
    const on = stockholmDate(this.clock.now());
    let { customerId } = from;
    const passed = new Set([fromCartId]);
    for (let cartId = heirOf(fromCartId, from, on); cartId;) {
      const state: CartState = await this.commands.load(cart, cartId);
      customerId = state.customerId ?? customerId;
      const next = state.mergedFrom.includes(fromCartId) ? null : heirOf(cartId, state, on);
      if (!next) return { cartId, state, customerId };
      passed.add(cartId);
      if (passed.has(next))
        throw new Error(`cart ${fromCartId} leads back to itself, so nobody can take what it holds`);
      cartId = next;
    }
    throw new Error(`cart ${fromCartId} has not ended`);
  }

  /** @returns why the heir did not take the goods */
  private async merge(fromCartId: Uuid, from: CartState, heir: Heir, context: CommandContext) {
    const { cartId, customerId, state } = heir;
    const part = partOf(context, `${fromCartId} into ${cartId}`);
    // A customer's goods never come into a cart that a guest's session can read.
    if (customerId && state.phase === 'open' && state.customerId === null)
      await this.commands.handle(cart, cartId, { type: 'Claim', customerId }, partOf(part, 'claim'));
    const command = await this.mergeOf(fromCartId, from, heir);
    const outcome = await this.commands.handle(cart, cartId, command, partOf(part, 'merge'));
    return outcome.ok ? null : outcome.rejection.type;
  }

  private async mergeOf(fromCartId: Uuid, from: CartState, { cartId, customerId }: Heir): Promise<MergeCart> {
    const { lines, gifts, coupon: held } = from.handedOver ?? { lines: [], gifts: [], coupon: null };
    const coupon = await this.coupons.offered(held, cartId, customerId);
    const available = await this.prices.available(lines.map(({ varuId }) => varuId));
    const parts = { fromCartId, fromCustomerId: from.customerId, lines, available, coupon, gifts };
    return { type: 'MergeCart', cartId, customerId, ...parts, on: stockholmDate(this.clock.now()) };
  }
}
