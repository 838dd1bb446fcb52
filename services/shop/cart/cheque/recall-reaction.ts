import { cart, type CheckoutAbandoned } from '../../../../domain/cart/index.js';
import { membership, type Cheque, type PointsReversed } from '../../../../domain/member/index.js';
import { causedBy } from '../../../foundation/command-handling/command-context.js';
import type { Reacting, ReactionCommands } from '../../../foundation/command-handling/reaction-commands.js';
import type { StoredEvent } from '../../../foundation/event-store/port.js';
import type { Reaction } from '../../../foundation/reactions/reaction.js';
import type { HeldCheques, Hold } from './held-cheques.js';

const RECALL = 'recalled cheques';

type Called = PointsReversed | CheckoutAbandoned;

/**
 * CLB-02: takes a cheque out of the cart when the goods behind its points are returned. The cheque then lapses. A cart
 * that is being paid keeps it until its payment has failed.
 */
export function recallReaction(commands: ReactionCommands, held: Pick<HeldCheques, 'letGo'>): Reaction {
  return {
    name: RECALL,
    eventTypes: ['PointsReversed', 'CheckoutAbandoned'] satisfies Called['type'][],
    async react(event) {
      const reacting = commands.reactingTo(event);
      const holds = event.type === ('PointsReversed' satisfies Called['type']) ? ofMember : ofCart;
      for (const hold of await holds(reacting)) await held.letGo(hold, 'returned', context(event));
    },
  };
}

async function ofMember(reacting: Reacting): Promise<readonly Hold[]> {
  const { cheques } = await reacting.state(membership);
  return cheques.flatMap((cheque) => hold(cheque, reacting.key));
}

async function ofCart(reacting: Reacting): Promise<readonly Hold[]> {
  const { cheque } = await reacting.state(cart);
  if (!cheque) return [];
  const { cheques } = await reacting.stateOf(membership, cheque.memberId);
  const own = cheques.filter(({ chequeId, cartId }) => chequeId === cheque.chequeId && cartId === reacting.key);
  return own.flatMap((one) => hold(one, cheque.memberId));
}

function hold({ chequeId, status, cartId, recalledBy }: Cheque, memberId: string): readonly Hold[] {
  return status === 'reserved' && recalledBy && cartId ? [{ chequeId, memberId, cartId }] : [];
}

function context(event: StoredEvent) {
  return causedBy(event, RECALL);
}
