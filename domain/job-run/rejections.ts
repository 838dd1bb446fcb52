import type { Rejection } from '../kernel/index.js';

export type JobRunRejection =
  | Rejection<'RunNotStarted'>
  | Rejection<'RunAlreadyCompleted'>
  /** changed + unchanged + parked is not what was considered. */
  | (Rejection<'ReportDoesNotTie'> & { readonly field: 'report' });
