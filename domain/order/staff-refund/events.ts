import type { DomainEvent, Instant, Ore, Uuid } from '../../kernel/index.js';

/** What staff pay back of a line's price. */
export interface PaidBackLine {
  readonly lineId: string;
  readonly amount: Ore;
}

interface StaffRefund {
  readonly refundId: Uuid;
  readonly amount: Ore;
  /** The goods that the money is for. They make up `amount`. Empty for the order as a whole, and in version 1. */
  readonly lines: readonly PaidBackLine[];
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
