import type { DosePackAnswered } from '../../../domain/dose-pack/index.js';
import type { RecordedEvent } from '../../../domain/kernel/index.js';
import type { ReceiptedReaction } from '../../foundation/reactions/reaction-receipts.js';
import { messageId, type Mailer } from '../../partners/mail/mailer.js';
import type { ReminderWays } from '../reminder/reminder-ways.js';
import { dosePackAnswerMail } from './mail-texts.js';

/** RX-24: one mail for each answer. A customer without an e-mail address reads the answer on the page only. */
export function dosePackMailReaction(
  ways: Pick<ReminderWays, 'reach'>,
  mailer: Mailer,
  shopUrl: string,
): ReceiptedReaction {
  return {
    name: 'mail dose pack answer',
    eventTypes: ['DosePackAnswered'] satisfies DosePackAnswered['type'][],
    react: async (event) => {
      const { customerId } = (event as unknown as RecordedEvent<DosePackAnswered>).data;
      const reach = await ways.reach(customerId);
      if (!reach?.email) return 'nothing-done';
      const letter = dosePackAnswerMail(reach.firstName, shopUrl);
      await mailer.send({ to: reach.email, ...letter, messageId: messageId('dose-pack-answer', event.eventId) });
      return 'done';
    },
  };
}
