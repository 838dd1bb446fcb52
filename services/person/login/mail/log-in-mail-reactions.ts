import {
  customer,
  type CopiedSessionEnded,
  type CustomerState,
  type NewDeviceSeen,
} from '../../../../domain/customer/index.js';
import { isForgotten, type RecordedEvent, type Uuid } from '../../../../domain/kernel/index.js';
import type { ReactionCommands } from '../../../foundation/command-handling/reaction-commands.js';
import type { StoredEvent } from '../../../foundation/event-store/port.js';
import type { MemberOf } from '../../member/member-of.js';
import type { WrittenMail } from '../../../partners/mail/letter.js';
import { messageId, type Mailer } from '../../../partners/mail/mailer.js';
import type { ReceiptedReaction } from '../../../foundation/reactions/reaction-receipts.js';
import { copiedSessionMail, newDeviceMail } from './log-in-mail-texts.js';

type Outcome = 'done' | 'nothing-done';
type Letter = (firstName: string | null) => WrittenMail;

/** Mails a customer about a log-in from a new device, and about a log-in cookie that was probably copied. */
export function logInMailReactions(
  commands: ReactionCommands,
  mailer: Mailer,
  memberOf: Pick<MemberOf, 'active'>,
  shopUrl: string,
): readonly ReceiptedReaction[] {
  const send = async (event: StoredEvent, purpose: string, letter: Letter): Promise<Outcome> => {
    const state = await commands.reactingTo(event).state(customer);
    const to = await addressOf(state, memberOf);
    if (!to) return 'nothing-done';
    const { firstName } = state.profile;
    const mail = letter(firstName && !isForgotten(firstName) ? firstName : null);
    await mailer.send({ to, ...mail, messageId: messageId(purpose, event.eventId) });
    return 'done';
  };
  return [
    {
      name: 'mail new device',
      eventTypes: ['NewDeviceSeen'] satisfies NewDeviceSeen['type'][],
      react: async (event) => {
        const { data } = event as unknown as RecordedEvent<NewDeviceSeen>;
        if (data.atFirstLogIn || isForgotten(data.device)) return 'nothing-done';
        return send(event, 'new-device', (firstName) => newDeviceMail(data, firstName, shopUrl));
      },
    },
    {
      name: 'mail copied log-in',
      eventTypes: ['CopiedSessionEnded'] satisfies CopiedSessionEnded['type'][],
      react: (event) => {
        const { at } = (event as unknown as RecordedEvent<CopiedSessionEnded>).data;
        return send(event, 'copied-log-in', (firstName) => copiedSessionMail(at, firstName, shopUrl));
      },
    },
  ];
}

/**
 * Returns the e-mail address of the profile, or otherwise of the registration. Null when there is neither, and for an
 * erased customer.
 */
async function addressOf(
  { status, customerId, profile }: CustomerState,
  memberOf: Pick<MemberOf, 'active'>,
): Promise<string | null> {
  if (status !== 'known') return null;
  const known = [profile.email, await emailOfMember(customerId, memberOf)];
  return known.find((email) => email && !isForgotten(email)) ?? null;
}

async function emailOfMember(customerId: Uuid, memberOf: Pick<MemberOf, 'active'>): Promise<string | undefined> {
  return (await memberOf.active(customerId))?.state.email;
}
