import type { CustomerRejection } from '../../../domain/customer/index.js';
import type { CommandIdReused } from '../../foundation/command-handling/command-handling.js';
import { commandIdReused } from '../../foundation/problem/command-id-reused.js';
import { Problem } from '../../foundation/problem/problem.js';

const CONSENT_REQUIRED = 'CONSENT_REQUIRED';

export function customerProblem(
  rejection: CustomerRejection | CommandIdReused,
  text: (type: CustomerRejection['type']) => string,
): Problem {
  if (rejection.type === 'CommandIdReused') return commandIdReused;
  const { type } = rejection;
  const field = 'field' in rejection ? { field: rejection.field } : {};
  const code = type === 'FavouriteConsentMissing' ? CONSENT_REQUIRED : type;
  return new Problem(statusOf(type), [{ ...field, code, message: text(type) }]);
}

function statusOf(type: CustomerRejection['type']): number {
  if (type === 'FavouriteConsentMissing' || type === 'CustomerUnknown' || type === 'CustomerErased') return 403;
  return type === 'ConsentCodeInvalid' ? 400 : 409;
}
