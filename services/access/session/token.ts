import { createHash, createHmac, randomBytes } from 'node:crypto';

/** Creates a new token for the cookie. The database stores only its hash. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/**
 * Derives the token that replaces this one. The same token and seed always give the same result. So the new token can
 * be sent again when a response was lost. Nobody can compute it without the old token and the seed in the database.
 */
export function successorOf(token: string, seed: string): string {
  return createHmac('sha256', token).update(seed).digest('base64url');
}
