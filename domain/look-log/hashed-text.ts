import type { LookRecorded } from './events.js';

/**
 * The text whose hash an entry stores. Its fields have a fixed order. The text for entries of version 1 must never
 * change.
 */
export function hashedText(entry: Omit<LookRecorded['data'], 'hash'>): string {
  const { number, previous, at, staffId, staffName, role, desk, call, outcome, refusal, subject, item, reason } = entry;
  const who = [staffId, staffName, role];
  const what = [desk, call, outcome, refusal, subject.kind, subject.id, item, reason];
  const sought = entry.sought.map(({ kind, hash }) => [kind, hash]);
  return JSON.stringify([number, previous, at, who, what, sought, entry.found]);
}
