import type { Product } from '../../../../domain/catalogue/index.js';
import { wordsOf } from '../words.js';

/** The weights of a tsvector in PostgreSQL. Each stands for some fields of a product. */
export type Field = 'A' | 'B' | 'C' | 'D';

/** The fields of a product whose words are indexed. */
const INDEXED = [
  'name',
  'brand',
  'manufacturer',
  'substance',
  'atcCode',
  'packTitle',
  'form',
  'categoryPath',
  'description',
  'searchWords',
] as const satisfies readonly (keyof Product)[];

type Indexed = Pick<Product, (typeof INDEXED)[number]>;

/** Whether both have the same texts, and so the same document. */
export function sameTexts(a: Indexed, b: Indexed): boolean {
  return INDEXED.every((field) => textOf(a[field]) === textOf(b[field]));
}

function textOf(value: Indexed[keyof Indexed]): string | null {
  return typeof value === 'object' && value !== null ? value.join('|') : value;
}

/**
 * Returns the words of a product as the text of a tsvector: name (A), brand and maker (B), substance, ATC code and
 * search words (C), form, category and description (D). A word in both name and brand counts as brand. Article numbers
 * are looked up separately.
 */
export function documentOf(product: Indexed, categoryNames: readonly string[]): string {
  const fields = new Map<string, Field>();
  const add = (field: Field, ...texts: readonly (string | null)[]): void => {
    for (const word of texts.flatMap((text) => wordsOf(text ?? ''))) if (!fields.has(word)) fields.set(word, field);
  };
  add('B', product.brand, product.manufacturer);
  add('A', product.name, product.packTitle);
  add('C', product.substance, product.atcCode, ...product.searchWords);
  add('D', product.form, ...categoryNames, product.description);
  return [...fields].map(([word, field], index) => `'${word}':${index + 1}${field}`).join(' ');
}
