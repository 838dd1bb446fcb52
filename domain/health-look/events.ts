import {
  upcasters,
  type DomainEvent,
  type EventDefinitions,
  type Instant,
  type PersonRef,
  type Uuid,
} from '../kernel/index.js';
import type { StaffPurpose } from './staff-look.js';

/** The part of the health data that was asked for. */
export type HealthPart =
  | 'prescriptions'
  | 'animal-prescriptions'
  | 'child-prescriptions'
  | 'high-cost'
  | 'price'
  | 'news'
  | 'prescription-person'
  | 'ordered-prescription'
  | 'dose-pack-message'
  | 'stock-watch'
  | 'principal-prescriptions'
  | 'warrants';

/** Who asked: the customer, or a member of staff with the name and the role of that moment. */
export type Asker =
  | { readonly kind: 'customer'; readonly id: Uuid }
  /** RX-08: the holder of a warrant that the customer gave. The customer's own stream of warrants names the holder. */
  | { readonly kind: 'warrant-holder'; readonly warrantId: string }
  | {
      readonly kind: 'staff';
      readonly id: Uuid;
      readonly name: string;
      readonly role: 'pharmacist' | 'support' | 'operations';
      readonly purpose: StaffPurpose;
    };

/**
 * LAW-09: somebody was shown the customer's health data. Staff write why in their own words. The words may tell of a
 * disease or a drug, so they are sealed as prescriptions are.
 */
export type HealthDataShown = DomainEvent<
  'HealthDataShown',
  {
    readonly customerId: Uuid;
    readonly part: HealthPart;
    readonly by: Asker;
    readonly reason: string | null;
    readonly at: Instant;
  }
>;

/**
 * RX-12: the customer asked for the health data of another person, without the right to it. The other person is a keyed
 * hash of the person number, because no event may tell whom the customer asked for.
 */
export type HealthDataRefused = DomainEvent<
  'HealthDataRefused',
  { readonly customerId: Uuid; readonly part: HealthPart; readonly otherPerson: string; readonly at: Instant }
>;

/**
 * LAW-09: somebody else asked for the customer's health data and was refused. Another customer is not named: whom a person
 * asked for is that person's own data. Staff are named.
 */
export type HealthDataWithheld = DomainEvent<
  'HealthDataWithheld',
  {
    readonly customerId: Uuid;
    readonly part: HealthPart;
    readonly from: Extract<Asker, { kind: 'staff' }> | { readonly kind: 'another-person' };
    readonly at: Instant;
  }
>;

/** LAW-09: the customer allows no looks of staff but those that a purchase or the law needs. */
export type StaffLooksBlocked = DomainEvent<'StaffLooksBlocked', { readonly customerId: Uuid; readonly at: Instant }>;
export type StaffLooksAllowed = DomainEvent<'StaffLooksAllowed', { readonly customerId: Uuid; readonly at: Instant }>;

export type HealthLookEvent =
  HealthDataShown | HealthDataRefused | HealthDataWithheld | StaffLooksBlocked | StaffLooksAllowed;

const person = ({ customerId }: { readonly customerId: Uuid }): PersonRef => `customer:${customerId}`;

type ShownBefore = Omit<HealthDataShown['data'], 'reason'>;

/** Version 2 knows two more parts, version 3 five more and the looks of staff, and version 4 those by warrants. */
export const healthLookEvents: EventDefinitions<HealthLookEvent> = {
  HealthDataShown: {
    version: 4,
    upcast: upcasters(
      (before: ShownBefore) => before,
      (before: ShownBefore): HealthDataShown['data'] => ({ ...before, reason: null }),
      (before: HealthDataShown['data']) => before,
    ),
    personal: [{ purpose: 'prescription', fields: ['reason'], person }],
  },
  HealthDataRefused: {
    version: 4,
    upcast: upcasters(
      (before: HealthDataRefused['data']) => before,
      (before: HealthDataRefused['data']) => before,
      (before: HealthDataRefused['data']) => before,
    ),
    personal: [{ purpose: 'identity', fields: ['otherPerson'], person }],
  },
  HealthDataWithheld: { version: 2, upcast: upcasters((before: HealthDataWithheld['data']) => before) },
  StaffLooksBlocked: { version: 1 },
  StaffLooksAllowed: { version: 1 },
};
