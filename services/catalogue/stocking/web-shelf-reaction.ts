import { parseStreamId } from '../../../domain/kernel/index.js';
import { order, type OrderCancelled, type OrderConfirmed, type OrderPlaced } from '../../../domain/order/index.js';
import { product } from '../../../domain/product/index.js';
import { causedBy } from '../../command-handling/command-context.js';
import type { CommandHandling } from '../../command-handling/command-handling.js';
import type { Reaction } from '../../reactions/reaction.js';

/** CAT-01: a confirmed order's goods leave the web shelf; those of a cancelled one stand on it again. */
export function webShelfReaction(commands: CommandHandling): Reaction {
  return {
    name: 'web shelf',
    eventTypes: ['OrderConfirmed', 'OrderCancelled'] satisfies (OrderConfirmed | OrderCancelled)['type'][],
    async react(event) {
      const { order: placed } = await commands.load(order, parseStreamId(event.streamId)?.key ?? '');
      if (!placed) return;
      const type = event.type === 'OrderConfirmed' ? 'TakeStock' : 'PutBackStock';
      for (const [varuId, quantity] of pieces(placed.lines)) {
        await commands.handle(
          product,
          varuId,
          { type, orderId: placed.orderId, quantity },
          causedBy(event, `web-shelf/${varuId}`),
        );
      }
    },
  };
}

/** An article may stand on two lines: a discount splits them. */
function pieces(lines: OrderPlaced['data']['lines']): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { varuId, quantity } of lines) counts.set(varuId, (counts.get(varuId) ?? 0) + quantity);
  return counts;
}
