import type { Rejection } from '../kernel/index.js';

interface Lengths {
  readonly shortest: number;
  readonly longest: number;
}

export type PauseRejection =
  | (Rejection<'TextInvalid'> & Lengths & { readonly field: 'text' })
  | (Rejection<'ReasonInvalid'> & Lengths & { readonly field: 'reason' })
  /** The end of the pause is not in the future. */
  | (Rejection<'EndNotAhead'> & { readonly field: 'until' })
  /** The target is not paused. Somebody else resumed it, or the pause ended automatically. */
  | (Rejection<'NotPaused'> & { readonly field: 'target' });
