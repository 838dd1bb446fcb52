import { parsePersonNumber } from '../../../domain/kernel/index.js';
import type { CommandContext } from '../../foundation/command-handling/command-context.js';
import type { KeyedHash } from '../../foundation/platform/keyed-hash.js';

export type CommandFingerprints = Required<Pick<CommandContext, 'fingerprint' | 'fingerprintsBefore'>>;

const LIKE_A_PERSON_NUMBER = /(?<!\d)\d{8}[-+]?\d{4}(?!\d)/g;

/**
 * Tells a repeated request from another one under the same id. It is kept beside the event for ever, so it says nothing of
 * whom a request was about: with the key, their number would lead to the streams of someone erased (LAW-09).
 */
export function commandFingerprints(sent: string, hash: KeyedHash): CommandFingerprints {
  const [fingerprint = '', ...fingerprintsBefore] = hash.all(
    'command',
    sent.replace(LIKE_A_PERSON_NUMBER, (text) => (parsePersonNumber(text) ? 'person number' : text)),
  );
  return { fingerprint, fingerprintsBefore };
}
