import type { BusinessDate } from '../../kernel/index.js';
import type { Prescription } from './prescription.js';
import { isActiveIsh, standingOn } from './standing.js';

/** RX-04: the place of a prescription among those of the same chain. */
export interface ParallelGroup {
  readonly groupId: string;
  readonly groupSize: number;
  readonly isLatestInGroup: boolean;
  readonly showInActiveList: boolean;
  readonly showInInactiveList: boolean;
}

/**
 * The parallel groups of one person's prescriptions, by ordination id. A group has at least two members with the same
 * chain id, each of them active, parked or finally dispensed.
 */
export function parallelGroups(
  ofOnePerson: readonly Prescription[],
  day: BusinessDate,
): ReadonlyMap<string, ParallelGroup> {
  const groups = new Map<string, ParallelGroup>();
  for (const [chainId, members] of chains(ofOnePerson, day)) {
    if (members.length < 2) continue;
    const [latest] = members.toSorted(newestFirst);
    const someOpen = members.some((member) => isOpen(member, day));
    const someDispensed = members.some((member) => !isOpen(member, day));
    for (const member of members)
      groups.set(member.ordinationId, {
        groupId: chainId,
        groupSize: members.length,
        isLatestInGroup: member === latest,
        showInActiveList: isOpen(member, day) || someOpen,
        showInInactiveList: !isOpen(member, day) || someDispensed,
      });
  }
  return groups;
}

/** The newest prescription comes first, by the day of issue, then the last valid day, then the id. */
export function newestFirst(one: Prescription, other: Prescription): number {
  return (
    descending(one.issuedOn, other.issuedOn) ||
    descending(one.validThrough, other.validThrough) ||
    descending(one.ordinationId, other.ordinationId)
  );
}

function chains(all: readonly Prescription[], day: BusinessDate): ReadonlyMap<string, readonly Prescription[]> {
  const found = new Map<string, Prescription[]>();
  for (const prescription of all) {
    const { chainId } = prescription;
    if (!chainId || !(isOpen(prescription, day) || standingOn(prescription, day) === 'dispensed')) continue;
    found.set(chainId, [...(found.get(chainId) ?? []), prescription]);
  }
  return found;
}

function isOpen(prescription: Prescription, day: BusinessDate): boolean {
  return isActiveIsh(standingOn(prescription, day));
}

function descending(one: string, other: string): number {
  return one === other ? 0 : one < other ? 1 : -1;
}
