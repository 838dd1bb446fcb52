import { isForgotten, UnexpectedPhase, type Uuid } from '../../../../domain/kernel/index.js';
import {
  order,
  shortPieces,
  type OrderEvent,
  type OrderLine,
  type OrderState,
  type PlacedOrder,
} from '../../../../domain/order/index.js';
import type { ReactionCommands } from '../../../foundation/command-handling/reaction-commands.js';
import type { Reaction } from '../../../foundation/reactions/reaction.js';
import { movementOf, pieces } from './movement.js';
import { shelfOf } from './shelf-of.js';
import type { WebShelf } from './web-shelf.js';

export const WEB_SHELF = 'web shelf';

type Told = Extract<OrderEvent['type'], 'OrderConfirmed' | 'OrderFailed' | 'OrderCancelled'>;

/**
 * CAT-01: a confirmed order takes its goods from the stock it was sold from, and a failed one releases them. A cancelled order puts
 * back what it took, or releases what it held. A refusal means that goods were sold which the shelf lacks, so the event
 * is parked and staff see it.
 */
export function webShelfReaction(commands: ReactionCommands, shelf: Pick<WebShelf, 'move' | 'release'>): Reaction {
  return {
    name: WEB_SHELF,
    eventTypes: ['OrderConfirmed', 'OrderFailed', 'OrderCancelled'] satisfies Told[],
    async react(event) {
      const state = await commands.reactingTo(event).state(order);
      const { order: placed, phase } = state;
      if (!placed) throw new UnexpectedPhase(event.type, phase);
      const type = movementFor(event.type as Told, state);
      if (type === 'ReleaseStock') return release(shelf, placed);
      const lines = type === 'PutBackStock' ? placed.lines.map((line) => present(line, state)) : placed.lines;
      for (const [varuId, quantity] of pieces(lines)) {
        if (quantity === 0) continue;
        const movement = { movementId: movementIn(placed, varuId), quantity };
        const taken = type === 'TakeStock' ? { type, ...movement, gln: shelfOf(placed) } : { type, ...movement };
        const outcome = await shelf.move(varuId, taken);
        if (!outcome.ok) throw new Error(`${type} of ${quantity} × ${varuId} was refused: ${outcome.rejection.type}`);
      }
    },
  };
}

/** A line without the pieces that the warehouse lacked: they are on no shelf. */
function present(line: OrderLine, state: OrderState): OrderLine {
  return { ...line, quantity: line.quantity - (shortPieces(state)[line.lineId]?.quantity ?? 0) };
}

/** The part of the reaction that the request does at once, so that a shopper whose card is declined can pay again. */
export function releaseAtOnce(reaction: Reaction): Reaction {
  return { ...reaction, eventTypes: ['OrderFailed'] satisfies Told[] };
}

function movementFor(type: Told, { confirmedAt }: OrderState): 'TakeStock' | 'PutBackStock' | 'ReleaseStock' {
  if (type === 'OrderConfirmed') return 'TakeStock';
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
