import { cart, type CartAbsorbed, type CartClosed } from '../../../../domain/cart/index.js';
import { causedBy } from '../../../foundation/command-handling/command-context.js';
import type { ReactionCommands } from '../../../foundation/command-handling/reaction-commands.js';
import type { Reaction } from '../../../foundation/reactions/reaction.js';
import type { HandOver } from './hand-over.js';

const NAME = 'kept goods';

/**
 * Puts the goods that a paid cart has kept into the shopper's next cart (CHK-13). What limits or stock leave out is told
 * there, as after a merge. It also finishes the merge of a log-in that ended between its two writes (CRT-07).
 */
export function keptGoodsReaction(commands: ReactionCommands, handOver: Pick<HandOver, 'finish'>): Reaction {
  return {
    name: NAME,
    eventTypes: ['CartClosed', 'CartAbsorbed'] satisfies (CartClosed | CartAbsorbed)['type'][],
    async react(event) {
      const reacting = commands.reactingTo(event);
      const isTaken = await handOver.finish(reacting.key, await reacting.state(cart), causedBy(event, NAME));
      // The payment ends soon, so the reaction is tried again.
      if (!isTaken)
        throw new Error(`what cart ${reacting.key} holds waits for the payment of the cart that follows it`);
    },
  };
}
