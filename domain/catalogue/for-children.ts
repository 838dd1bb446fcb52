import type { Product } from './product.js';
import { slugOf } from './slug.js';

type Described = Pick<Product, 'name' | 'categoryPath' | 'substance' | 'form' | 'strength'>;

const CHILDREN = /^(barn|baby|bebis|spadbarn|junior|nyfodd)/;
/** Words with such a beginning that are not about children: a brand for adults, a midwife, colours. */
const NOT_OF_CHILDREN = /^(barnangen|barnmorsk|babybla|babyrosa)/;
const OWN_CATEGORY = /^baby-och-foralder\/(?!gravid-och-amning)/;

/**
 * The highest strength for infants and small children, in mg or mg/ml. With Infinity, every pack of this form is for
 * them.
 */
const STRENGTHS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  paracetamol: { suppositorium: 250, 'oral suspension': Infinity, 'munsönderfallande tablett': 250 },
  ibuprofen: { suppositorium: 125, 'oral suspension': Infinity },
  oximetazolin: { näsdroppar: 0.1, nässpray: 0.25 },
  xylometazolin: { nässpray: 0.5 },
};

/**
 * Whether a pack is for infants or small children. Its card says so (CAT-03), and search ranks it lower unless the query
 * has a word about children.
 */
export function isForChildren({ name, categoryPath, substance, form, strength }: Described): boolean {
  if (OWN_CATEGORY.test(categoryPath) || speaksOfChildren(name)) return true;
  const most = STRENGTHS[substance ?? '']?.[form];
  return most !== undefined && milligrams(strength ?? '') <= most;
}

const AMOUNT = /^(\d+(?:[.,]\d+)?)\s*(mg|g)\b/;

/**
 * Returns the strength in milligrams, or Infinity for another unit. Such a pack counts as one for adults, unless its
 * form is only for children.
 */
function milligrams(strength: string): number {
  const [, amount = '', unit] = AMOUNT.exec(strength) ?? [];
  if (unit === undefined) return Infinity;
  return Number(amount.replace(',', '.')) * (unit === 'g' ? 1000 : 1);
}

export function speaksOfChildren(text: string): boolean {
  return slugOf(text)
    .split('-')
    .some((word) => CHILDREN.test(word) && !NOT_OF_CHILDREN.test(word));
}
