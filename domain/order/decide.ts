import { answerCancellation, type AnswerCancellation } from './commands/answer-cancellation.js';
import { cancel, type Cancel } from './commands/cancel.js';
import { confirm, type Confirm } from './commands/confirm.js';
import { deliver, type Deliver } from './commands/deliver.js';
import { dispatch, type Dispatch } from './commands/dispatch.js';
import { fail, type Fail } from './commands/fail.js';
import { giveUp, type GiveUp } from './commands/give-up.js';
import { noteDelay, type NoteDelay } from './commands/note-delay.js';
import { notDelivered, type NotDelivered } from './commands/not-delivered.js';
import { placeOrder, type PlaceOrder } from './commands/place-order.js';
import { repeatStep, type RepeatStep } from './commands/repeat-step.js';
import { returnItems, type ReturnItems } from './commands/return-items.js';
import type { OrderDecision } from './rejections.js';
import type { OrderState } from './state.js';

export type OrderCommand =
  | PlaceOrder
  | GiveUp
  | Confirm
  | Fail
  | Dispatch
  | Deliver
  | NotDelivered
  | Cancel
  | AnswerCancellation
  | ReturnItems
  | NoteDelay
  | RepeatStep;

export function decide(command: OrderCommand, state: OrderState): OrderDecision {
  switch (command.type) {
    case 'PlaceOrder':
      return placeOrder(command, state);
    case 'GiveUp':
      return giveUp(command, state);
    case 'Confirm':
      return confirm(command, state);
    case 'Fail':
      return fail(command, state);
    case 'Dispatch':
      return dispatch(command, state);
    case 'Deliver':
      return deliver(command, state);
    case 'NotDelivered':
      return notDelivered(command, state);
    case 'Cancel':
      return cancel(command, state);
    case 'AnswerCancellation':
      return answerCancellation(command, state);
    case 'ReturnItems':
      return returnItems(command, state);
    case 'NoteDelay':
      return noteDelay(command, state);
    case 'RepeatStep':
      return repeatStep(command, state);
  }
}
