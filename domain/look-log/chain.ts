import type { Digest } from './commands/record-look.js';
import type { LookRecorded } from './events.js';
import { hashedText } from './hashed-text.js';
import type { LookLogState } from './state.js';

/** Returns the reason why an entry does not continue the hash chain, or null when it does. */
export function chainFault(
  { number, hash: previous }: LookLogState,
  entry: LookRecorded['data'],
  digest: Digest,
): string | null {
  if (entry.number !== number + 1) return `is numbered ${entry.number}: an entry is missing or was put in`;
  if (entry.previous !== previous) return 'does not follow the entry before it';
  return entry.hash === digest(hashedText(entry)) ? null : 'does not say what was recorded';
}
