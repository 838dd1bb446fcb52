import { customer } from '../../../domain/customer/index.js';
import { isForgotten, type RecordedEvent } from '../../../domain/kernel/index.js';
import { membership, type ChequeLapsed, type MemberState, type PointsReversed } from '../../../domain/member/index.js';
import type { Reacting, ReactionCommands } from '../../foundation/command-handling/reaction-commands.js';
import type { StoredEvent } from '../../foundation/event-store/port.js';
import type { WrittenMail } from '../../partners/mail/letter.js';
import { messageId, type Mailer } from '../../partners/mail/mailer.js';
import type { ReceiptedReaction } from '../../foundation/reactions/reaction-receipts.js';
import { lapseMail, returnMail, type ReturnEffects } from './mail-texts.js';

type Outcome = 'done' | 'nothing-done';
type Letter = (firstName: string | null) => WrittenMail;

/** CLB-02: creates the reactions that tell the member by mail how a return changed points, cheques and level. */
export function memberMailReactions(
  commands: ReactionCommands,
  mailer: Mailer,
  shopUrl: string,
): readonly ReceiptedReaction[] {
  const send = async (event: StoredEvent, purpose: string, letterOf: LetterOf): Promise<Outcome> => {
    const reacting = commands.reactingTo(event);
    const member = await reacting.state(membership);
    const letter = letterOf(member, shopUrl);
    const to = letter && (await receiver(reacting, member));
    if (!letter || !to) return 'nothing-done';
    const id = messageId(purpose, event.eventId);
    await mailer.send({ to: to.email, ...letter(to.firstName), messageId: id });
    return 'done';
  };
  return [
    {
      name: 'mail points after a return',
      eventTypes: ['PointsReversed'] satisfies PointsReversed['type'][],
      react: (event) =>
        send(event, 'points-after-return', afterReturn(event as unknown as RecordedEvent<PointsReversed>)),
    },
    {
      name: 'mail recalled cheque',
      eventTypes: ['ChequeLapsed'] satisfies ChequeLapsed['type'][],
      react: (event) => send(event, 'recalled-cheque', afterRecall(event as unknown as RecordedEvent<ChequeLapsed>)),
    },
  ];
}

type LetterOf = (member: MemberState, shopUrl: string) => Letter | null;

/**
 * Creates the mail about a return. Version 1 of PointsReversed changed no cheque and no level, so it causes no mail.
 */
function afterReturn({ data }: RecordedEvent<PointsReversed>): LetterOf {
  return (member, shopUrl) => {
    if (data.taken === null) return null;
    return (firstName) => returnMail(effectsOf(data, member), firstName, shopUrl);
  };
}

/**
 * Creates the mail about a lapsed cheque. A cheque that lapsed together with a return gets none, because the mail about
 * the return already names it.
 */
function afterRecall({ data }: RecordedEvent<ChequeLapsed>): LetterOf {
  return ({ cheques }, shopUrl) => {
    const cheque = cheques.find(({ chequeId }) => chequeId === data.chequeId);
    return cheque?.recalledBy ? (firstName) => lapseMail(cheque, firstName, shopUrl) : null;
  };
}

function effectsOf(reversed: PointsReversed['data'], { cheques, levelDates }: MemberState): ReturnEffects {
  const { returnId } = reversed;
  const lapsed = cheques.filter(({ lapse, recalledBy }) => lapse?.returnId === returnId && !recalledBy);
  return { reversed, lapsed, level: levelDates.find((change) => change.returnId === returnId) ?? null };
}

/** Returns the e-mail address of the profile, else the one from registration. Null for an erased person. */
async function receiver(
  reacting: Reacting,
  { customerId, email: joinedWith }: MemberState,
): Promise<{ readonly email: string; readonly firstName: string | null } | null> {
  const { profile } = await reacting.stateOf(customer, customerId);
  const email = [profile.email, joinedWith].find((one) => one && !isForgotten(one));
  const firstName = profile.firstName && !isForgotten(profile.firstName) ? profile.firstName : null;
  return email ? { email, firstName } : null;
}
