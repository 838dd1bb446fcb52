import type { Uuid } from '../../kernel/index.js';

/** `back`: what of a notice is not stopped from the start. `too-late`: what turns out to have left. */
const PARTS = { back: 1, 'too-late': 2 } as const;

/**
 * The id of a part of a notice that becomes a notice of its own. The ids of notices are random, so an id that differs in
 * its last digit belongs to nobody else, and a repeated decision finds the same.
 */
export function partId(withdrawalId: Uuid, part: keyof typeof PARTS): Uuid {
  const digit = Number.parseInt(withdrawalId.slice(-1), 16) || 0;
  return withdrawalId.slice(0, -1) + (digit ^ PARTS[part]).toString(16);
}
