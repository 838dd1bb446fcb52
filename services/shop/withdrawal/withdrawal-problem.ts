import type { OrderRejection } from '../../../domain/order/index.js';
import type { CommandIdReused } from '../../foundation/command-handling/command-handling.js';
import { commandIdReused } from '../../foundation/problem/command-id-reused.js';
import { Problem, type Fault } from '../../foundation/problem/problem.js';
import { withdrawalTexts as texts } from './texts.js';

export function orderUnknown(): Problem {
  return new Problem(404, [{ field: 'orderId', code: 'ORDER_UNKNOWN', message: texts.orderUnknown }]);
}

/** Says why a withdrawal was refused. Names the field, and the line where one is at fault. */
export function withdrawalProblem(rejection: OrderRejection | CommandIdReused): Problem {
  switch (rejection.type) {
    case 'CommandIdReused':
      return commandIdReused;
    case 'OrderPhaseWrong':
      return new Problem(409, [{ code: 'WITHDRAWAL_NOT_OPEN', message: texts.notOpen }]);
    case 'WithdrawalTooLate':
      return new Problem(409, [{ code: 'WITHDRAWAL_TOO_LATE', message: texts.tooLate(rejection.lastDay) }]);
    case 'ReturnIsEmpty':
      return new Problem(400, [{ field: 'lines', code: 'LINES_EMPTY', message: texts.empty }]);
    case 'LineUnknown':
      return new Problem(400, [lineFault(rejection.lineId, 'LINE_UNKNOWN', texts.lineUnknown)]);
    case 'ReturnAboveSold':
      return new Problem(400, [lineFault(rejection.lineId, 'QUANTITY_INVALID', texts.above(rejection.returnable))]);
    case 'LineNotReturnable':
      return new Problem(409, [lineFault(rejection.lineId, 'NOT_RETURNABLE', texts.notReturnable)]);
    case 'OrderUnknown':
      return orderUnknown();
    default:
      return new Problem(409, [{ code: rejection.type, message: texts.other }]);
  }
}

function lineFault(lineId: string, code: string, message: string): Fault {
  return { field: `antal-${lineId}`, code, message };
}
