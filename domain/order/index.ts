import type { Inspectable, Owned, Slice } from '../kernel/index.js';
import { decide, type OrderCommand } from './decide.js';
import { orderEvents, type OrderEvent } from './events.js';
import { inspection, type OrderKind } from './inspect.js';
import { owner } from './owner.js';
import type { OrderRejection } from './rejections.js';
import { evolve, initialOrder, type OrderState } from './state.js';

export const order: Slice<OrderCommand, OrderState, OrderEvent, OrderRejection, 'order'> &
  Owned<OrderEvent, 'cart' | 'customer'> &
  Inspectable<OrderState, OrderEvent, OrderKind> = {
  kind: 'order',
  events: orderEvents,
  initial: initialOrder,
  evolve,
  decide,
  owner,
  inspection,
};

export * from './events.js';
export { reorderableUntil, type ReorderParcel } from './collection/commands/reorder-parcel.js';
export {
  collectRule,
  destroysMedicines,
  holdLength,
  uncollectedFee,
  type CollectRule,
  type Hold,
} from './collection/rule.js';
export { isUncollected, isWaiting } from './collection/state.js';
export { isInHistory, orderHistoryRule, shownUntil, type OrderInHistory } from './order-history.js';
export {
  leastAdvanced,
  parcelIdOf,
  parcelsAfter,
  phaseOfParcels,
  lastReceivedAt,
  type ParcelPhase,
  type SentParcel,
} from './parcels.js';
export { refundDay, withdrawalPeriod, withdrawalRule, type WithdrawalPeriod } from './withdrawal/period.js';
export { awaitingDispensing, isPrescribed } from './prescribed/dispensed.js';
export { knownPrescription, type PlacedLine } from './prescribed/lines.js';
export { givenForUnsent, gonePieces, shortPieces, stoppedPieces } from './packing/state.js';
export { returnRisk, type ReturnRisk } from './withdrawal/return-risk.js';
export { expectedRefund } from './withdrawal/expected-refund.js';
export { stillToReturn } from './withdrawal/still-to-return.js';
export { inStoppableParcel, isLeftUncollected, partedByStop, receivedAt, withdrawable } from './withdrawal/goods.js';
export { isStoppable, pendingParcels, withheldParcels } from './stop/state.js';
export { closingDay, complaintHandlingRule, complaintRule } from './complaint/rule.js';
export { complainable, isPresumed, lastDayOf, parcelOfLine, priceOf } from './complaint/goods.js';
export type { Complaint, ComplaintStatus } from './complaint/state.js';
export { givenByStaff } from './staff-refund/state.js';
export { staffRefundRule, type RefundingRole } from './staff-refund/rule.js';
export { INSPECTION_OUTCOMES } from './withdrawal/return-events.js';
export type { Withdrawal } from './withdrawal/state.js';
export { mayWithdraw, withdrawalRight, type WithdrawalRight } from './withdrawal-right.js';
export { refundOf, type Refund, type ReturnRequest } from './refund.js';
export { billedParts, type BilledPart } from './billed/billed-parts.js';
export { namedGoods, wholeOrder, type NamedGoods } from './billed/named-goods.js';
export { nonPrescriptionVat, vatOf } from './vat.js';
export type { OrderDecision, OrderRejection } from './rejections.js';
export {
  initialOrder,
  isWhollyReturned,
  owedTotal,
  placedOrder,
  type OrderPhase,
  type OrderState,
  type ReturnedLine,
} from './state.js';
export type { AnswerCancellation } from './commands/answer-cancellation.js';
export type { Cancel } from './commands/cancel.js';
export type { Confirm } from './commands/confirm.js';
export type { Deliver } from './commands/deliver.js';
export type { Dispatch } from './commands/dispatch.js';
export type { Fail } from './commands/fail.js';
export type { GiveUp } from './commands/give-up.js';
export type { NotDelivered } from './commands/not-delivered.js';
export { WITHDRAWN, type NotifyWithdrawal } from './commands/notify-withdrawal.js';
export type { MakeComplaint } from './commands/make-complaint.js';
export type { NoteDelay } from './commands/note-delay.js';
export type { OrderedItem, PlaceOrder, PromisedDelivery, PromisedParcel } from './commands/place-order.js';
export type { RepeatStep } from './commands/repeat-step.js';
export { ALL_SHORT, type ReportShort } from './commands/report-short.js';
export type { ReturnItems } from './commands/return-items.js';
export type { OrderCommand } from './decide.js';
