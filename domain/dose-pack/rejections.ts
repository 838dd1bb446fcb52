import type { Decision } from '../kernel/index.js';
import type { DosePackEvent } from './events.js';

export type DosePackRejection =
  | { readonly type: 'MessageEmpty'; readonly field: 'text' }
  | { readonly type: 'MessageTooLong'; readonly field: 'text'; readonly most: number }
  /** A message for the same person waits for an answer. */
  | { readonly type: 'MessageWaits'; readonly field: 'person' }
  | { readonly type: 'MessageUnknown'; readonly field: 'messageId' }
  | { readonly type: 'MessageAnswered'; readonly field: 'messageId' };

export type DosePackDecision = Decision<DosePackEvent, DosePackRejection>;
