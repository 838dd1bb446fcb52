import { UnexpectedPhase } from '../../../../domain/kernel/index.js';
import { order, type OrderConfirmed } from '../../../../domain/order/index.js';
import type { ReactionCommands } from '../../../foundation/command-handling/reaction-commands.js';
import type { ReceiptedReaction } from '../../../foundation/reactions/reaction-receipts.js';
import type { DeliveryWidget } from './delivery-widget.js';

/** Binds the session of the delivery widget to the confirmed order (CHK-02). */
export function widgetReaction(
  commands: ReactionCommands,
  widget: Pick<DeliveryWidget, 'complete'>,
): ReceiptedReaction {
  return {
    name: 'delivery session',
    eventTypes: ['OrderConfirmed'] satisfies OrderConfirmed['type'][],
    async react(event) {
      const { order: placed, phase } = await commands.reactingTo(event).state(order);
      if (!placed) throw new UnexpectedPhase(event.type, phase);
      return widget.complete(placed.cartId, placed.orderNumber);
    },
  };
}
