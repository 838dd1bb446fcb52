import type { DomainEvent, EventDefinitions, Instant, Uuid } from '../kernel/index.js';

/**
 * RX-06: an order has the next withdrawal of a prescription to itself. The stream's key is a hash of the register's id,
 * so nothing here tells of a person or a medicine. The order is named: after an erasure it still ends its claim.
 */
export type WithdrawalClaimed = DomainEvent<
  'WithdrawalClaimed',
  { readonly orderId: Uuid; readonly claimedAt: Instant; readonly until: Instant; readonly ruleVersion: string }
>;

export type ClaimEndReason =
  /** The register counts the withdrawal. */
  | 'dispensed'
  /** The order, or its part, ended without it. */
  | 'order-ended'
  /** The attempt to pay never became an order. */
  | 'never-placed'
  /** The order did not settle in time. */
  | 'overdue';

export type ClaimEnded = DomainEvent<
  'ClaimEnded',
  { readonly orderId: Uuid; readonly reason: ClaimEndReason; readonly endedAt: Instant }
>;

export type WithdrawalClaimEvent = WithdrawalClaimed | ClaimEnded;

export const withdrawalClaimEvents: EventDefinitions<WithdrawalClaimEvent> = {
  WithdrawalClaimed: { version: 1 },
  ClaimEnded: { version: 1 },
};
