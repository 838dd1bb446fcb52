import { accept, unchanged, type Instant, type Uuid } from '../../kernel/index.js';
import type { Warrant, WarrantRole } from '../rules/warrant.js';
import type { WarrantDecision } from '../rejections.js';
import type { WarrantState } from '../state.js';

export interface ReceiveWarrant {
  readonly type: 'ReceiveWarrant';
  readonly customerId: Uuid;
  readonly role: WarrantRole;
  readonly warrant: Warrant;
  readonly at: Instant;
}

/** Records what the national service gave. An unchanged warrant records nothing. */
export function receiveWarrant(
  { customerId, role, warrant, at }: ReceiveWarrant,
  state: WarrantState,
): WarrantDecision {
  if (isKnown(state, role, warrant)) return unchanged;
  return accept({ type: 'WarrantReceived', data: { customerId, role, ...warrant, at } });
}

/** Whether the pharmacy already has exactly this. */
export function isKnown({ warrants }: WarrantState, role: WarrantRole, warrant: Warrant): boolean {
  const known = warrants[warrant.warrantId];
  return known?.role === role && textOf(known) === textOf(warrant);
}

/** Fields in one order, because the events of a warrant fill them in different ones. */
function textOf({
  persons,
  registeredOn,
  acceptBy,
  validThrough,
  status,
  endedBy,
}: Omit<Warrant, 'persons' | 'warrantId'> & { readonly persons: Warrant['persons'] | null }): string {
  const parties = persons && [persons.giver, persons.holder, persons.child];
  const named = parties?.map((party) => party && [party.personNumber, party.name]);
  return JSON.stringify([named, registeredOn, acceptBy, validThrough, status, endedBy]);
}
