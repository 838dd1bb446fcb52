import type { CartLine } from './events.js';

/**
 * A line of another cart with what either cart knows of the product's limits. A cart that is older than a limit does not
 * know it, and must not bring the product in without it (CRT-03).
 */
export function withKnownLimits(own: CartLine | undefined, line: CartLine): CartLine {
  if (!own) return line;
  const flags = [...new Set([...own.flags, ...line.flags])];
  const limitGroup = line.limitGroup ?? own.limitGroup;
  return { ...line, flags, ...(limitGroup && { limitGroup }) };
}
