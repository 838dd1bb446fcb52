import { isForgotten, type Instant } from '../kernel/index.js';
import type { WarrantEvent } from './events.js';
import type { Warrant, WarrantRole } from './rules/warrant.js';

/** A warrant as this pharmacy knows it. */
export interface KnownWarrant extends Omit<Warrant, 'persons'> {
  readonly role: WarrantRole;
  /** Null when the customer was erased. */
  readonly persons: Warrant['persons'] | null;
  /** When this pharmacy first heard of it. */
  readonly knownSince: Instant;
  /** When the national service told of another status than the known one. Null until it did. */
  readonly changeReceivedAt: Instant | null;
  /** Whether it was noted that nobody has answered in time. */
  readonly isUnanswered: boolean;
  /** Whether the giver gave it at this pharmacy. The holder is told of that by itself. */
  readonly isGivenHere: boolean;
  /** Whether it was noted that it waits, so that the holder is told. */
  readonly isFoundWaiting: boolean;
}

export interface WarrantState {
  readonly warrants: Readonly<Record<string, KnownWarrant>>;
}

export const initial: WarrantState = { warrants: {} };

export function evolve(state: WarrantState, event: WarrantEvent): WarrantState {
  switch (event.type) {
    case 'WarrantReceived':
      return known(state, event.data, event.data);
    case 'WarrantGiven':
    case 'WarrantGivenAtPharmacy':
      return known(state, event.data, { status: 'waiting', endedBy: null }, true);
    case 'WarrantAccepted':
      return changed(state, event.data.warrantId, { status: 'accepted' });
    case 'WarrantDeclined':
      return changed(state, event.data.warrantId, { status: 'declined' });
    case 'WarrantEnded':
      return changed(state, event.data.warrantId, { status: 'ended', endedBy: event.data.role });
    case 'WarrantUnanswered':
      return changed(state, event.data.warrantId, { isUnanswered: true });
    case 'WarrantFoundWaiting':
      return changed(state, event.data.warrantId, { isFoundWaiting: true });
    default:
      event satisfies never;
      return state;
  }
}

type Told = Pick<
  Extract<WarrantEvent, { type: 'WarrantGiven' }>['data'],
  'warrantId' | 'role' | 'persons' | 'registeredOn' | 'acceptBy' | 'validThrough' | 'at'
>;

function known(
  { warrants }: WarrantState,
  { warrantId, role, persons, registeredOn, acceptBy, validThrough, at }: Told,
  { status, endedBy }: Pick<KnownWarrant, 'status' | 'endedBy'>,
  isGivenHere = false,
): WarrantState {
  const terms = { registeredOn, acceptBy, validThrough };
  const before = warrants[warrantId];
  const one = {
    ...{ warrantId, role, persons: isForgotten(persons) ? null : persons, ...terms, status, endedBy },
    knownSince: before?.knownSince ?? at,
    changeReceivedAt: before && before.status !== status ? at : (before?.changeReceivedAt ?? null),
    isUnanswered: before?.isUnanswered ?? false,
    isGivenHere: before?.isGivenHere ?? isGivenHere,
    isFoundWaiting: before?.isFoundWaiting ?? false,
  };
  return { warrants: { ...warrants, [warrantId]: one } };
}

function changed(
  { warrants }: WarrantState,
  warrantId: string,
  change: Partial<Pick<KnownWarrant, 'status' | 'endedBy' | 'isUnanswered' | 'isFoundWaiting'>>,
): WarrantState {
  const before = warrants[warrantId];
  // A warrant is received or given before it changes. The decider has seen to it.
  if (!before) return { warrants };
  return { warrants: { ...warrants, [warrantId]: { ...before, ...change } } };
}
