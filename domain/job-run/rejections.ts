import type { Rejection } from '../kernel/index.js';

export type JobRunRejection =
  | Rejection<'RunNotStarted'>
  | Rejection<'RunAlreadyCompleted'>
  /** Nothing has gone wrong with it yet. */
  | Rejection<'RunNotFailed'>
  | (Rejection<'ReasonInvalid'> & { readonly field: 'reason'; readonly shortest: number; readonly longest: number })
  /** changed + unchanged + parked is not what was considered. */
  | (Rejection<'ReportDoesNotTie'> & { readonly field: 'report' });
