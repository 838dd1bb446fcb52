import type { OrderRejection } from '../../../domain/order/index.js';
import type { CommandIdReused } from '../../foundation/command-handling/command-handling.js';
import { commandIdReused } from '../../foundation/problem/command-id-reused.js';
import { Problem, type Fault } from '../../foundation/problem/problem.js';
import { complaintTexts as texts } from './texts.js';

export function orderUnknown(): Problem {
  return new Problem(404, [{ field: 'orderId', code: 'ORDER_UNKNOWN', message: texts.orderUnknown }]);
}

export function noGoods(): Fault {
  return { field: 'varor', code: 'LINES_EMPTY', message: texts.empty };
}

/** Says why a complaint was refused. Names the field, and the line where one is at fault. */
export function complaintProblem(rejection: OrderRejection | CommandIdReused): Problem {
  switch (rejection.type) {
    case 'CommandIdReused':
      return commandIdReused;
    case 'OrderUnknown':
      return orderUnknown();
    case 'OrderPhaseWrong':
      return new Problem(409, [{ code: 'COMPLAINT_NOT_OPEN', message: texts.notOpen }]);
    case 'ReturnIsEmpty':
      return new Problem(400, [noGoods()]);
    case 'LineUnknown':
      return new Problem(400, [lineFault(rejection.lineId, 'LINE_UNKNOWN', texts.lineUnknown)]);
    case 'ComplaintAboveOwned':
      return new Problem(400, [lineFault(rejection.lineId, 'QUANTITY_INVALID', texts.above(rejection.most))]);
    case 'ComplaintTooLate':
      return new Problem(409, [lineFault(rejection.lineId, 'COMPLAINT_TOO_LATE', texts.tooLate(rejection.lastDay))]);
    case 'FaultDayInvalid': {
      const { earliest, latest } = rejection;
      return new Problem(400, [
        { field: 'markt', code: 'FAULT_DAY_INVALID', message: texts.faultDay(earliest, latest) },
      ]);
    }
    default:
      return new Problem(409, [{ code: rejection.type, message: texts.other }]);
  }
}

function lineFault(lineId: string, code: string, message: string): Fault {
  return { field: `antal-${lineId}`, code, message };
}
