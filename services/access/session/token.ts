import { createHash, createHmac, randomBytes } from 'node:crypto';

/** The cookie's value; the database keeps only its hash. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/**
 * Derives a token's successor. It is deterministic, so that it can be sent again when an answer was lost. Neither the
 * database's seed nor the old token alone reveals it.
 */
export function successorOf(token: string, seed: string): string {
  return createHmac('sha256', token).update(seed).digest('base64url');
}
