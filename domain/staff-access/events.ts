import type { DomainEvent, EventDefinitions, Instant, Uuid } from '../kernel/index.js';

export type CustomerViewed = DomainEvent<
  'CustomerViewed',
  {
    readonly customerId: Uuid;
    readonly staffId: Uuid;
    readonly staffName: string;
    readonly reason: string;
    readonly at: Instant;
  }
>;

export type StaffAccessEvent = CustomerViewed;

export const staffAccessEvents: EventDefinitions<StaffAccessEvent> = {
  CustomerViewed: { version: 1 },
};
