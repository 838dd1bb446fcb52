import { Catch, type ArgumentsHost } from '@nestjs/common';

import { asProblem, ProblemFilter } from '../../access/http/problem-filter.js';
import { Problem } from '../../foundation/problem/problem.js';
import { isUnavailable } from '../../foundation/problem/unavailable.js';

/** RX-09: clients of the older calls show what follows the last colon, so the texts have no other colon. */
@Catch()
export class LegacyProblemFilter extends ProblemFilter {
  override catch(error: unknown, host: ArgumentsHost): void {
    const { status, errors, details } = asProblem(error);
    // The general filter logs faults and knows when to come back, so those go to it unchanged.
    if (status >= 500 && (isUnavailable(error) || !(error instanceof Problem))) return super.catch(error, host);
    const prefixed = errors.map((fault) => ({ ...fault, message: `Fel: ${fault.message.replaceAll(':', ' –')}` }));
    super.catch(new Problem(status, prefixed, details), host);
  }
}
