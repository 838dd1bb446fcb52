import { cart, type CartClosed, type CartRejection } from '../../../../domain/cart/index.js';
import { stockholmDate } from '../../../../domain/kernel/index.js';
import type { Clock } from '../../../foundation/clock.js';
import { derivedId } from '../../../foundation/command-handling/derived-id.js';
import type { ReactionCommands } from '../../../foundation/command-handling/reaction-commands.js';
import type { Reaction } from '../../../foundation/reactions/reaction.js';
import type { CartPrices } from '../cart-prices.js';

const OVER: readonly CartRejection['type'][] = ['CartIsClosed', 'CartIsAbsorbed', 'CartHasLapsed'];

/**
 * Puts the goods that a paid cart has kept into the shopper's next cart (CHK-13). What limits or stock leave out is told
 * there, as after a merge.
 */
export function keptGoodsReaction(
  commands: ReactionCommands,
  prices: Pick<CartPrices, 'available'>,
  clock: Clock,
): Reaction {
  return {
    name: 'kept goods',
    eventTypes: ['CartClosed'] satisfies CartClosed['type'][],
    async react(event) {
      const reacting = commands.reactingTo(event);
      const { setAside: lines, customerId } = await reacting.state(cart);
      if (lines.length === 0) return;
      const cartId = derivedId(reacting.key, 'next cart');
      const available = await prices.available(lines.map(({ varuId }) => varuId));
      const from = { fromCartId: reacting.key, fromCustomerId: customerId, lines, available };
      const outcome = await reacting.send(
        cart,
        cartId,
        { type: 'MergeCart', cartId, customerId, ...from, coupon: null, gifts: [], on: stockholmDate(clock.now()) },
        'kept goods',
      );
      // A payment in the next cart ends soon, so the reaction is tried again. A cart that is over takes no goods.
      if (!outcome.ok && !OVER.includes(outcome.rejection.type as CartRejection['type']))
        throw new Error(`the goods kept in cart ${reacting.key} did not come back: ${outcome.rejection.type}`);
    },
  };
}
