import type { Rejection } from '../kernel/index.js';

export type JobRunRejection =
  | Rejection<'RunNotStarted'>
  | Rejection<'RunAlreadyCompleted'>
  | Rejection<'RunNotFailed'>
  | (Rejection<'ReasonInvalid'> & { readonly field: 'reason'; readonly shortest: number; readonly longest: number })
  /** The numbers of the report do not agree: changed + unchanged + parked must equal considered. */
  | (Rejection<'ReportDoesNotTie'> & { readonly field: 'report' });
