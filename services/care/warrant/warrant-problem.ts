import type { WarrantRejection } from '../../../domain/warrant/index.js';
import { commandIdReused } from '../../foundation/problem/command-id-reused.js';
import type { CommandIdReused } from '../../foundation/command-handling/command-handling.js';
import { Problem } from '../../foundation/problem/problem.js';
import type { WarrantRefusal } from '../../partners/e-health/warrant.js';
import { NOT_OPEN, REFUSALS, REJECTIONS, STANDINGS } from './texts.js';

const CODES: Readonly<Record<WarrantRejection['type'], string>> = {
  GiverTooYoung: 'GIVER_TOO_YOUNG',
  HolderIsGiver: 'HOLDER_IS_GIVER',
  HolderTooYoung: 'HOLDER_TOO_YOUNG',
  HolderNotRegistered: 'HOLDER_NOT_REGISTERED',
  ChildNotGuarded: 'CHILD_NOT_GUARDED',
  AlreadyGiven: 'WARRANT_ALREADY_GIVEN',
  WarrantUnknown: 'OTHER_WARRANT',
  NotTheHolder: 'OTHER_WARRANT',
  NotWaiting: 'WARRANT_NOT_WAITING',
  NotOpen: 'WARRANT_NOT_OPEN',
};

/** Why the customer cannot do it, by the shop's own rules. Another's warrant is 403, as all health data is. */
export function rejectedWarrant(rejection: WarrantRejection | CommandIdReused): Problem {
  if (rejection.type === 'CommandIdReused') return commandIdReused;
  const isOther = rejection.type === 'WarrantUnknown' || rejection.type === 'NotTheHolder';
  return new Problem(isOther ? 403 : 409, [
    { field: rejection.field, code: CODES[rejection.type], message: messageOf(rejection) },
  ]);
}

function messageOf(rejection: WarrantRejection): string {
  if (rejection.type === 'NotWaiting') return STANDINGS[rejection.standing];
  return rejection.type === 'NotOpen' ? NOT_OPEN[rejection.standing] : REJECTIONS[rejection.type];
}

/** Why the national service refused. */
export function refusedWarrant(reason: WarrantRefusal, field: string): Problem {
  if (reason === 'unknown') return new Problem(403, [{ field, code: 'OTHER_WARRANT', message: REFUSALS.unknown }]);
  return new Problem(409, [{ field, code: 'WARRANT_REFUSED', message: REFUSALS[reason] }]);
}
