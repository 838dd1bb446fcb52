import { UnexpectedPhase, type Instant } from '../../../domain/kernel/index.js';
import {
  knownPrescription,
  order,
  type LineDispensed,
  type OrderEvent,
  type OrderState,
  type ParcelShort,
  type ParcelStopped,
} from '../../../domain/order/index.js';
import type { ReactionCommands } from '../../foundation/command-handling/reaction-commands.js';
import type { StoredEvent } from '../../foundation/event-store/port.js';
import type { Reaction } from '../../foundation/reactions/reaction.js';
import type { WithdrawalClaims } from './withdrawal-claims.js';

const AT_ONCE = ['OrderFailed'] satisfies OrderEvent['type'][];

/**
 * RX-06: an order that ends leaves its withdrawals to others, and so does a line that a pharmacist dispensed or refused.
 * After an erasure nothing leads to the prescription any more: then the claim ends by its time.
 */
export function claimReaction(commands: ReactionCommands, claims: Pick<WithdrawalClaims, 'end'>): Reaction {
  return {
    name: 'withdrawal claims',
    eventTypes: [
      ...AT_ONCE,
      ...(['OrderCancelled', 'ParcelStopped', 'ParcelShort', 'LineDispensed'] satisfies OrderEvent['type'][]),
    ],
    async react(event) {
      const { order: placed, phase } = await commands.reactingTo(event).state(order);
      if (!placed) throw new UnexpectedPhase(event.type, phase);
      const ending = endingLines(event, placed);
      const rows = placed.lines
        .filter(({ lineId }) => ending.includes(lineId))
        .flatMap((line) => knownPrescription(line) ?? [])
        .map((prescription) => ({ prescription }));
      const isDispensed = event.type === 'LineDispensed';
      await claims.end(placed.orderId, rows, isDispensed ? 'dispensed' : 'order-ended', instantOf(event));
    },
  };
}

/** The part that the request does at once, so that a shopper whose card is declined can pay again. */
export function endAtOnce(reaction: Reaction): Reaction {
  return { ...reaction, eventTypes: AT_ONCE };
}

function endingLines({ type, data }: StoredEvent, { lines }: NonNullable<OrderState['order']>): readonly string[] {
  switch (type) {
    case 'LineDispensed':
      return [(data as LineDispensed['data']).lineId];
    case 'ParcelStopped':
      return (data as ParcelStopped['data']).lines.map(({ lineId }) => lineId);
    case 'ParcelShort':
      return (data as ParcelShort['data']).lines.filter(({ quantity }) => quantity > 0).map(({ lineId }) => lineId);
    default:
      return lines.map(({ lineId }) => lineId);
  }
}

function instantOf(event: StoredEvent): Instant {
  return event.type === 'LineDispensed' ? (event.data as LineDispensed['data']).dispensedAt : event.effectiveAt;
}
