import { accept, type Decision } from '../../kernel/index.js';
import type { Look, LookLogEvent } from '../events.js';
import { hashedText } from '../hashed-text.js';
import type { LookLogState } from '../state.js';

export interface RecordLook {
  readonly type: 'RecordLook';
  readonly look: Look;
}

/** Returns SHA-256 in hexadecimal digits. The domain has no cryptography of its own. */
export type Digest = (text: string) => string;

export function recordLook(
  { look }: RecordLook,
  { number: last, hash: previous }: LookLogState,
  digest: Digest,
): Decision<LookLogEvent, never> {
  const entry = { ...look, number: last + 1, previous };
  return accept({ type: 'LookRecorded', data: { ...entry, hash: digest(hashedText(entry)) } });
}
