import type { Rejection } from '../kernel/index.js';

export type JobCalendarRejection =
  /** The calendar asks nothing, or its question has changed since the person read it. */
  | (Rejection<'NothingAsked'> & { readonly field: 'question' })
  | (Rejection<'ReasonInvalid'> & { readonly field: 'reason'; readonly shortest: number; readonly longest: number });
