import { z } from 'zod';

import { codeOf, isCode } from '../../../../domain/pricing/index.js';
import { amountColumn, dayColumn, textColumn, yesColumn } from '../../../foundation/file-import/columns.js';
import type { ValuesOf } from '../../../foundation/file-import/read-values.js';
import { TAXONOMY } from '../../catalogue/taxonomy.js';
import { texts } from './texts.js';

const CATEGORIES: ReadonlySet<string> = new Set(TAXONOMY.map(({ path }) => path));
const MOST = 5_000;

/** "10%", or a sum in kronor as "50" or "49,50". */
export const DISCOUNT = /^(?:(\d{1,3}) ?%|(\d{1,7}(?:[.,]\d{1,2})?))$/;

/** A list separated by "|". "none" empties it. */
const list = (isOne: (part: string) => boolean, text: string) =>
  z
    .string()
    .transform((written) => (written === 'none' ? [] : [...new Set(written.split('|').map((part) => part.trim()))]))
    .refine((parts) => parts.every(isOne), text)
    .refine((parts) => parts.length <= MOST, texts.tooMany(MOST));

/** All columns of a coupon file by name. docs/import-coupons.md describes them. */
export const FIELDS = {
  code: z.string().transform(codeOf).refine(isCode, texts.badCode),
  name: textColumn(200),
  discount: z.string().regex(DISCOUNT, texts.discount),
  validFrom: dayColumn,
  validTo: dayColumn,
  products: list((part) => /^\d{6}$/.test(part), texts.products),
  categories: list((part) => CATEGORIES.has(part), texts.categories),
  minimum: amountColumn,
  total: z.string().regex(/^(none|\d{1,9})$/, texts.total),
  oncePerCustomer: yesColumn,
  endedOn: dayColumn,
} as const;

export type Field = keyof typeof FIELDS;
export type Row = ValuesOf<typeof FIELDS> & { readonly code: string };

/** The columns that a new coupon must have. For an existing coupon, an empty value changes nothing. */
export const NEEDED = ['name', 'discount', 'validFrom', 'validTo'] as const satisfies readonly Field[];

/** The columns that plan or change a coupon. A row without any of these columns only ends a coupon. */
export const PLANNED: readonly Field[] = [
  ...NEEDED,
  ...(['products', 'categories', 'minimum', 'total', 'oncePerCustomer'] as const),
];
