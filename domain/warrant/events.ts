import type { DomainEvent, EventDefinitions, Instant, PersonRef, Uuid } from '../kernel/index.js';
import type { IdKind } from './rules/id-kind.js';
import type { Warrant, WarrantEnd, WarrantRole } from './rules/warrant.js';

interface OfCustomer {
  /** The giver or the holder, whose stream this is. Each of the two has a stream of their own. */
  readonly customerId: Uuid;
  readonly role: WarrantRole;
  readonly warrantId: string;
  readonly at: Instant;
}

type Terms = Pick<Warrant, 'persons' | 'registeredOn' | 'acceptBy' | 'validThrough'>;

/**
 * RX-08: the national service gave this pharmacy a warrant that it had not seen, or that had changed. Names and person
 * numbers are sealed.
 */
export type WarrantReceived = DomainEvent<
  'WarrantReceived',
  OfCustomer & Terms & { readonly status: Warrant['status']; readonly endedBy: WarrantEnd | null }
>;

/** RX-23: the giver gave a warrant here, and the national service has registered it. */
export type WarrantGiven = DomainEvent<'WarrantGiven', OfCustomer & Terms & { readonly ruleVersion: string }>;

/**
 * RX-23: the giver gave a warrant at a pharmacy. A pharmacist saw a proof of identity, whose number is not kept. The stream is
 * the giver's, or the holder's where the giver is no customer.
 */
export type WarrantGivenAtPharmacy = DomainEvent<
  'WarrantGivenAtPharmacy',
  OfCustomer &
    Terms & {
      readonly ruleVersion: string;
      readonly checkedBy: Uuid;
      readonly checkedByName: string;
      readonly idKind: IdKind;
    }
>;
/** RX-08: the holder accepted here. From now on the holder may act. */
export type WarrantAccepted = DomainEvent<'WarrantAccepted', OfCustomer>;
export type WarrantDeclined = DomainEvent<'WarrantDeclined', OfCustomer>;
/** The customer whose stream this is ended the warrant here. */
export type WarrantEnded = DomainEvent<'WarrantEnded', OfCustomer>;
/**
 * RX-08: the last day to answer has passed, and this pharmacy has heard of no answer. The giver's stream has it. The holder may
 * have answered elsewhere, so the national service is asked before the giver is told.
 */
export type WarrantUnanswered = DomainEvent<'WarrantUnanswered', OfCustomer>;

/**
 * RX-08: the daily question to the national service found a warrant that waits for the holder, and that was not given here. The
 * holder's stream has it, and the holder is told once.
 */
export type WarrantFoundWaiting = DomainEvent<'WarrantFoundWaiting', OfCustomer>;

export type WarrantEvent =
  | WarrantReceived
  | WarrantGiven
  | WarrantGivenAtPharmacy
  | WarrantAccepted
  | WarrantDeclined
  | WarrantEnded
  | WarrantUnanswered
  | WarrantFoundWaiting;

const person = ({ customerId }: { readonly customerId: Uuid }): PersonRef => `customer:${customerId}`;
const persons = [{ purpose: 'identity', fields: ['persons'], person }] as const;

export const warrantEvents: EventDefinitions<WarrantEvent> = {
  WarrantReceived: { version: 1, personal: persons },
  WarrantGiven: { version: 1, personal: persons },
  WarrantGivenAtPharmacy: { version: 1, personal: persons },
  WarrantAccepted: { version: 1 },
  WarrantDeclined: { version: 1 },
  WarrantEnded: { version: 1 },
  WarrantUnanswered: { version: 1 },
  WarrantFoundWaiting: { version: 1 },
};
