import type { Product } from '../../domain/catalogue/index.js';
import { random, type Random } from '../../seed/catalogue/random.js';
import { folded, wordsOf } from '../../services/shop/search/words.js';

const COUNT = 20_000;
const LETTERS = 'abcdefghijklmnopqrstuvwxyzåäö';

/**
 * Returns different search queries for the shop's products: words, parts of words, misspellings, substances and
 * numbers.
 */
export function queriesFor(products: readonly Product[]): readonly string[] {
  const chance = random(20_261_121);
  const queries = new Set<string>();
  for (let tries = 0; queries.size < COUNT && tries < COUNT * 20; tries += 1)
    queries.add(queryFor(chance.pick(products), chance));
  return [...queries];
}

function queryFor(product: Product, chance: Random): string {
  const words = wordsOf(product.name).filter((word) => /^\p{L}{3,}$/u.test(word));
  const word = words.length > 0 ? chance.pick(words) : product.brand;
  const kind = chance.next();
  if (kind < 0.25) return word.slice(0, chance.between(2, word.length));
  if (kind < 0.35) return word;
  if (kind < 0.65)
    return [word, chance.pick(words.length > 0 ? words : [word]), chance.next() < 0.3 ? product.packageText : '']
      .join(' ')
      .trim();
  if (kind < 0.85) return misspelt(word, chance);
  if (kind < 0.93) return folded(`${product.brand} ${word}`);
  return chance.pick([product.varuId, product.substance ?? word, product.atcCode ?? product.packTitle, product.ean]);
}

/** Misspells a word. One letter is left out, doubled, replaced or swapped with its neighbour. */
function misspelt(word: string, chance: Random): string {
  const at = chance.between(0, word.length - 2);
  const [before, letter, next, after] = [
    word.slice(0, at),
    word[at] as string,
    word[at + 1] as string,
    word.slice(at + 2),
  ];
  return chance.pick([
    `${before}${next}${after}`,
    `${before}${letter}${letter}${next}${after}`,
    `${before}${chance.pick([...LETTERS])}${next}${after}`,
    `${before}${next}${letter}${after}`,
  ]);
}

/** Returns what a shopper has typed at each moment of a query: from two letters to eight. */
export function typings(queries: readonly string[]): readonly string[] {
  return [...new Set(queries.flatMap((query) => Array.from({ length: 7 }, (_, index) => query.slice(0, index + 2))))];
}
