import { isForgotten, type RecordedEvent } from '../../../domain/kernel/index.js';
import { order } from '../../../domain/order/index.js';
import { prescription, type RecallNotified } from '../../../domain/prescription/index.js';
import type { ReactionCommands } from '../../foundation/command-handling/reaction-commands.js';
import type { ReceiptedReaction } from '../../foundation/reactions/reaction-receipts.js';
import { messageId, type Mailer } from '../../partners/mail/mailer.js';
import { recallMail } from './mail-texts.js';

/** RX-06: one mail for each notice, however often the event arrives. */
export function recallMailReactions(
  commands: ReactionCommands,
  mailer: Mailer,
  shopUrl: string,
): readonly ReceiptedReaction[] {
  return [
    {
      name: 'mail recalled batch',
      eventTypes: ['RecallNotified'] satisfies RecallNotified['type'][],
      react: async (event) => {
        const { data } = event as unknown as RecordedEvent<RecallNotified>;
        const reacting = commands.reactingTo(event);
        const one = (await reacting.stateOf(prescription, reacting.key)).dispensings[data.dispensingId];
        const placed = one && (await reacting.stateOf(order, one.orderId)).order;
        // The customer has been erased since the notice. Nobody has the address any more.
        if (!placed || isForgotten(placed.contact)) return 'nothing-done';
        const { email, firstName } = placed.contact;
        await mailer.send({
          to: email,
          ...recallMail(firstName, shopUrl),
          messageId: messageId('recalled-batch', event.eventId),
        });
        return 'done';
      },
    },
  ];
}
