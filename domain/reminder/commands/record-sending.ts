import { accept, reject, unchanged, type Instant, type Uuid } from '../../kernel/index.js';
import type { ReminderDecision } from '../rejections.js';
import { leavesFrom, type ReminderWay, type Withheld } from '../rules/index.js';
import type { ReminderState } from '../state.js';

interface OfWay {
  readonly customerId: Uuid;
  readonly reminderId: string;
  readonly way: ReminderWay;
  readonly at: Instant;
}

/** Records that the partner of a way took a reminder, or why it was not given to it. */
export interface RecordSending extends OfWay {
  readonly type: 'RecordSending';
  /** Null when it was sent. */
  readonly withheld: Withheld | null;
}

/** Records that the quiet hours began before a reminder could be sent. */
export interface PostponeSending extends OfWay {
  readonly type: 'PostponeSending';
}

export function recordSending({ withheld, ...one }: RecordSending, state: ReminderState): ReminderDecision {
  const standing = leaving(one, state);
  if (standing !== 'leaving') return standing;
  const { customerId, reminderId, way, at } = one;
  const data = { customerId, reminderId, way, at };
  if (withheld === null) return accept({ type: 'ReminderSent', data });
  return accept({ type: 'ReminderWithheld', data: { ...data, why: withheld } });
}

export function postponeSending(
  { customerId, reminderId, way, at }: PostponeSending,
  state: ReminderState,
): ReminderDecision {
  const standing = leaving({ reminderId, way }, state);
  if (standing !== 'leaving') return standing;
  return accept({ type: 'ReminderPostponed', data: { customerId, reminderId, way, leavesAt: leavesFrom(at), at } });
}

function leaving({ reminderId, way }: Pick<OfWay, 'reminderId' | 'way'>, state: ReminderState) {
  const known = state.reminders[reminderId];
  if (!known) return reject({ type: 'ReminderUnknown', field: 'reminderId' } as const);
  return known.ways[way]?.is === 'leaving' ? ('leaving' as const) : unchanged;
}
