import type { Failure } from '../../../services/foundation/problem/result-contract.js';

/** The answer to a script; a plain form is redirected back to its page. */
export type ContactAnswer = { readonly done: 'confirmed' | 'postponed'; readonly ok: true } | Failure;

/** The save itself failed; the input was valid. */
export function isSaveFailure(answer: ContactAnswer | undefined): boolean {
  return answer?.ok === false && !answer.errors.some(({ field }) => field);
}
