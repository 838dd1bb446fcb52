/**
 * Replaces each slice's `decide` in browser scripts. A replay decides nothing, and the rules would double the script's
 * size.
 */
export function decide(): never {
  throw new Error('a browser decides nothing');
}
