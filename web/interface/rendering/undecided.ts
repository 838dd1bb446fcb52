/**
 * Replaces a slice's decisions in browser scripts. A replay needs no decisions, and their rules would double the
 * script.
 */
export function decide(): never {
  throw new Error('a browser decides nothing');
}
