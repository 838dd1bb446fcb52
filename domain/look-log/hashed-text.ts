import type { LookRecorded } from './events.js';

/**
 * The text whose hash an entry stores. The order of its fields does not depend on the store. It must never change for
 * entries of version 1; a later version gets its own text.
 */
export function hashedText(entry: Omit<LookRecorded['data'], 'hash'>): string {
  const { number, previous, at, staffId, staffName, role, desk, call, outcome, refusal, subject, item, reason } = entry;
  const who = [staffId, staffName, role];
  const what = [desk, call, outcome, refusal, subject.kind, subject.id, item, reason];
  const sought = entry.sought.map(({ kind, hash }) => [kind, hash]);
  return JSON.stringify([number, previous, at, who, what, sought, entry.found]);
}
