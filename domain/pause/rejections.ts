import type { Rejection } from '../kernel/index.js';

interface Lengths {
  readonly shortest: number;
  readonly longest: number;
}

export type PauseRejection =
  | (Rejection<'TextInvalid'> & Lengths & { readonly field: 'text' })
  | (Rejection<'ReasonInvalid'> & Lengths & { readonly field: 'reason' })
  /** It would be over before it began. */
  | (Rejection<'EndNotAhead'> & { readonly field: 'until' })
  /** Nothing to resume: somebody else did, or it ended by itself. */
  | (Rejection<'NotPaused'> & { readonly field: 'target' });
