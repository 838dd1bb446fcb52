import { isForgotten, UnexpectedPhase, type Uuid } from '../../../../domain/kernel/index.js';
import { order, type OrderCancelled, type OrderConfirmed, type PlacedOrder } from '../../../../domain/order/index.js';
import { product } from '../../../../domain/product/index.js';
import { derivedId } from '../../../foundation/command-handling/derived-id.js';
import type { ReactionCommands } from '../../../foundation/command-handling/reaction-commands.js';
import type { Reaction } from '../../../foundation/reactions/reaction.js';

/**
 * CAT-01: confirmed orders reduce the web stock, cancelled ones restore it. The order's random key makes the id of the
 * stock movement. So the events of a product do not lead to the order.
 */
export function webShelfReaction(commands: ReactionCommands): Reaction {
  return {
    name: 'web shelf',
    eventTypes: ['OrderConfirmed', 'OrderCancelled'] satisfies (OrderConfirmed | OrderCancelled)['type'][],
    async react(event) {
      const reacting = commands.reactingTo(event);
      const { order: placed, phase } = await reacting.state(order);
      if (!placed) throw new UnexpectedPhase(event.type, phase);
      const type = event.type === 'OrderConfirmed' ? 'TakeStock' : 'PutBackStock';
      for (const [varuId, quantity] of pieces(placed.lines)) {
        const movementId = movementOf(placed, varuId);
        const commandId = derivedId(movementId, `${type}/${varuId}`);
        await reacting.sendUncorrelated(product, varuId, { type, movementId, quantity }, commandId);
      }
    },
  };
}

/**
 * Derives the id of a stock movement. Each delivery of one event gives the same id, so a movement counts only once.
 * Older orders have no random key and use the order id.
 */
function movementOf({ orderId, shelfKey }: PlacedOrder, varuId: string): Uuid {
  if (isForgotten(shelfKey)) throw new Error(`order ${orderId} has goods although its shelf key is forgotten`);
  return shelfKey === null ? orderId : derivedId(shelfKey, varuId);
}

/** Counts the pieces of each article. A discount can split an article into two lines. */
function pieces(lines: PlacedOrder['lines']): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { varuId, quantity } of lines) counts.set(varuId, (counts.get(varuId) ?? 0) + quantity);
  return counts;
}
