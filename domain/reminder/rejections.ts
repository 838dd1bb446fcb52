import type { Decision } from '../kernel/index.js';
import type { ReminderEvent } from './events.js';

export type ReminderRejection =
  | { readonly type: 'ReminderUnknown'; readonly field: 'reminderId' }
  /** It has left, or was cancelled before. */
  | { readonly type: 'NotCancellable'; readonly field: 'reminderId' }
  /** It has not left, so there is nothing to read. */
  | { readonly type: 'NotReadable'; readonly field: 'reminderId' };

export type ReminderDecision = Decision<ReminderEvent, ReminderRejection>;
