import { withQuery } from '../login/app/return-to.js';
import type { Ending, Standing } from './standing.js';

const ENDINGS: readonly Ending[] = ['logged-out', 'session-timeout'];

/** The address may say how the session ended; the message is shown when the person returns to the shop (SES-10). */
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

/** Any link may contain the flag, so it counts only if the session really ended that way. */
export function isTrueOf(ending: Ending, standing: Standing): boolean {
  return ending === 'logged-out' ? standing === 'guest' : standing !== 'identified';
}
