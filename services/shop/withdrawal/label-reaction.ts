import { UnexpectedPhase, type RecordedEvent } from '../../../domain/kernel/index.js';
import { order, type ReturnAwaited } from '../../../domain/order/index.js';
import type { Clock } from '../../foundation/clock.js';
import type { ReactionCommands } from '../../foundation/command-handling/reaction-commands.js';
import type { ReceiptedReaction } from '../../foundation/reactions/reaction-receipts.js';
import type { WarehouseGateway } from '../../partners/warehouse/gateway.js';

/** Orders the label of a return, and tells the warehouse which pieces to look for. */
export function labelReaction(
  commands: ReactionCommands,
  warehouse: WarehouseGateway,
  clock: Clock,
): ReceiptedReaction {
  return {
    name: 'return at warehouse',
    eventTypes: ['ReturnAwaited'] satisfies ReturnAwaited['type'][],
    async react(event) {
      const reacting = commands.reactingTo(event);
      const { order: placed, phase } = await reacting.state(order);
      if (!placed) throw new UnexpectedPhase(event.type, phase);
      const { withdrawalId: returnId, returnNumber, lines } = (event as unknown as RecordedEvent<ReturnAwaited>).data;
      const { orderId, orderNumber } = placed;
      const label = await warehouse.orderReturn({
        ...{ returnId, orderId, orderNumber, returnNumber },
        lines: lines.map(({ lineId: line, quantity }) => ({ line, quantity })),
      });
      const command = { type: 'LabelReturn', returnNumber, ...label, labelledAt: clock.now() } as const;
      await reacting.send(order, reacting.key, command, 'labelled by warehouse');
      return 'done';
    },
  };
}
