import { UnexpectedPhase } from '../../../domain/kernel/index.js';
import { order, type OrderCancelled, type OrderConfirmed, type PlacedOrder } from '../../../domain/order/index.js';
import { product } from '../../../domain/product/index.js';
import type { ReactionCommands } from '../../command-handling/reaction-commands.js';
import type { Reaction } from '../../reactions/reaction.js';

/** CAT-01: a confirmed order's goods leave the web shelf; those of a cancelled one stand on it again. */
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
        await reacting.send(product, varuId, { type, orderId: placed.orderId, quantity }, `web-shelf/${varuId}`);
      }
    },
  };
}

/** An article may stand on two lines: a discount splits them. */
function pieces(lines: PlacedOrder['lines']): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { varuId, quantity } of lines) counts.set(varuId, (counts.get(varuId) ?? 0) + quantity);
  return counts;
}
