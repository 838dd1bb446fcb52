import { dated } from '../../../domain/kernel/index.js';

export interface CallBudget {
  /** Conditions of one filter, however nested. */
  readonly filterLeaves: number;
  /** Texts and numbers in all lists of one call together. */
  readonly values: number;
  readonly pathSegments: number;
  /** Pages, and beginnings of pages, of which one call may ask for the modules. */
  readonly manifestPaths: number;
  readonly answerBytes: number;
}

/**
 * CAT-04, CAT-05, CAT-13: the most that one call may ask for. The catalogue stands in memory and is looked through in one go,
 * so a call without an end would keep all others waiting.
 */
export const callBudget = dated<CallBudget>('call-budget', [
  {
    from: '2000-01-01',
    value: { filterLeaves: 50, values: 500, pathSegments: 20, manifestPaths: 200, answerBytes: 1_000_000 },
  },
]);
