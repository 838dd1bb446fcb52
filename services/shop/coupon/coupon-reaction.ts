import type { CouponRemoved } from '../../../domain/cart/index.js';
import { coupon, type CouponCommand } from '../../../domain/coupon/index.js';
import { isForgotten, UnexpectedPhase, type RecordedEvent } from '../../../domain/kernel/index.js';
import { order, type OrderCoupon, type OrderEvent, type OrderState } from '../../../domain/order/index.js';
import { derivedId } from '../../foundation/command-handling/derived-id.js';
import type { Reacting, ReactionCommands } from '../../foundation/command-handling/reaction-commands.js';
import type { Reaction } from '../../foundation/reactions/reaction.js';
import { attemptKeyOf } from './coupon-uses.js';

type Told = OrderEvent | CouponRemoved;

/**
 * CRT-04: a confirmed order redeems its coupon. A failed payment, and a cart that gives up its coupon, release the use.
 * An order of which nothing was kept returns it. The commands name no cause (docs/decisions/0072).
 */
export function couponReaction(commands: ReactionCommands): Reaction {
  return {
    name: 'coupon uses',
    eventTypes: [
      'CouponRemoved',
      'OrderConfirmed',
      'OrderFailed',
      'OrderCancelled',
      'ItemsReturned',
    ] satisfies Told['type'][],
    async react(event) {
      const reacting = commands.reactingTo(event);
      const told = event as unknown as RecordedEvent<Told>;
      if (told.type === 'CouponRemoved') return removed(reacting, told.data);
      const state = await reacting.state(order);
      if (!state.order) throw new UnexpectedPhase(event.type, state.phase);
      const used = state.order.coupon;
      if (!used || isForgotten(used)) return;
      const command = commandFor(told, state, used);
      if (command) await send(reacting, used.code, command, event.eventId);
    },
  };
}

async function removed(reacting: Reacting, { code, holdKey, reason }: CouponRemoved['data']): Promise<void> {
  // The merge moves the use to the other cart or releases it. Released here, the last use could go to another shopper.
  if (reason === 'absorbed') return;
  if (isForgotten(code) || isForgotten(holdKey)) return;
  const command = { type: 'ReleaseCoupon', holdKey, attemptKey: null } as const;
  await reacting.sendUncorrelated(coupon, code, command, derivedId(holdKey, 'removed'));
}

function commandFor(
  event: RecordedEvent<OrderEvent>,
  { order: placed, confirmedAt }: OrderState,
  { holdKey }: OrderCoupon,
): CouponCommand | null {
  const attemptKey = attemptKeyOf(holdKey, placed?.orderId ?? '');
  switch (event.type) {
    case 'OrderConfirmed':
      return { type: 'RedeemCoupon', holdKey, at: event.data.confirmedAt };
    case 'OrderFailed':
      return { type: 'ReleaseCoupon', holdKey, attemptKey };
    case 'OrderCancelled':
      return confirmedAt ? { type: 'ReturnCoupon', holdKey } : { type: 'ReleaseCoupon', holdKey, attemptKey };
    case 'ItemsReturned':
      return event.data.whole ? { type: 'ReturnCoupon', holdKey } : null;
    default:
      return null;
  }
}

/** Sends the command. A refusal means that an order was paid with a use that nobody held, so staff must see it. */
async function send(reacting: Reacting, code: string, command: CouponCommand, eventId: string): Promise<void> {
  const holdKey = 'holdKey' in command ? command.holdKey : '';
  const commandId = derivedId(holdKey, `${command.type} ${eventId}`);
  const outcome = await reacting.sendUncorrelated(coupon, code, command, commandId);
  if (!outcome.ok) throw new Error(`${command.type} was refused: ${outcome.rejection.type}`);
}
