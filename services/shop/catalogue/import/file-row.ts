import { decimalKronor } from '../../../../domain/kernel/index.js';
import type { Arrival } from '../stocking/arrival.js';
import { FIELD_NAMES, type Field } from './fields.js';

/** The columns of generated products. These products have no photographs and are never withdrawn. */
type Told = Exclude<Field, 'pictures' | 'status' | 'notice'>;
const UNTOLD: readonly Field[] = ['pictures', 'status', 'notice'];
const TOLD = FIELD_NAMES.filter((field): field is Told => !UNTOLD.includes(field));

/** Writes a product as a row of an import file, with a text for each column. */
export function fileRow({ description, price, stock }: Arrival): Readonly<Record<Told, string>> {
  const {
    size,
    variant,
    pictures: _pictures,
    slug: _slug,
    brandSlug: _brandSlug,
    categoryPath,
    ...plain
  } = description;
  return {
    ...texts(plain),
    price: kronor(price.price),
    discountPrice: kronor(price.discountPrice),
    memberPrice: kronor(price.memberPrice),
    campaign: price.campaignId ?? '',
    category: categoryPath,
    lengthMm: text(size?.lengthMm),
    widthMm: text(size?.widthMm),
    heightMm: text(size?.heightMm),
    variantAxis: variant?.axis ?? '',
    variantValue: variant?.value ?? '',
    webStock: text(stock.web),
    pharmacyStock: Object.entries(stock.pharmacies)
      .map(([gln, pieces]) => `${gln}:${pieces}`)
      .join('|'),
  };
}

export const csvHeading = TOLD.join(';');

export function csvLine(arrival: Arrival): string {
  const row = fileRow(arrival);
  return TOLD.map((field) => (/[";\r\n]/.test(row[field]) ? `"${row[field].replaceAll('"', '""')}"` : row[field])).join(
    ';',
  );
}

type Value = string | number | boolean | readonly string[] | null | undefined;

function texts<Field extends string>(values: Readonly<Record<Field, Value>>) {
  const entries = Object.entries<Value>(values).map(([field, value]) => [field, text(value)]);
  return Object.fromEntries(entries) as Record<Field, string>;
}

function text(value: Value): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'object' ? value.join('|') : String(value);
}

function kronor(ore: number | null): string {
  return ore === null ? '' : decimalKronor(ore).replace('.', ',');
}
