import { Problem } from '../../foundation/problem/problem.js';
import type { Failure } from '../../foundation/problem/result-contract.js';
import { refusalsAsErrors } from '../../foundation/problem/result.js';
import { patientTexts as texts } from './texts.js';

/** RX-17, RX-20: why no health data can be shown. */
export type NotSeen = { readonly state: 'closed' } | { readonly state: 'not-registered' };

/** The data, or the answer of a call that cannot show it. */
export function seenOrRefused<S extends { readonly state: string }>(seen: S | NotSeen): Extract<S, { state: 'open' }> {
  if (isNotSeen(seen)) throw notSeenProblem(seen);
  return seen as Extract<S, { state: 'open' }>;
}

export function notSeenProblem({ state }: NotSeen): Problem {
  if (state === 'closed') return prescriptionsClosed();
  return new Problem(403, [{ code: 'NOT_REGISTERED_IN_SWEDEN', message: texts.notRegistered }]);
}

const CLOSED = { code: 'PRESCRIPTIONS_CLOSED', message: texts.closed } as const;

/** RX-20: the prescription service is closed. */
export function prescriptionsClosed(): Problem {
  return new Problem(503, [CLOSED]);
}

/** RX-23: as `refusalsAsErrors`, and a form says that the service is closed, so that what was written is not lost. */
export function closedAsErrors<T>(work: () => Promise<T>): Promise<T | Failure> {
  return refusalsAsErrors(async (): Promise<T | Failure> => {
    try {
      return await work();
    } catch (error) {
      const isClosed = error instanceof Problem && error.errors.some(({ code }) => code === CLOSED.code);
      if (isClosed) return { ok: false, errors: [CLOSED] };
      throw error;
    }
  });
}

function isNotSeen(seen: { readonly state: string }): seen is NotSeen {
  return seen.state === 'closed' || seen.state === 'not-registered';
}
