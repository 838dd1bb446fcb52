import type { BusinessDate, Instant, Ore, Uuid } from '../../../domain/kernel/index.js';
import type { InspectedLine, Withdrawal } from '../../../domain/order/index.js';
import type { Result } from '../../foundation/problem/result-contract.js';

export interface WithdrawnLine {
  readonly lineId: string;
  readonly quantity: number;
}

export interface WithdrawableLine extends WithdrawnLine {
  readonly varuId: string;
  readonly name: string;
  /** `quantity` is what the customer can still withdraw from. Medicines of a parcel that was packed cannot come back. */
  readonly returnable: boolean;
  /** True while its parcel is not packed: a withdrawal from all of the parcel stops it. */
  readonly stoppable: boolean;
}

/** What 'Ångra köpet' offers for an order. */
export interface WithdrawalForm {
  readonly orderId: Uuid;
  readonly orderNumber: string;
  readonly days: number;
  /** The last day. Null until the last parcel has been received. */
  readonly lastDay: BusinessDate | null;
  readonly open: boolean;
  readonly lines: readonly WithdrawableLine[];
}

export interface NamedLine extends WithdrawnLine {
  readonly name: string;
}

export interface RefundedLine extends NamedLine {
  readonly refund: Ore;
}

/** What follows if the customer confirms. */
export interface WithdrawalPreview {
  /** `both`: some parcels are stopped, and the other goods come back. */
  readonly asks: Withdrawal['asks'] | 'both';
  readonly lines: readonly RefundedLine[];
  readonly shipping: Ore;
  readonly refund: Ore;
  /** An invoice: money that goes back lowers it. Any other payment is paid back. */
  readonly invoiced: boolean;
  /** What becomes of the cheque that paid a part. Null without one. */
  readonly cheque: 'back' | 'kept' | null;
  /** Where the receipt is sent. Null where this log-in may not see it. */
  readonly email: string | null;
  readonly refundBy: BusinessDate;
}

/** The receipt of a notice (LAW-04), and how far it has come. */
export interface WithdrawalReceipt {
  readonly withdrawalId: Uuid;
  readonly orderId: Uuid;
  readonly orderNumber: string;
  readonly notifiedAt: Instant;
  readonly status: Withdrawal['status'];
  readonly lines: readonly NamedLine[];
  readonly kept: readonly NamedLine[];
  /** Goods of an awaited return that were never sent, or that came back in another way. */
  readonly notToReturn: readonly NamedLine[];
  /** An invoice: money that goes back lowers it. Any other payment is paid back. */
  readonly invoiced: boolean;
  readonly returnNumber: string | null;
  readonly refundBy: BusinessDate | null;
  /** True while the goods wait to be collected, or come back uncollected. Then nothing has to be sent. */
  readonly leftUncollected: boolean;
  /** The number on the carrier's label. Null until the warehouse has ordered it. */
  readonly label: Withdrawal['label'];
  /** What the warehouse found. Null until it has looked. */
  readonly inspected: readonly (NamedLine & Pick<InspectedLine, 'outcome'>)[] | null;
  /** The notice about the other goods of the same moment, some of which are stopped and some come back. */
  readonly alongside: readonly Pick<Withdrawal, 'withdrawalId' | 'asks'>[];
  /** What was paid back for the returned goods. Null before. */
  readonly refund: Ore | null;
  readonly email: string | null;
}

/** What the order's page says of withdrawals. */
export interface WithdrawalsOfOrder {
  readonly open: boolean;
  readonly lastDay: BusinessDate | null;
  readonly notices: readonly Pick<WithdrawalReceipt, 'withdrawalId' | 'notifiedAt' | 'status' | 'returnNumber'>[];
}

/** LAW-04: 'Ångra köpet' for the order's owner. Any other order gives null, or the code ORDER_UNKNOWN. */
export interface WithdrawalService {
  form(orderId: Uuid): Promise<WithdrawalForm | null>;
  preview(orderId: Uuid, lines: readonly WithdrawnLine[]): Promise<Result<{ readonly preview: WithdrawalPreview }>>;
  notify(notice: {
    readonly commandId: Uuid;
    readonly orderId: Uuid;
    readonly lines: readonly WithdrawnLine[];
  }): Promise<Result<{ readonly withdrawalId: Uuid }>>;
  receipt(orderId: Uuid, withdrawalId: Uuid): Promise<WithdrawalReceipt | null>;
  ofOrder(orderId: Uuid): Promise<WithdrawalsOfOrder | null>;
}
