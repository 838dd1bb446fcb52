import type { MemberRejection } from '../../../domain/member/index.js';
import type { CommandIdReused } from '../../foundation/command-handling/command-handling.js';
import { commandIdReused } from '../../foundation/problem/command-id-reused.js';
import { Problem } from '../../foundation/problem/problem.js';
import { memberTexts } from './texts.js';

export function memberProblem(rejection: MemberRejection | CommandIdReused): Problem {
  if (rejection.type === 'CommandIdReused') return commandIdReused;
  const { type } = rejection;
  const field = 'field' in rejection ? { field: rejection.field } : {};
  return new Problem(type === 'ChequeUnknown' ? 404 : 409, [{ ...field, code: type, message: memberTexts[type] }]);
}

export function notAMember(): Problem {
  return new Problem(403, [{ code: 'NotAMember', message: memberTexts.NotAMember }]);
}

export function chequeUnknown(): Problem {
  return memberProblem({ type: 'ChequeUnknown', field: 'chequeId', chequeId: '' });
}
