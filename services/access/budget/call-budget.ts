import { dated } from '../../../domain/kernel/index.js';

export interface CallBudget {
  /** Conditions of one filter, nested ones included. */
  readonly filterLeaves: number;
  /** Texts and numbers in all lists of one call together. */
  readonly values: number;
  readonly pathSegments: number;
  /** Paths and prefixes of paths whose modules one call may ask for. */
  readonly manifestPaths: number;
  readonly answerBytes: number;
}

/**
 * CAT-04, CAT-05, CAT-13: the most that one call may ask for. The catalogue is in memory and is searched synchronously,
 * so an unbounded call would block all others.
 */
export const callBudget = dated<CallBudget>('call-budget', [
  {
    from: '2000-01-01',
    value: { filterLeaves: 50, values: 500, pathSegments: 20, manifestPaths: 200, answerBytes: 1_000_000 },
  },
]);
