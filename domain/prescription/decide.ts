import { decider } from '../kernel/index.js';
import { confirmDispensing, dispense, refuseWithdrawal, undoDispensing } from './commands/dispense.js';
import { holdWithdrawal, orderWithdrawal, releaseWithdrawal } from './commands/hold-withdrawal.js';
import { answerColleague, askColleague, checkWithdrawal, decideExchange } from './commands/look-through.js';
import { notifyRecall } from './commands/notify-recall.js';
import { receivePrescription } from './commands/receive-prescription.js';

export const decide = decider({
  ReceivePrescription: receivePrescription,
  HoldWithdrawal: holdWithdrawal,
  OrderWithdrawal: orderWithdrawal,
  ReleaseWithdrawal: releaseWithdrawal,
  CheckWithdrawal: checkWithdrawal,
  DecideExchange: decideExchange,
  AskColleague: askColleague,
  AnswerColleague: answerColleague,
  Dispense: dispense,
  ConfirmDispensing: confirmDispensing,
  UndoDispensing: undoDispensing,
  RefuseWithdrawal: refuseWithdrawal,
  NotifyRecall: notifyRecall,
});

export type PrescriptionCommand = Parameters<typeof decide>[0];
