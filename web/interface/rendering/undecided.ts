/** In place of a slice's decisions in scripts of a browser: a replay only evolves, and rules would double its script. */
export function decide(): never {
  throw new Error('a browser decides nothing');
}
