import type { Failure } from '../../../services/foundation/problem/result-contract.js';

/** What the server answers to a script. A form without scripts is redirected to its page instead. */
export type ContactAnswer = { readonly done: 'confirmed' | 'postponed'; readonly ok: true } | Failure;

/** True when the fields were valid but could not be saved. */
export function isSaveFailure(answer: ContactAnswer | undefined): boolean {
  return answer?.ok === false && !answer.errors.some(({ field }) => field);
}
