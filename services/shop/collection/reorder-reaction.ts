import { UnexpectedPhase, type RecordedEvent } from '../../../domain/kernel/index.js';
import { order, type ParcelReordered } from '../../../domain/order/index.js';
import type { Clock } from '../../foundation/clock.js';
import type { ReactionCommands } from '../../foundation/command-handling/reaction-commands.js';
import type { ReceiptedReaction } from '../../foundation/reactions/reaction-receipts.js';
import type { WarehouseGateway } from '../../partners/warehouse/gateway.js';

/** Asks the carrier to send an uncollected parcel again. Where it cannot, the parcel is uncollected as before. */
export function reorderReaction(
  commands: ReactionCommands,
  warehouse: Pick<WarehouseGateway, 'sendAgain'>,
  clock: Clock,
): ReceiptedReaction {
  return {
    name: 'parcel sent again',
    eventTypes: ['ParcelReordered'] satisfies ParcelReordered['type'][],
    async react(event) {
      const reacting = commands.reactingTo(event);
      const { order: placed, parcels, phase } = await reacting.state(order);
      const { parcelId, reorderId } = (event as unknown as RecordedEvent<ParcelReordered>).data;
      const parcel = parcels.findIndex((each) => each.parcelId === parcelId) + 1;
      if (!placed || parcel === 0) throw new UnexpectedPhase(event.type, phase);
      const answer = await warehouse.sendAgain({ orderId: placed.orderId, parcel, reorderId });
      if (answer === 'taken') return 'done';
      const command = { type: 'DeclineReorder', parcelId, reorderId, answer, declinedAt: clock.now() } as const;
      await reacting.send(order, reacting.key, command, 'declined by warehouse');
      return 'done';
    },
  };
}
