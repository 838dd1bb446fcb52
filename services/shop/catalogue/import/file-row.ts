import { decimalKronor } from '../../../../domain/kernel/index.js';
import type { Arrival } from '../stocking/arrival.js';
import { FIELD_NAMES, type Field } from './fields.js';

/** The columns of generated products. These products have no photographs and are never withdrawn. */
type Told = Exclude<Field, 'pictures' | 'status' | 'notice'>;
const UNTOLD: readonly Field[] = ['pictures', 'status', 'notice'];
const TOLD = FIELD_NAMES.filter((field): field is Told => !UNTOLD.includes(field));

/** Writes a product as a row of an import file, with a text for each column. */
export function fileRow({ description, price, stock }: Arrival): Readonly<Record<Told, string>> {
  const { size, variant, flags, ...told } = description;
  return {
    ...texts(told),
    price: kronor(price.price),
    discountPrice: kronor(price.discountPrice),
    memberPrice: kronor(price.memberPrice),
    campaign: price.campaignId ?? '',
    category: told.categoryPath,
    flags: flags.join('|'),
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

type Described = Omit<Arrival['description'], 'size' | 'variant' | 'flags'>;

function texts(told: Described) {
  const {
    varuId,
    ean,
    name,
    brand,
    type,
    vatClass,
    packageText,
    packageType,
    packShape,
    packTitle,
    form,
    description,
    usage,
    contents,
    family,
    addedOn,
  } = told;
  return {
    ...{
      varuId,
      ean,
      name,
      brand,
      type,
      vatClass,
      packageText,
      packageType,
      packShape,
      packTitle,
      form,
      description,
      usage,
      contents,
      family,
      addedOn,
    },
    strength: text(told.strength),
    substance: text(told.substance),
    atcCode: text(told.atcCode),
    weightGrams: text(told.weightGrams),
    newUntil: text(told.newUntil),
    manufacturer: text(told.manufacturer),
    nplId: text(told.nplId),
    narcoticsClass: text(told.narcoticsClass),
    searchWords: told.searchWords.join('|'),
    isWebUnique: told.isWebUnique ? 'yes' : 'no',
    ratingTenths: text(told.ratingTenths),
    ratingCount: text(told.ratingCount),
    popularity: text(told.popularity),
  };
}

function text(value: string | number | null | undefined): string {
  return value === null || value === undefined ? '' : String(value);
}

function kronor(ore: number | null): string {
  return ore === null ? '' : decimalKronor(ore).replace('.', ',');
}
