import { decider } from '../kernel/index.js';
import { noteUncollected } from './collection/commands/note-uncollected.js';
import { notifyReady } from './collection/commands/notify-ready.js';
import { remindToCollect } from './collection/commands/remind-to-collect.js';
import { declineReorder, reorderParcel } from './collection/commands/reorder-parcel.js';
import { takeBackParcel } from './collection/commands/take-back-parcel.js';
import { answerCancellation } from './commands/answer-cancellation.js';
import { cancel } from './commands/cancel.js';
import { confirm } from './commands/confirm.js';
import { deliver } from './commands/deliver.js';
import { dispatch } from './commands/dispatch.js';
import { dispenseLine } from './commands/dispense-line.js';
import { fail } from './commands/fail.js';
import { giveUp } from './commands/give-up.js';
import { notifyWithdrawal } from './commands/notify-withdrawal.js';
import { giveRefund } from './commands/give-refund.js';
import { settleRefund } from './commands/settle-refund.js';
import { inspectReturn } from './commands/inspect-return.js';
import { labelReturn, receiveReturn } from './commands/receive-return.js';
import { warnOfReturns } from './commands/warn-of-returns.js';
import { noteDelay } from './commands/note-delay.js';
import { acceptComplaint, declineComplaint, replaceGoods, sendReplacement } from './commands/answer-complaint.js';
import { makeComplaint } from './commands/make-complaint.js';
import { notDelivered } from './commands/not-delivered.js';
import { placeOrder } from './commands/place-order.js';
import { repeatStep } from './commands/repeat-step.js';
import { packParcel, startPicking } from './commands/pack-parcel.js';
import { reportShort } from './commands/report-short.js';
import { returnItems } from './commands/return-items.js';

export const decide = decider({
  PlaceOrder: placeOrder,
  GiveUp: giveUp,
  Confirm: confirm,
  Fail: fail,
  Dispatch: dispatch,
  Deliver: deliver,
  NotDelivered: notDelivered,
  NotifyReady: notifyReady,
  RemindToCollect: remindToCollect,
  NoteUncollected: noteUncollected,
  ReorderParcel: reorderParcel,
  DeclineReorder: declineReorder,
  TakeBackParcel: takeBackParcel,
  Cancel: cancel,
  AnswerCancellation: answerCancellation,
  StartPicking: startPicking,
  PackParcel: packParcel,
  DispenseLine: dispenseLine,
  ReportShort: reportShort,
  ReturnItems: returnItems,
  NotifyWithdrawal: notifyWithdrawal,
  GiveRefund: giveRefund,
  ApproveRefund: settleRefund,
  DeclineRefund: settleRefund,
  LabelReturn: labelReturn,
  ReceiveReturn: receiveReturn,
  InspectReturn: inspectReturn,
  WarnOfReturns: warnOfReturns,
  MakeComplaint: makeComplaint,
  AcceptComplaint: acceptComplaint,
  ReplaceGoods: replaceGoods,
  DeclineComplaint: declineComplaint,
  SendReplacement: sendReplacement,
  NoteDelay: noteDelay,
  RepeatStep: repeatStep,
});

export type OrderCommand = Parameters<typeof decide>[0];
