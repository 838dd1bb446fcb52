import type { ProductFlag } from '../../../domain/cart/events.js';
import type { PackShape, VatClass } from '../../../domain/catalogue/index.js';

/** A kind of goods, for example a hand cream. Each brand sells it in several series, variants and sizes. */
export interface GoodsLine {
  readonly title: string;
  readonly shelf: string;
  readonly shape: PackShape;
  /** Completes the sentence "{title} från {brand} …". */
  readonly about: string;
  readonly kronor: number;
  readonly sizes: readonly string[];
  readonly axis: string;
  /** The names of the variants. Without variants the list is ['']. */
  readonly values: readonly string[];
  readonly flags: readonly ProductFlag[];
}

export interface Series {
  readonly name: string;
  /** Completes the sentence "Serien {name} …". */
  readonly says: string;
}

export interface Department {
  readonly path: string;
  readonly vatClass: VatClass;
  readonly brands: readonly string[];
  readonly series: readonly Series[];
  readonly usage: string;
  readonly contents: readonly string[];
  readonly lines: readonly GoodsLine[];
}

/** Defines a kind of goods. "|" separates sizes, and variants such as "Doft: Lavendel|Citrus". */
export function line(
  shelf: string,
  title: string,
  shape: PackShape,
  kronor: number,
  sizes: string,
  about: string,
  variant = ': ',
  ...flags: readonly ProductFlag[]
): GoodsLine {
  const [axis, values] = variant.split(': ') as [string, string];
  return { title, shelf, shape, about, kronor, sizes: sizes.split('|'), axis, values: values.split('|'), flags };
}

/** Parses a text with one series in each row, for example "Lugn – är framtagen för känslig hud". */
export function series(text: string): readonly Series[] {
  return text
    .trim()
    .split('\n')
    .map((row) => {
      const [name, says] = row.trim().split(' – ') as [string, string];
      return { name, says };
    });
}
