import type { Place } from './trap.js';

export type Method = 'scheme' | 'swish' | 'Invoice14Days';

/** What becomes of the purchase during which the process is killed. */
export type Life = 'one parcel' | 'two parcels' | 'short' | 'returned' | 'cancelled' | 'prescribed';

export interface CutPoint {
  readonly name: string;
  readonly place: Place;
  readonly method?: Method;
  readonly life?: Life;
}

const stored = (what: string, nth?: number): Place => ({ at: 'store', when: 'after', what, nth });
const unstored = (what: string, nth?: number): Place => ({ at: 'store', when: 'before', what, nth });
type Partner = Exclude<Place['at'], 'store' | 'mail'>;
const answered = (at: Partner, what: RegExp, nth?: number): Place => ({
  ...{ at, what, nth },
  when: 'after',
});
const unasked = (at: Partner, what: RegExp, nth?: number): Place => ({
  ...{ at, what, nth },
  when: 'before',
});
const mailed = (what: string): Place => ({ at: 'mail', when: 'after', what });
const unmailed = (what: string): Place => ({ at: 'mail', when: 'before', what });

/** All steps of an order, from the frozen cart to the refund. Between any two of them the process may be killed. */
export const CUT_POINTS: readonly CutPoint[] = [
  ...[
    { name: 'the cart is frozen, and nothing is held yet', place: stored('CheckoutStarted') },
    { name: 'the goods are held, and no order is written', place: stored('StockHeld') },
    { name: 'the order is written, its payment is not', place: stored('OrderPlaced') },
    { name: 'the payment is written, the gateway is not called', place: stored('PaymentStarted') },
    { name: 'the gateway has authorised, its answer is lost', place: answered('adyen', /\/payments$/) },
    { name: 'the gateway has answered, the answer is not written', place: unstored('PaymentAuthorised') },
    { name: 'the payment is authorised, the order is not confirmed', place: stored('PaymentAuthorised') },
    { name: 'the order is confirmed, and nobody else knows', place: stored('OrderConfirmed') },
    { name: 'the order is confirmed, its cart is still open', place: unstored('CartClosed') },
    { name: 'the order is confirmed, its goods are only held', place: unstored('StockTaken') },
    { name: 'the goods are taken, the shelf does not know', place: stored('StockTaken') },
    { name: 'the order is confirmed, the warehouse is not told', place: unasked('warehouse', /\/shipment-orders$/) },
    { name: 'the warehouse has the order, its answer is lost', place: answered('warehouse', /\/shipment-orders$/) },
    { name: 'the confirmation is written, and not given to the mail', place: unmailed('order-confirmation') },
    { name: 'the confirmation is given to the mail, and not noted', place: mailed('order-confirmation') },
    { name: 'the parcel has left, and it is not written', place: unstored('OrderDispatched') },
    { name: 'the parcel has left, its capture is not asked for', place: stored('OrderDispatched') },
    { name: 'the capture is written, the gateway is not asked', place: stored('CaptureSent') },
    { name: 'the gateway has the capture, its answer is lost', place: answered('adyen', /\/captures$/) },
    { name: 'the gateway tells of the capture, it is not written', place: unstored('PaymentCaptured') },
    { name: 'the capture is written, the gateway is not answered', place: stored('PaymentCaptured') },
    { name: 'the notice of dispatch is given to the mail, and not noted', place: mailed('dispatch-notice') },
    { name: 'the parcel has arrived, and it is not written', place: unstored('OrderDelivered') },
  ],
  ...[
    { name: 'two parcels: the first has left, its capture is not asked for', place: stored('OrderDispatched') },
    { name: 'two parcels: the first is captured, its answer is lost', place: answered('adyen', /\/captures$/) },
    { name: 'two parcels: the second has left, and it is not written', place: unstored('OrderDispatched', 2) },
    { name: 'two parcels: the second has left, its capture is not asked for', place: stored('OrderDispatched', 2) },
    { name: 'two parcels: the second capture is written, not asked', place: stored('CaptureSent', 2) },
    {
      name: 'two parcels: the second capture is asked, its answer is lost',
      place: answered('adyen', /\/captures$/, 2),
    },
    { name: 'two parcels: the second capture is told, not written', place: unstored('PaymentCaptured', 2) },
    { name: 'two parcels: the second notice is mailed, not noted', place: { ...mailed('dispatch-notice'), nth: 2 } },
  ].map((point) => ({ ...point, life: 'two parcels' }) as const),
  ...[
    { name: 'short: the lack is written, the reservation is not lower', place: stored('ParcelShort') },
    { name: 'short: the reservation is lower, the rest is not released', place: stored('ReservationReduced') },
    { name: 'short: the release is written, the gateway is not asked', place: stored('RestReleaseRequested') },
    {
      name: 'short: the gateway has released, its answer is lost',
      place: answered('adyen', /\/payments\/.*\/cancels$/),
    },
  ].map((point) => ({ ...point, life: 'short' }) as const),
  ...[
    { name: 'returned: the refund is not written', place: unstored('RefundRequested') },
    { name: 'returned: the refund is written, the gateway is not asked', place: unasked('adyen', /\/refunds$/) },
    { name: 'returned: the gateway has refunded, its answer is lost', place: answered('adyen', /\/refunds$/) },
    { name: 'returned: the gateway tells of the refund, it is not written', place: unstored('PaymentRefunded') },
    { name: 'returned: the refund is written, the gateway is not answered', place: stored('PaymentRefunded') },
  ].map((point) => ({ ...point, life: 'returned' }) as const),
  ...[
    { name: 'cancelled: the warehouse is not asked to stop', place: unasked('warehouse', /\/cancel$/) },
    { name: 'cancelled: the warehouse has stopped, its answer is lost', place: answered('warehouse', /\/cancel$/) },
    { name: 'cancelled: the order is cancelled, its payment is not', place: stored('OrderCancelled') },
    { name: 'cancelled: the goods are not put back', place: unstored('StockPutBack') },
    { name: 'cancelled: the reversal is written, the gateway is not asked', place: stored('ReversalSent') },
    { name: 'cancelled: the gateway has reversed, its answer is lost', place: answered('adyen', /\/reversals$/) },
    { name: 'cancelled: the reversal is told, not written', place: unstored('PaymentReversed') },
  ].map((point) => ({ ...point, life: 'cancelled' }) as const),
  ...[
    { name: 'the cart is frozen, the withdrawal is not claimed', place: unstored('WithdrawalClaimed') },
    { name: 'the withdrawal is claimed, and no order is written', place: stored('WithdrawalClaimed') },
    { name: 'the order is written, the desk does not know of it', place: unstored('WithdrawalHeld') },
    { name: 'the withdrawal is held, the gateway is not called', place: stored('WithdrawalHeld') },
    { name: 'the order is confirmed, and no pharmacist sees it', place: unstored('WithdrawalOrdered') },
    { name: 'it is at the desk, the warehouse is not told', place: stored('WithdrawalOrdered') },
    { name: 'it is dispensed, the pack is not taken out', place: unasked('verification', /\/packs\/decommission$/) },
    { name: 'the pack is taken out, its answer is lost', place: answered('verification', /\/packs\/decommission$/) },
    { name: 'the pack is taken out, the register is not told', place: unasked('e-health', /\/expediering$/) },
    { name: 'the register has the dispensing, its answer is lost', place: answered('e-health', /\/expediering$/) },
    { name: 'the register has answered, and it is not written', place: unstored('DispensingReported') },
    { name: 'the answer is written, the order does not know', place: stored('DispensingReported') },
    { name: 'the order knows, the claim has not ended', place: unstored('ClaimEnded') },
    { name: 'the line is dispensed, its parcel is not released', place: unasked('warehouse', /\/release$/) },
    { name: 'the parcel is released, the answer is lost', place: answered('warehouse', /\/release$/) },
    { name: 'the second parcel has left, its capture is not asked for', place: stored('OrderDispatched', 2) },
  ].map(({ name, place }) => ({ name: `prescribed: ${name}`, place, life: 'prescribed' }) as const),
  ...[
    { name: 'Swish: the code is shown, and it is not written', place: unstored('PaymentActionRequired') },
    { name: 'Swish: the code is written, and not shown', place: stored('PaymentActionRequired') },
    { name: 'Swish: the phone has paid, and it is not written', place: unstored('PaymentAuthorised') },
    { name: 'Swish: it is paid, and the order is not confirmed', place: stored('PaymentAuthorised') },
  ].map((point) => ({ ...point, method: 'swish' }) as const),
  {
    name: 'Swish: cancelled, and the refund is not written',
    place: unstored('RefundRequested'),
    method: 'swish',
    life: 'cancelled',
  },
  {
    name: 'Swish: cancelled and refunded, the answer is lost',
    place: answered('adyen', /\/refunds$/),
    method: 'swish',
    life: 'cancelled',
  },
  ...[
    { name: 'invoice: the plan is written, the company is not asked', place: stored('InvoicePlanChosen') },
    { name: 'invoice: the credit is granted, the answer is lost', place: answered('finance', /\/credits$/) },
    { name: 'invoice: the credit is granted, and it is not written', place: unstored('PaymentAuthorised') },
    {
      name: 'invoice: the first parcel is activated, the answer is lost',
      place: answered('finance', /\/activations$/),
    },
    {
      name: 'invoice: the second parcel is activated, the answer is lost',
      place: answered('finance', /\/activations$/, 2),
    },
    { name: 'invoice: the bill is told, and it is not written', place: unstored('InvoiceNoticeIssued') },
    { name: 'invoice: the bill is written, the company is not answered', place: stored('InvoiceNoticeIssued') },
    { name: 'invoice: the bill is mailed, and not noted', place: mailed('invoice') },
    { name: 'invoice: the points are not written', place: unstored('PointsEarned') },
    { name: 'invoice: the points of the second parcel are not written', place: unstored('PointsEarned', 2) },
  ].map((point) => ({ ...point, method: 'Invoice14Days', life: 'two parcels' }) as const),
  {
    name: 'invoice: the credit note is written, the answer is lost',
    place: answered('finance', /\/credit-notes$/),
    method: 'Invoice14Days',
    life: 'returned',
  },
  {
    name: 'invoice: the credit note lowers the bill, and it is not written',
    place: unstored('InvoiceNoticeCredited'),
    method: 'Invoice14Days',
    life: 'returned',
  },
  {
    name: 'invoice: the points of returned goods are not taken back',
    place: unstored('PointsReversed'),
    method: 'Invoice14Days',
    life: 'returned',
  },
  {
    name: 'invoice: short, the rest is released, the answer is lost',
    place: answered('finance', /\/releases$/),
    method: 'Invoice14Days',
    life: 'short',
  },
];
