import { upcasters, type DomainEvent, type EventDefinitions, type Instant, type Uuid } from '../kernel/index.js';

/** The part of the health data that was asked for. */
export type HealthPart = 'prescriptions' | 'animal-prescriptions' | 'child-prescriptions' | 'high-cost';

/** Who asked. Today only the customer; staff follow with their reason. */
export interface Asker {
  readonly kind: 'customer';
  readonly id: Uuid;
}

/** LAW-09: somebody was shown the customer's health data. */
export type HealthDataShown = DomainEvent<
  'HealthDataShown',
  { readonly customerId: Uuid; readonly part: HealthPart; readonly by: Asker; readonly at: Instant }
>;

/**
 * RX-12: the customer asked for the health data of another person, without the right to it. The other person is a keyed
 * hash of the person number, because no event may tell whom the customer asked for.
 */
export type HealthDataRefused = DomainEvent<
  'HealthDataRefused',
  { readonly customerId: Uuid; readonly part: HealthPart; readonly otherPerson: string; readonly at: Instant }
>;

export type HealthLookEvent = HealthDataShown | HealthDataRefused;

/** Version 2 knows two more parts. What was recorded before stays as it is. */
export const healthLookEvents: EventDefinitions<HealthLookEvent> = {
  HealthDataShown: { version: 2, upcast: upcasters((before: HealthDataShown['data']) => before) },
  HealthDataRefused: {
    version: 2,
    upcast: upcasters((before: HealthDataRefused['data']) => before),
    personal: [{ purpose: 'identity', fields: ['otherPerson'], person: ({ customerId }) => `customer:${customerId}` }],
  },
};
