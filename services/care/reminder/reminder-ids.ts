import type { Uuid } from '../../../domain/kernel/index.js';
import { candidateName } from '../../../domain/reminder/index.js';
import {
  candidatesOf,
  type ReminderKind,
  type ReminderWay,
  type Watched,
} from '../../../domain/reminder/rules/index.js';
import type { KeyedHash } from '../../foundation/platform/keyed-hash.js';

/** The ids of all reminders that these may give, by their names. Nobody without the key can guess one. */
export function idsFor(
  customerId: Uuid,
  subjects: readonly Watched[],
  at: string,
  hash: Pick<KeyedHash, 'of'>,
): Readonly<Record<string, string>> {
  const names = subjects.flatMap((watched) =>
    candidatesOf(watched, at).map(({ kind, dueOn }) => candidateName(watched.subject, kind, dueOn)),
  );
  return Object.fromEntries(names.map((name) => [name, hash.of('reminder', `${customerId} ${name}`).slice(0, 32)]));
}

/** The id of a customer's switch for one channel of one kind. */
export function channelIdOf(
  customerId: Uuid,
  kind: ReminderKind,
  way: ReminderWay,
  hash: Pick<KeyedHash, 'of'>,
): string {
  return hash.of('reminder channel', `${customerId} ${kind} ${way}`).slice(0, 32);
}
