import type { Failure } from '../../../services/foundation/problem/result-contract.js';

/** What /member/kontaktuppgifter answers a script; a plain form is sent back to its page instead. */
export type ContactAnswer = { readonly done: 'confirmed' | 'postponed'; readonly ok: true } | Failure;

/** The save itself failed, not what was written. */
export function isSaveFailure(answer: ContactAnswer | undefined): boolean {
  return answer?.ok === false && !answer.errors.some(({ field }) => field);
}
