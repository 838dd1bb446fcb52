import type { Instant, RecordedEvent } from '../../../../domain/kernel/index.js';
import {
  byKnownRight,
  goneSince,
  reminder,
  type About,
  type Reminder,
  type ReminderLeft,
  type ReminderState,
} from '../../../../domain/reminder/index.js';
import { isQuiet, withheldFrom, type ReminderWay, type Withheld } from '../../../../domain/reminder/rules/index.js';
import type { Clock } from '../../../foundation/clock.js';
import type { ReactionCommands } from '../../../foundation/command-handling/reaction-commands.js';
import type { ReceiptedReaction } from '../../../foundation/reactions/reaction-receipts.js';
import { watchedNow, type ReminderFacts } from '../reminder-facts.js';
import { wayFacts, type Reach, type ReminderWays } from '../reminder-ways.js';
import { sentenceOf } from './notice-texts.js';

/** What a partner is given. The key is the same however often it is sent. */
export interface Message {
  readonly customerId: string;
  readonly sentence: string;
  readonly reach: Reach;
  readonly key: string;
}

export type Carriers = Readonly<Record<ReminderWay, (message: Message) => Promise<void>>>;

export interface SendingParts {
  readonly commands: ReactionCommands;
  readonly facts: Pick<ReminderFacts, 'of'>;
  readonly ways: Pick<ReminderWays, 'reach'>;
  readonly clock: Pick<Clock, 'now'>;
  readonly carriers: Carriers;
}

const NAMES: readonly (readonly [string, ReminderWay])[] = [
  ['push reminder', 'App'],
  ['mail reminder', 'Email'],
  ['sms reminder', 'Sms'],
];

/**
 * RMD-03: sends a reminder that leaves, one reaction for each way. A way whose partner is away waits and is seen on the
 * operations page, and the others do not wait for it. Consent, death and reason are asked once more before each try.
 */
export function sendingReactions(parts: SendingParts): readonly ReceiptedReaction[] {
  return NAMES.map(([name, way]) => ({
    name,
    eventTypes: ['ReminderLeft' satisfies ReminderLeft['type']],
    react: async (stored) => {
      const { data } = stored as unknown as RecordedEvent<ReminderLeft>;
      if (!data.ways.includes(way)) return 'nothing-done';
      const { customerId, reminderId } = data;
      const reacting = parts.commands.reactingTo(stored);
      const state = await reacting.stateOf(reminder, customerId);
      const known = state.reminders[reminderId];
      if (known?.ways[way]?.is !== 'leaving' || !known.about) return 'nothing-done';
      const at = parts.clock.now();
      const of = { customerId, reminderId, way, at };
      if (isQuiet(at)) {
        await reacting.send(reminder, customerId, { type: 'PostponeSending', ...of }, `postpone ${way}`);
        return 'done';
      }
      const isGone = await isReasonGone(parts, state, known, of);
      // The consents are read last, so that one withdrawn while the facts are read counts.
      const reach = await parts.ways.reach(customerId);
      const withheld = reach ? whyNot(known, { isGone, reach, way }) : 'no-address';
      if (reach && withheld === null) await parts.carriers[way](messageOf(known.about, { ...of, reach }));
      await reacting.send(reminder, customerId, { type: 'RecordSending', ...of, withheld }, `record ${way}`);
      return 'done';
    },
  }));
}

async function isReasonGone(
  { facts }: SendingParts,
  { dead, isCustomerDead, ...state }: ReminderState,
  left: Reminder,
  { customerId, at }: { readonly customerId: string; readonly at: Instant },
): Promise<boolean> {
  if (!left.about) return true;
  const { watched } = left.about;
  const stored = watchedNow(watched, await facts.of(customerId, [watched.subject], at));
  const now = stored && byKnownRight(stored, state);
  return !now || isCustomerDead || dead.includes(now.concerning) || goneSince(left, now, at) !== null;
}

interface Asking {
  readonly reminderId: string;
  readonly way: ReminderWay;
}

interface Asked {
  readonly isGone: boolean;
  readonly way: ReminderWay;
  readonly reach: Reach;
}

function whyNot({ about, dueOn }: Reminder, { isGone, way, reach }: Asked): Withheld | null {
  if (isGone || !about) return 'reason-gone';
  return withheldFrom(wayFacts(reach, about.kind)[way], dueOn);
}

function messageOf(
  { kind, watched }: About,
  { customerId, reminderId, way, reach }: Omit<Message, 'sentence' | 'key'> & Asking,
): Message {
  return { customerId, reach, sentence: sentenceOf(kind, watched.by), key: `${reminderId}.${way.toLowerCase()}` };
}
