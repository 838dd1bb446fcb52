import { isForgotten, UnexpectedPhase, type RecordedEvent } from '../../../domain/kernel/index.js';
import { order, type PlacedOrder, type ReplacementOrdered } from '../../../domain/order/index.js';
import type { Clock } from '../../foundation/clock.js';
import type { ReactionCommands } from '../../foundation/command-handling/reaction-commands.js';
import { derivedId } from '../../foundation/command-handling/derived-id.js';
import type { ReceiptedReaction } from '../../foundation/reactions/reaction-receipts.js';
import type { WarehouseGateway } from '../../partners/warehouse/gateway.js';
import type { WebShelf } from '../catalogue/stocking/web-shelf.js';
import { movementOf, pieces } from '../catalogue/stocking/movement.js';

export interface ReplacementParts {
  readonly commands: ReactionCommands;
  readonly warehouse: Pick<WarehouseGateway, 'orderReplacement'>;
  readonly shelf: Pick<WebShelf, 'move'>;
  readonly clock: Pick<Clock, 'now'>;
}

/**
 * Takes the new goods from the web shelf and orders their parcel. A refusal of the shelf parks the event, so that staff
 * see that a count was wrong.
 */
export function replacementReaction({ commands, warehouse, shelf, clock }: ReplacementParts): ReceiptedReaction {
  return {
    name: 'replacement at warehouse',
    eventTypes: ['ReplacementOrdered'] satisfies ReplacementOrdered['type'][],
    async react(event) {
      const reacting = commands.reactingTo(event);
      const { order: placed, phase, complaints } = await reacting.state(order);
      const { complaintId, lines } = (event as unknown as RecordedEvent<ReplacementOrdered>).data;
      const complaint = complaints.find((each) => each.complaintId === complaintId);
      if (!placed || !complaint) throw new UnexpectedPhase(event.type, phase);
      await takeFromShelf(shelf, placed, complaintId, lines);
      const { orderId, orderNumber } = placed;
      const parcel = await warehouse.orderReplacement({
        ...{ replacementId: complaintId, orderId, orderNumber, replacementNumber: complaint.complaintNumber },
        lines: lines.map(({ lineId: line, quantity }) => ({ line, quantity })),
        recipient: recipientOf(placed, event.type),
      });
      const command = { type: 'SendReplacement', complaintId, ...parcel, sentAt: clock.now() } as const;
      await reacting.send(order, reacting.key, command, 'replacement sent');
      return 'done';
    },
  };
}

/** The movement follows from the order's secret key, so that no product's stream leads to the person. */
async function takeFromShelf(
  shelf: Pick<WebShelf, 'move'>,
  { orderId, shelfKey, lines: sold }: PlacedOrder,
  complaintId: string,
  wanted: ReplacementOrdered['data']['lines'],
): Promise<void> {
  if (isForgotten(shelfKey)) throw new Error(`order ${orderId} has goods although its shelf key is forgotten`);
  const key = derivedId(shelfKey ?? orderId, complaintId);
  const goods = wanted.map(({ lineId, quantity }) => ({
    varuId: sold.find((line) => line.lineId === lineId)?.varuId ?? '',
    quantity,
  }));
  for (const [varuId, quantity] of pieces(goods)) {
    const outcome = await shelf.move(varuId, { type: 'TakeStock', movementId: movementOf(key, varuId), quantity });
    if (!outcome.ok) throw new Error(`${quantity} × ${varuId} were not taken: ${outcome.rejection.type}`);
  }
}

/** @throws when the receiver is erased although new goods are due; staff must then decide. */
function recipientOf({ contact }: PlacedOrder, eventType: string) {
  if (isForgotten(contact)) throw new UnexpectedPhase(eventType, 'without a receiver');
  const { firstName, lastName, careOf, street, postalCode, city, phoneNumber } = contact;
  return { name: `${firstName} ${lastName}`, careOf, street, postalCode, city, phoneNumber };
}
