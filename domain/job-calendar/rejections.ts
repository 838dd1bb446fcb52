import type { Rejection } from '../kernel/index.js';

export type JobCalendarRejection =
  /** There is no question, or it has changed since it was read. */
  | (Rejection<'NothingAsked'> & { readonly field: 'question' })
  | (Rejection<'ReasonInvalid'> & { readonly field: 'reason'; readonly shortest: number; readonly longest: number });
