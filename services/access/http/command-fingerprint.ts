import { parsePersonNumber } from '../../../domain/kernel/index.js';
import type { CommandContext } from '../../foundation/command-handling/command-context.js';
import type { KeyedHash } from '../../foundation/platform/keyed-hash.js';

export type CommandFingerprints = Required<Pick<CommandContext, 'fingerprint' | 'fingerprintsBefore'>>;

const LIKE_A_PERSON_NUMBER = /(?<!\d)\d{8}[-+]?\d{4}(?!\d)/g;

/**
 * Returns keyed hashes of the request. They distinguish a retry from another request with the same idempotency key.
 * Events store the hash for ever. So person numbers are removed first: a plain hash of one could be guessed and would
 * identify an erased person (LAW-09).
 */
export function commandFingerprints(sent: string, hash: KeyedHash): CommandFingerprints {
  const [fingerprint = '', ...fingerprintsBefore] = hash.all(
    'command',
    sent.replace(LIKE_A_PERSON_NUMBER, (text) => (parsePersonNumber(text) ? 'person number' : text)),
  );
  return { fingerprint, fingerprintsBefore };
}
