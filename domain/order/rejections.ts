import type { BusinessDate, Decision, Ore } from '../kernel/index.js';
import type { Complaint } from './complaint/state.js';
import type { OrderEvent } from './events.js';
import type { SentParcel } from './parcels.js';
import type { OrderState } from './state.js';

export type OrderRejection =
  | { readonly type: 'OrderIsEmpty'; readonly field: 'lines' }
  | { readonly type: 'QuantityInvalid'; readonly field: 'quantity'; readonly varuId: string }
  | { readonly type: 'PriceInvalid'; readonly field: 'unitPrice' | 'delivery'; readonly varuId: string | null }
  /** A prescription line is not one withdrawal at the price that was decided. */
  | { readonly type: 'PrescriptionMisfits'; readonly field: 'lines' }
  | { readonly type: 'ChequeAboveGoods'; readonly field: 'chequeId'; readonly amount: Ore; readonly usable: Ore }
  | { readonly type: 'CouponHasNoGoods'; readonly field: 'couponCode'; readonly code: string }
  /** The goods are not packed as was promised. Their facts have changed since. */
  | { readonly type: 'ParcelsDiffer'; readonly field: 'parcels' }
  | { readonly type: 'OrderAlreadyPlaced' }
  | { readonly type: 'OrderWasGivenUp' }
  | { readonly type: 'OrderUnknown' }
  | { readonly type: 'PaymentOfAnotherOrder'; readonly field: 'paymentId' }
  /** The command does not fit the order's phase. */
  | { readonly type: 'OrderPhaseWrong'; readonly phase: OrderState['phase'] }
  /** The customer cannot change the order after its confirmation (CHK-17). */
  | { readonly type: 'OrderNotChangeableByCustomer' }
  | { readonly type: 'ParcelUnknown'; readonly field: 'parcelId'; readonly parcelId: string }
  /** The parcel was stopped or had no goods left, or it did not reach the customer. */
  | { readonly type: 'ParcelEnded'; readonly field: 'parcelId'; readonly parcelId: string }
  /** The parcels are packed or sent, so nobody can stop them (CHK-17). */
  | { readonly type: 'ParcelsTooLate'; readonly field: 'parcelIds'; readonly parcelIds: readonly string[] }
  /** No pharmacist has dispensed or refused a prescription line of the parcel (RX-06). */
  | { readonly type: 'ParcelAwaitsDispensing'; readonly field: 'parcelId'; readonly parcelId: string }
  | { readonly type: 'ShortIsEmpty'; readonly field: 'lines' }
  /** The warehouse lacks more pieces than are still to be sent. */
  | {
      readonly type: 'ShortAboveLeft';
      readonly field: 'quantity';
      readonly lineId: string;
      readonly left: number;
    }
  /** The parcel has another number at the carrier. */
  | { readonly type: 'TrackingNumberUnknown'; readonly field: 'trackingNumber' }
  /** The parcel is of an option that nobody collects. */
  | { readonly type: 'ParcelNotToCollect'; readonly field: 'parcelId' }
  /** The report does not fit where the parcel is. */
  | { readonly type: 'ParcelElsewhere'; readonly phase: SentParcel['phase'] | 'came-back' }
  /** The parcel cannot be sent again, or its time is over. */
  | { readonly type: 'ReorderTooLate'; readonly lastDay: BusinessDate | null }
  /** The period of withdrawal has ended (LAW-04). */
  | { readonly type: 'WithdrawalTooLate'; readonly lastDay: BusinessDate }
  | {
      readonly type: 'LineNotReturnable';
      readonly field: 'lineId';
      readonly lineId: string;
      readonly reason: 'medicine';
    }
  | { readonly type: 'ReasonInvalid'; readonly field: 'reason' }
  /** The refund is more than the shop still holds for the order. */
  | { readonly type: 'RefundAboveOwed'; readonly field: 'amount'; readonly most: Ore }
  | { readonly type: 'RefundNotProposed'; readonly field: 'refundId' }
  | { readonly type: 'SecondPersonRequired' }
  | { readonly type: 'ReturnUnknown'; readonly field: 'returnNumber' }
  /** The warehouse names goods or quantities that the return does not have. */
  | { readonly type: 'InspectionInvalid'; readonly field: 'quantity' | 'lineId'; readonly lineId: string }
  /** The fault cannot have been seen on that day. */
  | {
      readonly type: 'FaultDayInvalid';
      readonly field: 'faultSeenOn';
      readonly earliest: BusinessDate;
      readonly latest: BusinessDate;
    }
  | { readonly type: 'ComplaintAboveOwned'; readonly field: 'quantity'; readonly lineId: string; readonly most: number }
  /** Three years have passed since the receipt (CHK-10). */
  | {
      readonly type: 'ComplaintTooLate';
      readonly field: 'lineId';
      readonly lineId: string;
      readonly lastDay: BusinessDate;
    }
  | { readonly type: 'ComplaintUnknown' }
  | { readonly type: 'ComplaintAnswered'; readonly status: Complaint['status'] }
  /** A complaint within two months of the fault is never too late. */
  | { readonly type: 'ComplaintInTime'; readonly field: 'ground' }
  | { readonly type: 'RefundIsEmpty'; readonly field: 'amounts' }
  | { readonly type: 'LineRefundAboveOwed'; readonly field: 'amounts'; readonly lineId: string; readonly most: Ore }
  | { readonly type: 'ReturnIsEmpty'; readonly field: 'lines' }
  | { readonly type: 'LineUnknown'; readonly field: 'lineId'; readonly lineId: string }
  | {
      readonly type: 'ReturnAboveSold';
      readonly field: 'quantity';
      readonly lineId: string;
      readonly returnable: number;
    };

export type OrderDecision = Decision<OrderEvent, OrderRejection>;
