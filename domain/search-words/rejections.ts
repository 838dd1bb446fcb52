import type { Instant, Rejection } from '../kernel/index.js';
import type { LineFault } from './entry.js';

interface Lengths {
  readonly shortest: number;
  readonly longest: number;
}

export type SearchWordsRejection =
  | (Rejection<'ReasonInvalid'> & Lengths & { readonly field: 'reason' })
  | (Rejection<'TextInvalid'> & Lengths & { readonly field: 'text' })
  | (Rejection<'TooManyEntries'> & { readonly field: 'text'; readonly most: number })
  /** Nothing of a list with a fault is published. */
  | (Rejection<'ListFaulty'> & { readonly field: 'text'; readonly faults: readonly LineFault[] })
  /** Somebody else published a version after the one that was edited. */
  | (Rejection<'ListChanged'> & {
      readonly field: 'basedOn';
      readonly version: number;
      readonly staffName: string;
      readonly at: Instant;
    });
