import { withQuery } from '../login/app/return-to.js';
import type { Ending, Standing } from './standing.js';

const ENDINGS: readonly Ending[] = ['logged-out', 'session-timeout'];

/** The ending named by the address, shown on return to the shop (SES-10). */
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

/** Any link may carry a flag, so it counts only if the ending is true. */
export function isTrueOf(ending: Ending, standing: Standing): boolean {
  return ending === 'logged-out' ? standing === 'guest' : standing !== 'identified';
}
