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
      return known(state, event.data, { status: 'waiting', endedBy: null });
    case 'WarrantAccepted':
      return changed(state, event.data.warrantId, { status: 'accepted' });
    case 'WarrantDeclined':
      return changed(state, event.data.warrantId, { status: 'declined' });
    case 'WarrantEnded':
      return changed(state, event.data.warrantId, { status: 'ended', endedBy: event.data.role });
    case 'WarrantUnanswered':
      return changed(state, event.data.warrantId, { isUnanswered: true });
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
): WarrantState {
  const terms = { registeredOn, acceptBy, validThrough };
  const before = warrants[warrantId];
  const one = {
    ...{ warrantId, role, persons: isForgotten(persons) ? null : persons, ...terms, status, endedBy },
    knownSince: before?.knownSince ?? at,
    changeReceivedAt: before && before.status !== status ? at : (before?.changeReceivedAt ?? null),
    isUnanswered: before?.isUnanswered ?? false,
  };
  return { warrants: { ...warrants, [warrantId]: one } };
}

function changed(
  { warrants }: WarrantState,
  warrantId: string,
  change: Partial<Pick<KnownWarrant, 'status' | 'endedBy' | 'isUnanswered'>>,
): WarrantState {
  const before = warrants[warrantId];
  // A warrant is received or given before it changes. The decider has seen to it.
  if (!before) return { warrants };
  return { warrants: { ...warrants, [warrantId]: { ...before, ...change } } };
}
