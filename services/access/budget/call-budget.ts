import { dated } from '../../../domain/kernel/index.js';

export interface CallBudget {
  /** The number of filter conditions, including nested ones. */
  readonly filterLeaves: number;
  /** The number of texts and numbers in all lists of one call. */
  readonly values: number;
  readonly pathSegments: number;
  /** The number of paths and path prefixes that one manifest request may contain. */
  readonly manifestPaths: number;
  readonly answerBytes: number;
}

/**
 * CAT-04, CAT-05, CAT-13: the limits of one call. The catalogue is in memory and searched synchronously, so an
 * unlimited call would block all others.
 */
export const callBudget = dated<CallBudget>('call-budget', [
  {
    from: '2000-01-01',
    value: { filterLeaves: 50, values: 500, pathSegments: 20, manifestPaths: 200, answerBytes: 1_000_000 },
  },
]);
