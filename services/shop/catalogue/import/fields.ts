import { oreOf } from '../../../../domain/kernel/index.js';
import { z } from 'zod';

import { PRODUCT_TYPES } from '../../../../domain/cart/index.js';
import { isEan13, NARCOTICS_CLASSES, PACK_SHAPES, PRODUCT_FLAGS } from '../../../../domain/catalogue/index.js';
import type { ValuesOf } from '../../../foundation/file-import/read-values.js';
import { PHARMACIES } from '../../pharmacy/register.js';
import { TAXONOMY } from '../taxonomy.js';

const VAT_CLASSES = ['medicine-otc', 'prescription', 'food', 'goods'] as const;
const CATEGORIES: ReadonlySet<string> = new Set(TAXONOMY.map(({ path }) => path));
const GLNS: ReadonlySet<string> = new Set(PHARMACIES.map(({ gln }) => gln));
const STATUSES = ['for-sale', 'withdrawn', 'recalled'] as const;
const MOST_WORDS = 40;
const MOST_PICTURES = 8;
/** A file name and an alternative text, divided by ":". A URL, or a path out of the folder, is refused. */
const PICTURE = /^(?:[\w-]+[./])+\w+:\s*\S.{0,199}$/;
/** The highest price in öre that a database integer can hold. */
const DEAREST = 20_000_000_00;

const text = (most: number) => z.string().max(most, `is longer than ${most} characters`);
const filled = (most: number) => text(most).min(1, 'is empty');
const whole = z
  .string()
  .regex(/^\d{1,9}$/, 'is not a whole number')
  .transform(Number);
/**
 * An amount in kronor: "129", "129,50" or "129.50". A minus is accepted here, so that the domain rule refuses it with
 * its own text.
 */
const kronor = z
  .string()
  .regex(/^-?\d{1,9}([.,]\d{1,2})?$/, 'is not an amount in kronor such as 129,50')
  .transform(oreOf)
  .refine((ore) => ore <= DEAREST, 'is more than the shop can ask');
const yes = z.enum(['yes', 'no'], 'is neither yes nor no').transform((value) => value === 'yes');
const listed = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.enum(values, `is none of ${values.join(', ')}`);
const above0 = whole.refine((value) => value > 0, 'is not above 0');
/** Makes a field optional. It is no union, because for a union zod would report only that nothing fits. */
const optional = <T extends z.ZodType<unknown, string>>(schema: T) =>
  z.string().transform((value, context): z.output<T> | null => {
    const read = value === '' ? null : schema.safeParse(value);
    if (read === null || read.success) return read && read.data;
    context.addIssue({ code: 'custom', message: read.error.issues[0]?.message ?? 'is not understood' });
    return z.NEVER;
  });

const flags = z
  .string()
  .transform((value) => value.split('|').filter(Boolean))
  .pipe(z.array(listed(PRODUCT_FLAGS)));

const pharmacies = z
  .string()
  .regex(/^(\d{13}:\d{1,6}(\|\d{13}:\d{1,6})*)?$/, 'is not written gln:pieces|gln:pieces')
  .transform((value) => value.split('|').filter(Boolean))
  .refine((parts) => parts.every((part) => GLNS.has(part.slice(0, 13))), 'names a GLN that is no pharmacy of the shop')
  .refine((parts) => new Set(parts.map((part) => part.slice(0, 13))).size === parts.length, 'names a pharmacy twice')
  .transform((parts): Record<string, number> =>
    Object.fromEntries(parts.map((part) => [part.slice(0, 13), Number(part.slice(14))])),
  );

const list = z.string().transform((value) => [
  ...new Set(
    value
      .split('|')
      .map((part) => part.trim())
      .filter(Boolean),
  ),
]);
const searchWords = list
  .refine((words) => words.length <= MOST_WORDS, `is more than ${MOST_WORDS} words`)
  .refine((words) => words.every((word) => word.length <= 60), 'has a word of more than 60 characters');

/** Each picture needs an alternative text for people who cannot see it. */
const pictures = list
  .refine((parts) => parts.length <= MOST_PICTURES, `is more than ${MOST_PICTURES} pictures`)
  .refine((parts) => parts.every((part) => PICTURE.test(part)), 'is not written file:what it shows|file:what it shows')
  .transform((parts) =>
    parts.map((part) => ({ path: part.slice(0, part.indexOf(':')), alt: part.slice(part.indexOf(':') + 1).trim() })),
  );

// A date. PostgreSQL has no year 0, so the view could not store such a date. An event with this date must not be
// recorded.
const day = z.iso.date('is not a date written YYYY-MM-DD').refine((date) => date >= '1900-01-01', 'is before 1900');

/** An NPL id begins with its date of issue, and six digits follow. */
const nplId = z
  .string()
  .regex(/^\d{14}$/, 'is not an NPL id of 14 digits')
  .refine(
    (id) => day.safeParse(`${id.slice(0, 4)}-${id.slice(4, 6)}-${id.slice(6, 8)}`).success,
    'does not begin with a date, as an NPL id does',
  );

/** All columns of an import file by name. docs/import-catalogue.md describes them. */
export const FIELDS = {
  varuId: z.string().regex(/^\d{6}$/, 'is not an article number of six digits'),
  ean: z.string().refine(isEan13, 'is not an EAN-13 with its check digit'),
  name: filled(200),
  brand: filled(100),
  type: listed(PRODUCT_TYPES),
  vatClass: listed(VAT_CLASSES),
  price: kronor,
  discountPrice: optional(kronor),
  memberPrice: optional(kronor),
  campaign: optional(
    z.string().regex(/^[a-z0-9-]{1,100}$/, 'is not a campaign id of small letters, digits and hyphens'),
  ),
  category: z.string().refine((path) => CATEGORIES.has(path), 'is no category of the shop'),
  manufacturer: optional(text(100)),
  nplId: optional(nplId),
  narcoticsClass: optional(listed(NARCOTICS_CLASSES)),
  searchWords,
  pictures,
  packageText: filled(60),
  packageType: text(60),
  packShape: listed(PACK_SHAPES),
  packTitle: text(60),
  form: text(100),
  strength: optional(text(100)),
  substance: optional(text(200)),
  atcCode: optional(z.string().regex(/^[A-Z](\d{2}([A-Z]([A-Z](\d{2})?)?)?)?$/, 'is not an ATC code')),
  flags,
  description: text(8000),
  usage: text(8000),
  contents: text(8000),
  weightGrams: above0,
  lengthMm: optional(above0),
  widthMm: optional(above0),
  heightMm: optional(above0),
  webStock: z
    .string()
    .regex(/^-?\d{1,9}$/, 'is not a whole number')
    .transform(Number),
  pharmacyStock: pharmacies,
  newUntil: optional(day),
  isWebUnique: yes,
  ratingTenths: optional(whole.refine((tenths) => tenths >= 10 && tenths <= 50, 'is not from 10 to 50')),
  ratingCount: whole,
  family: text(60),
  variantAxis: optional(text(60)),
  variantValue: optional(text(60)),
  popularity: whole,
  isMonitorable: yes,
  addedOn: day,
  status: listed(STATUSES),
  notice: optional(text(1000)),
} as const;

export type Field = keyof typeof FIELDS;
export type Values = ValuesOf<typeof FIELDS>;

/**
 * The columns that a new product must have. For a known product, a column that the file does not have changes nothing.
 */
export const NEEDED = [
  'name',
  'brand',
  'type',
  'vatClass',
  'price',
  'category',
  'packageText',
] as const satisfies readonly Field[];

export const FIELD_NAMES = Object.keys(FIELDS) as readonly Field[];
