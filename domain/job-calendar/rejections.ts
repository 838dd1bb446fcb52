import type { Rejection } from '../kernel/index.js';

export type JobCalendarRejection =
  /** Nothing waits, or what waits has changed since it was read. */
  | (Rejection<'NothingAsked'> & { readonly field: 'question' })
  | (Rejection<'ReasonInvalid'> & { readonly field: 'reason'; readonly shortest: number; readonly longest: number });
