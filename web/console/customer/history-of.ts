import type { AppLoadContext } from '@remix-run/node';

import type { DeskRefusals } from '../../../services/support/contract/desks.js';
import type { SubjectHistory } from '../../../services/support/contract/customers.js';
import { parseQuery } from '../replay/query.js';
import { staffOnly } from '../staff-only.js';

/** Reads the history that the address asks for. Only a pharmacist can ask for the contents of prescriptions. */
export function historyOf(
  context: AppLoadContext,
  request: Request,
  subjectId: string,
  refusals?: DeskRefusals,
): Promise<SubjectHistory | null> {
  const { customers } = staffOnly(context, request, refusals);
  return opensHealth(context, request) ? customers.healthHistory(subjectId) : customers.history(subjectId);
}

/** Whether a pharmacist asks for the contents of prescriptions. For any other role the address says nothing more. */
export function opensHealth(context: AppLoadContext, request: Request): boolean {
  const { opensHealth: isAsked } = parseQuery(new URL(request.url).searchParams);
  return isAsked && context.console.staff?.role === 'pharmacist';
}
