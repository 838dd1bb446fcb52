import { customer, type CustomerEvent, type CustomerState } from '../../../domain/customer/index.js';
import {
  fold,
  isForgotten,
  maskPersonNumber,
  parsePersonNumber,
  type RecordedEvent,
} from '../../../domain/kernel/index.js';
import type { MemberRegistered } from '../../../domain/member/index.js';
import type { OrderPlaced } from '../../../domain/order/index.js';
import { parseStreamId } from '../../../domain/slices.js';
import type { SubjectHeader } from '../contract/customers.js';
import { isErased } from './mask-events.js';
import type { Subject } from './subjects.js';

type Who = Omit<SubjectHeader, 'opening'>;

/** Returns the latest known identity. Erased data stays hidden, even where the bookkeeping still has it. */
export function subjectHeader({ subjectId, kind, events }: Subject): Who {
  const state = customerState(events);
  const registered = lastOf<MemberRegistered>(events, 'MemberRegistered')?.data;
  const erased = isErased(events);
  const contact = erased ? null : known(lastOf<OrderPlaced>(events, 'OrderPlaced')?.data.contact);
  // A key stays in memory for a moment after its erasure, so the event may still be readable here.
  const joinedWith = erased ? null : registered;
  const { firstName, lastName, email, mobileNumber, streetAddress, postalCode, city } = state.profile;
  const ownName = joined(firstName, lastName);
  return {
    subjectId,
    kind,
    erased,
    name: ownName ?? (contact ? joined(contact.firstName, contact.lastName) : null),
    maskedPersonNumber: masked(state.personNumber),
    memberNumber: registered?.memberNumber ?? null,
    email: first(email, joinedWith?.email, contact?.email),
    phone: first(mobileNumber, joinedWith?.mobileNumber, contact?.phoneNumber),
    address:
      joined(streetAddress, postalCode, city) ??
      (contact ? joined(contact.street, contact.postalCode, contact.city) : null),
  };
}

export function customerState(events: readonly RecordedEvent[]): CustomerState {
  const own = events.filter(({ streamId }) => parseStreamId(streamId)?.kind === 'customer');
  return fold(customer.evolve, customer.initial, own as readonly (CustomerEvent & RecordedEvent)[]);
}

function masked(text: string): string | null {
  const number = isForgotten(text) ? null : parsePersonNumber(text);
  return number && maskPersonNumber(number);
}

function lastOf<E extends RecordedEvent | { type: string; data: unknown }>(
  events: readonly RecordedEvent[],
  type: E['type'],
): E | undefined {
  return events.findLast((event) => event.type === type) as E | undefined;
}

function known<T>(value: T | undefined): T | null {
  return value === undefined || isForgotten(value) ? null : value;
}

function first(...texts: readonly (string | undefined)[]): string | null {
  return texts.find((text) => text && !isForgotten(text)) ?? null;
}

function joined(...parts: readonly (string | undefined)[]): string | null {
  const said = parts.filter((part) => part && !isForgotten(part));
  return said.length > 0 ? said.join(' ') : null;
}
