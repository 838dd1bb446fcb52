import { createHash, createHmac, randomBytes } from 'node:crypto';

/** What a cookie carries; the database keeps its hash alone. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/**
 * The token that takes another's place. The same for all who hold that one, so that it can be given again when an answer
 * was lost; neither the database, which holds the seed, nor the old token alone tells it.
 */
export function successorOf(token: string, seed: string): string {
  return createHmac('sha256', token).update(seed).digest('base64url');
}
