import { messageId, type Mailer } from '../../../partners/mail/mailer.js';
import type { PushGateway } from '../../../partners/push/gateway.js';
import type { SmsGateway } from '../../../partners/push/sms/gateway.js';
import { reminderMail, reminderPush, reminderText } from './notice-texts.js';
import type { Carriers } from './sending-reactions.js';

export interface Partners {
  readonly mailer: Mailer;
  readonly push: PushGateway;
  readonly sms: SmsGateway | null;
  readonly shopUrl: string;
}

/** How each way carries a message. Who is asked has an address, because the reaction has checked it. */
export function carriers({ mailer, push, sms, shopUrl }: Partners): Carriers {
  return {
    App: ({ customerId, sentence, key }) =>
      push.send({ customerId, ...reminderPush(sentence), key: `reminder.${key}` }),
    Email: async ({ sentence, reach, key }) => {
      const letter = reminderMail(sentence, reach.firstName, shopUrl);
      await mailer.send({ to: needed(reach.email), ...letter, messageId: messageId('reminder', key) });
    },
    Sms: async ({ sentence, reach, key }) => {
      await needed(sms).send({
        to: needed(reach.mobileNumber),
        text: reminderText(sentence, shopUrl),
        key: `reminder.${key}`,
      });
    },
  };
}

function needed<T>(value: T | null): T {
  if (value === null) throw new TypeError('a reminder leaves by a way that leads nowhere');
  return value;
}
