import type { DomainEvent, EventDefinitions, Instant, PersonRef, Uuid } from '../kernel/index.js';
import type { HighCostAccount } from './account.js';

/**
 * The national high-cost database gave this pharmacy an account that it had not seen, or that had changed. What a person
 * buys at pharmacies is health data, so the account is sealed like a prescription (CORE-11, LAW-09).
 */
export type HighCostAccountReceived = DomainEvent<
  'HighCostAccountReceived',
  { readonly customerId: Uuid; readonly account: HighCostAccount; readonly receivedAt: Instant }
>;

export type HighCostAccountEvent = HighCostAccountReceived;

const person = ({ customerId }: { readonly customerId: Uuid }): PersonRef => `customer:${customerId}`;

export const highCostAccountEvents: EventDefinitions<HighCostAccountEvent> = {
  HighCostAccountReceived: { version: 1, personal: [{ purpose: 'prescription', fields: ['account'], person }] },
};
