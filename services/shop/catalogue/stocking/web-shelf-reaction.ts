import { isForgotten, UnexpectedPhase, type Uuid } from '../../../../domain/kernel/index.js';
import {
  order,
  shortPieces,
  stoppedPieces,
  type OrderEvent,
  type OrderLine,
  type OrderState,
  type ParcelStopped,
  type PlacedOrder,
} from '../../../../domain/order/index.js';
import type { ReactionCommands } from '../../../foundation/command-handling/reaction-commands.js';
import type { StoredEvent } from '../../../foundation/event-store/port.js';
import type { Reaction } from '../../../foundation/reactions/reaction.js';
import { movementOf, pieces } from './movement.js';
import { shelfOf } from './shelf-of.js';
import type { WebShelf } from './web-shelf.js';

export const WEB_SHELF = 'web shelf';

type Told = Extract<OrderEvent['type'], 'OrderConfirmed' | 'OrderFailed' | 'OrderCancelled' | 'ParcelStopped'>;

/**
 * CAT-01: a confirmed order takes its goods from the stock it was sold from, and a failed one releases them. A cancelled order,
 * or a stopped parcel of it, puts back what it took. An unpaid one releases what it held. A refusal means that goods were sold which the shelf lacks, so the event
 * is parked and staff see it.
 */
export function webShelfReaction(commands: ReactionCommands, shelf: Pick<WebShelf, 'move' | 'release'>): Reaction {
  return {
    name: WEB_SHELF,
    eventTypes: ['OrderConfirmed', 'OrderFailed', 'OrderCancelled', 'ParcelStopped'] satisfies Told[],
    async react(event) {
      const state = await commands.reactingTo(event).state(order);
      const { order: whole, phase } = state;
      if (!whole) throw new UnexpectedPhase(event.type, phase);
      const placed = { ...whole, lines: onShelves(whole.lines) };
      const type = movementFor(event.type as Told, state);
      if (type === 'ReleaseStock') return release(shelf, placed);
      const lines = type === 'PutBackStock' ? backOnShelf(placed, state, event) : placed.lines;
      const move = async ([varuId, quantity]: ReturnType<typeof pieces>[number]): Promise<void> => {
        const movement = { movementId: movementIn(placed, varuId), quantity };
        const taken = type === 'TakeStock' ? { type, ...movement, gln: shelfOf(placed) } : { type, ...movement };
        const outcome = await shelf.move(varuId, taken);
        if (!outcome.ok) throw new Error(`${type} of ${quantity} × ${varuId} was refused: ${outcome.rejection.type}`);
      };
      // Each article is a stream of its own. Together they need one statement (bench `checkout`).
      const moves = await Promise.allSettled(
        pieces(lines)
          .filter(([, quantity]) => quantity !== 0)
          .map(move),
      );
      const refused = moves.find((moved) => moved.status === 'rejected');
      if (refused) throw refused.reason;
    },
  };
}

/** Medicines on prescription were never on the web shelf. */
function onShelves(lines: PlacedOrder['lines']): PlacedOrder['lines'] {
  return lines.filter(({ prescription }) => prescription === null);
}

/** What a stopped parcel holds, or what of a cancelled order no stopped parcel has put back. */
function backOnShelf({ lines }: PlacedOrder, state: OrderState, event: StoredEvent): readonly OrderLine[] {
  const stopped = event.type === 'ParcelStopped' ? (event.data as ParcelStopped['data']).lines : null;
  if (!stopped) return lines.map((line) => present(line, state));
  return stopped.flatMap(({ lineId, quantity }) =>
    lines.filter((line) => line.lineId === lineId).map((line) => ({ ...line, quantity })),
  );
}

/** A line without the pieces that the warehouse lacked, which are on no shelf, and those that were put back before. */
function present(line: OrderLine, state: OrderState): OrderLine {
  const gone = [shortPieces(state), stoppedPieces(state)].map((pieces) => pieces[line.lineId]?.quantity ?? 0);
  return { ...line, quantity: gone.reduce((left, quantity) => left - quantity, line.quantity) };
}

/** The part of the reaction that the request does at once, so that a shopper whose card is declined can pay again. */
export function releaseAtOnce(reaction: Reaction): Reaction {
  return { ...reaction, eventTypes: ['OrderFailed'] satisfies Told[] };
}

function movementFor(type: Told, { confirmedAt }: OrderState): 'TakeStock' | 'PutBackStock' | 'ReleaseStock' {
  if (type === 'OrderConfirmed') return 'TakeStock';
  if (type === 'ParcelStopped') return 'PutBackStock';
  return type === 'OrderCancelled' && confirmedAt ? 'PutBackStock' : 'ReleaseStock';
}

/** Older orders have no key, and held nothing. */
async function release(shelf: Pick<WebShelf, 'release'>, { shelfKey, lines }: PlacedOrder): Promise<void> {
  if (shelfKey !== null && !isForgotten(shelfKey)) await shelf.release(shelfKey, lines);
}

/** Older orders have no random key and use the order id. */
function movementIn({ orderId, shelfKey }: PlacedOrder, varuId: string): Uuid {
  if (isForgotten(shelfKey)) throw new Error(`order ${orderId} has goods although its shelf key is forgotten`);
  return shelfKey === null ? orderId : movementOf(shelfKey, varuId);
}
