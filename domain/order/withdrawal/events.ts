import type { BusinessDate, DomainEvent, Instant, Uuid } from '../../kernel/index.js';
import type { ReturnEvent } from './return-events.js';

export interface WithdrawnLine {
  readonly lineId: string;
  readonly quantity: number;
}

/** LAW-04: the customer withdrew from the purchase of these goods. The notice counts from this moment. */
export type WithdrawalNotified = DomainEvent<
  'WithdrawalNotified',
  {
    readonly withdrawalId: Uuid;
    readonly lines: readonly WithdrawnLine[];
    /** `stop`: nothing has left, so the warehouse is asked to stop the parcel. `return`: the goods must come back. */
    readonly asks: 'stop' | 'return';
    /** The last day of the period. Null while goods are still to be received. */
    readonly lastDay: BusinessDate | null;
    readonly notifiedAt: Instant;
    readonly ruleVersion: string;
  }
>;

/** The goods are to come back. Medicines in the notice stay with the customer, and with their price. */
export type ReturnAwaited = DomainEvent<
  'ReturnAwaited',
  {
    readonly withdrawalId: Uuid;
    readonly returnNumber: string;
    readonly lines: readonly WithdrawnLine[];
    /** Lines of the notice that cannot come back, because the parcel with these medicines had left after all. */
    readonly kept: readonly WithdrawnLine[];
    /** The last day for the refund (Distansavtalslagen 2 kap. 14 §). */
    readonly refundBy: BusinessDate;
    readonly awaitedAt: Instant;
  }
>;

/** The parcel had left after all, and it holds medicines only. So nothing of the notice can come back. */
export type WithdrawalDeclined = DomainEvent<
  'WithdrawalDeclined',
  { readonly withdrawalId: Uuid; readonly reason: 'not-returnable'; readonly declinedAt: Instant }
>;

/** The order was cancelled before anything of the notice had left. Nothing has to come back. */
export type WithdrawalStopped = DomainEvent<
  'WithdrawalStopped',
  { readonly withdrawalId: Uuid; readonly stoppedAt: Instant }
>;

export type WithdrawalEvent = WithdrawalStopped | WithdrawalNotified | ReturnAwaited | WithdrawalDeclined | ReturnEvent;
