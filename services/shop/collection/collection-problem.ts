import type { OrderRejection } from '../../../domain/order/index.js';
import type { CommandIdReused } from '../../foundation/command-handling/command-handling.js';
import { commandIdReused } from '../../foundation/problem/command-id-reused.js';
import { Problem } from '../../foundation/problem/problem.js';
import { collectionTexts as texts } from './texts.js';

export function orderUnknown(): Problem {
  return new Problem(404, [{ field: 'orderId', code: 'ORDER_UNKNOWN', message: texts.orderUnknown }]);
}

/** Says why a parcel cannot be sent again. */
export function collectionProblem(rejection: OrderRejection | CommandIdReused): Problem {
  switch (rejection.type) {
    case 'CommandIdReused':
      return commandIdReused;
    case 'OrderUnknown':
      return orderUnknown();
    case 'ParcelUnknown':
      return new Problem(404, [{ field: 'parcelId', code: 'PARCEL_UNKNOWN', message: texts.parcelUnknown }]);
    case 'ReorderTooLate': {
      const message = rejection.lastDay ? texts.tooLate(rejection.lastDay) : texts.notOffered;
      return new Problem(409, [{ field: 'parcelId', code: 'REORDER_TOO_LATE', message }]);
    }
    default:
      return new Problem(409, [{ code: rejection.type, message: texts.other }]);
  }
}
