/**
 * Replaces each slice's `decide`, and its upcasters, in browser scripts. A replay decides nothing and gets only today's
 * events, and the rules would double the script's size.
 */
export function decide(): never {
  throw new Error('a browser decides nothing');
}
