import type { DomainEvent, Instant, Ore, Uuid } from '../../kernel/index.js';

interface StaffRefund {
  readonly refundId: Uuid;
  readonly amount: Ore;
  readonly reason: string;
}

/** Staff want to pay back more than their role may alone. A second person decides. */
export type StaffRefundProposed = DomainEvent<
  'StaffRefundProposed',
  StaffRefund & {
    readonly ceiling: Ore;
    readonly ruleVersion: string;
    readonly proposedBy: Uuid;
    readonly proposedAt: Instant;
  }
>;
export type StaffRefundDeclined = DomainEvent<
  'StaffRefundDeclined',
  { readonly refundId: Uuid; readonly reason: string; readonly declinedBy: Uuid; readonly declinedAt: Instant }
>;
/** A part of the price is paid back although no goods came back, for example for a damaged piece. */
export type StaffRefundGiven = DomainEvent<
  'StaffRefundGiven',
  StaffRefund & {
    readonly ceiling: Ore;
    readonly ruleVersion: string;
    readonly givenBy: Uuid;
    /** The second person. Null within the ceiling of the first one's role. */
    readonly approvedBy: Uuid | null;
    readonly givenAt: Instant;
  }
>;

export type StaffRefundEvent = StaffRefundProposed | StaffRefundDeclined | StaffRefundGiven;
