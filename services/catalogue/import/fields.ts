import { z } from 'zod';

import { isEan13 } from '../../../domain/catalogue/index.js';
import type { ValuesOf } from '../../file-import/read-values.js';
import { TAXONOMY } from '../taxonomy.js';

const VAT_CLASSES = ['medicine-otc', 'prescription', 'food', 'goods'] as const;
const TYPES = ['Rx', 'Ex', 'Ha'] as const;
const FLAGS = ['StoredCold', 'ConstantCoolingRequired', 'Paracetamol', 'AgeLimited', 'Nicotine'] as const;
const CATEGORIES: ReadonlySet<string> = new Set(TAXONOMY.map(({ path }) => path));
/** An integer of the database, in öre. */
const DEAREST = 20_000_000_00;

const text = (most: number) => z.string().max(most, `is longer than ${most} characters`);
const told = (most: number) => text(most).min(1, 'is empty');
const whole = z
  .string()
  .regex(/^\d{1,9}$/, 'is not a whole number')
  .transform(Number);
/** "129", "129,50" or "129.50" kronor; a minus is let through, so that the rule itself refuses it. */
const kronor = z
  .string()
  .regex(/^-?\d{1,9}([.,]\d{1,2})?$/, 'is not an amount in kronor such as 129,50')
  .transform((value) => Math.round(Number(value.replace(',', '.')) * 100))
  .refine((ore) => ore <= DEAREST, 'is more than the shop can ask');
const yes = z.enum(['yes', 'no'], 'is neither yes nor no').transform((value) => value === 'yes');
const listed = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.enum(values, `is none of ${values.join(', ')}`);
const optional = <T extends z.ZodType>(schema: T) =>
  z
    .literal('')
    .transform(() => null)
    .or(schema);

const flags = z
  .string()
  .transform((value) => value.split('|').filter(Boolean))
  .pipe(z.array(listed(FLAGS)));

const pharmacies = z
  .string()
  .regex(/^(\d{13}:\d{1,6}(\|\d{13}:\d{1,6})*)?$/, 'is not written gln:pieces|gln:pieces')
  .transform((value): Record<string, number> =>
    Object.fromEntries(
      value
        .split('|')
        .filter(Boolean)
        .map((part) => [part.slice(0, 13), Number(part.slice(14))]),
    ),
  );

/** Every column of an import file by its name; docs/import-catalogue.md tells of each. */
export const FIELDS = {
  varuId: z.string().regex(/^\d{6}$/, 'is not an article number of six digits'),
  ean: z.string().refine(isEan13, 'is not an EAN-13 with its check digit'),
  name: told(200),
  brand: told(100),
  type: listed(TYPES),
  vatClass: listed(VAT_CLASSES),
  price: kronor,
  discountPrice: optional(kronor),
  memberPrice: optional(kronor),
  campaign: optional(
    z.string().regex(/^[a-z0-9-]{1,100}$/, 'is not a campaign id of small letters, digits and hyphens'),
  ),
  category: z.string().refine((path) => CATEGORIES.has(path), 'is no category of the shop'),
  packageText: told(60),
  packageType: text(60),
  packShape: text(30),
  packTitle: text(60),
  form: text(100),
  strength: optional(text(100)),
  substance: optional(text(200)),
  atcCode: optional(z.string().regex(/^[A-Z](\d{2}([A-Z]([A-Z](\d{2})?)?)?)?$/, 'is not an ATC code')),
  flags,
  description: text(8000),
  usage: text(8000),
  contents: text(8000),
  weightGrams: whole,
  lengthMm: optional(whole),
  widthMm: optional(whole),
  heightMm: optional(whole),
  webStock: z
    .string()
    .regex(/^-?\d{1,9}$/, 'is not a whole number')
    .transform(Number),
  pharmacyStock: pharmacies,
  isNew: yes,
  isWebUnique: yes,
  ratingTenths: optional(whole.refine((tenths) => tenths <= 50, 'is more than 50')),
  ratingCount: whole,
  family: text(60),
  variantAxis: optional(text(60)),
  variantValue: optional(text(60)),
  popularity: whole,
  // PostgreSQL's dates have no year 0, and a row that cannot be shown must not be recorded.
  addedOn: z.iso.date('is not a date written YYYY-MM-DD').refine((date) => date >= '1900-01-01', 'is before 1900'),
} as const;

export type Field = keyof typeof FIELDS;
export type Values = ValuesOf<typeof FIELDS>;

/** What a product that is new must say; one that is there keeps what a row does not tell. */
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
