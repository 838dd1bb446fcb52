import { isActiveIsh } from '../../prescription/rules/index.js';
import type { PrescriptionFacts, Watched } from '../rules/index.js';
import type { ReminderState } from '../state.js';

/** RX-04: whether a newer prescription of the same chain took the place of this one. */
export function isRenewed(
  { subject, concerning, facts }: Watched,
  told: readonly Watched[],
  { reminders }: ReminderState,
): boolean {
  if (facts.of !== 'prescription' || facts.chainId === null) return false;
  const planned = Object.values(reminders).flatMap(({ about }) => (about ? [about.watched] : []));
  // What is told now is newer than what was known when something was planned.
  const others = [...new Map([...planned, ...told].map((each) => [each.subject, each])).values()];
  return others.some(
    (other) =>
      other.subject !== subject &&
      other.concerning === concerning &&
      other.facts.of === 'prescription' &&
      isNewerOfChain(other.facts, facts),
  );
}

function isNewerOfChain(other: PrescriptionFacts, one: PrescriptionFacts): boolean {
  return (
    other.chainId === one.chainId &&
    isActiveIsh(other.standing) &&
    other.issuedOn > one.issuedOn &&
    other.validThrough > one.validThrough
  );
}
