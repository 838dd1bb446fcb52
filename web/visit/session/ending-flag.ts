import { withQuery } from '../login/app/return-to.js';
import type { Ending, Standing } from './standing.js';

const ENDINGS: readonly Ending[] = ['logged-out', 'session-timeout'];

/**
 * Reads from the URL how the session ended; null when it does not say. The message is shown when the person is back in
 * the shop (SES-10).
 */
export function flaggedEnding(search: string): Ending | null {
  const flags = new URLSearchParams(search);
  return ENDINGS.find((ending) => flags.has(ending)) ?? null;
}

export function startPageAfter(ending: Ending): string {
  return withQuery('/', { [ending]: 'true' });
}

export function withoutFlags(address: string): string {
  return withQuery(address, Object.fromEntries(ENDINGS.map((ending) => [ending, null])));
}

/** True when the session really ended that way. It must be checked, because any link could contain the parameter. */
export function isTrueOf(ending: Ending, standing: Standing): boolean {
  return ending === 'logged-out' ? standing === 'guest' : standing !== 'identified';
}
