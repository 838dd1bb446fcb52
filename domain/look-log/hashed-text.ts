import type { LookRecorded } from './events.js';

/**
 * What the hash of an entry is made of, in an order that no store changes. It holds for entries of version 1 for ever:
 * a later version gets a text of its own.
 */
export function hashedText(entry: Omit<LookRecorded['data'], 'hash'>): string {
  const { number, previous, at, staffId, staffName, role, desk, call, outcome, refusal, subject, item, reason } = entry;
  const who = [staffId, staffName, role];
  const what = [desk, call, outcome, refusal, subject.kind, subject.id, item, reason];
  const sought = entry.sought.map(({ kind, hash }) => [kind, hash]);
  return JSON.stringify([number, previous, at, who, what, sought, entry.found]);
}
