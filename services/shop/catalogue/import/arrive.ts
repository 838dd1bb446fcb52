import { eanOf, slugOf } from '../../../../domain/catalogue/index.js';
import type { BusinessDate } from '../../../../domain/kernel/index.js';
import { rowFaults, type Price, type ProductDescription, type ProductState } from '../../../../domain/product/index.js';
import type { RowFault } from '../../../foundation/file-import/file-words.js';
import type { Arrival } from '../stocking/arrival.js';
import { NEEDED, type Values } from './fields.js';
import { halfTold } from './half-told.js';
import type { Wanted } from './read-rows.js';
import { faultOf, restsOn, texts } from './texts.js';

export type Row = Values & { readonly varuId: string };

/**
 * Computes the product that the row asks for. Columns that the file does not have keep the product's present values.
 */
export function arrive(
  wanted: Omit<Wanted, 'line'>,
  before: ProductState,
  today: BusinessDate,
): { readonly arrival: Arrival } | { readonly faults: readonly RowFault[] } {
  const { row, texts: given, faults: read } = wanted;
  const { stock } = before;
  const arrival: Arrival = {
    description: descriptionOf(wanted, before.description ?? blank(row, today)),
    price: priceOf(row, before.price),
    stock: { web: row.webStock ?? stock?.web ?? 0, pharmacies: row.pharmacyStock ?? stock?.pharmacies ?? {} },
    sold: soldOf(row, before),
  };
  const missing = before.description ? [] : NEEDED.filter((field) => given[field] === undefined);
  const untold = new Set<string>([...missing, ...read.map(({ field }) => field)]);
  const faults = [
    ...read,
    ...missing.map((field) => ({ field, reason: texts.missingOfNew })),
    ...halfTold(row, given),
    ...rowFaults(arrival)
      .filter((fault) => restsOn(fault).every((field) => !untold.has(field)))
      .map((fault) => faultOf(fault, given)),
  ];
  return faults.length > 0 ? { faults } : { arrival };
}

const REASONS = { withdrawn: 'discontinued', recalled: 'recall' } as const;

/** Reads whether the product is sold. A withdrawn product keeps its notice until a row gives another. */
function soldOf({ status, notice }: Row, { withdrawn }: ProductState): Exclude<Arrival['sold'], undefined> {
  if (status === undefined) return null;
  if (status === 'for-sale') return 'yes';
  const reason = REASONS[status];
  return { reason, notice: told(notice, withdrawn?.reason === reason ? withdrawn.notice : null) };
}

/**
 * Returns the value of a column, or the present value when the file does not have the column. Null clears the value.
 */
function told<T>(value: T | undefined, otherwise: T): T {
  return value === undefined ? otherwise : value;
}

function priceOf(row: Row, before: Price | null): Price {
  return {
    price: told(row.price, before?.price ?? 0),
    discountPrice: told(row.discountPrice, before?.discountPrice ?? null),
    memberPrice: told(row.memberPrice, before?.memberPrice ?? null),
    campaignId: told(row.campaign, before?.campaignId ?? null),
  };
}

function descriptionOf(
  { row, pictures }: Pick<Wanted, 'row' | 'pictures'>,
  before: ProductDescription,
): ProductDescription {
  const name = told(row.name, before.name);
  const brand = told(row.brand, before.brand);
  return {
    varuId: row.varuId,
    slug: name === before.name && before.slug !== '' ? before.slug : `${slugOf(name)}-${row.varuId}`,
    ean: told(row.ean, before.ean),
    ...{ name, brand, brandSlug: slugOf(brand) || 'ovrigt' },
    type: told(row.type, before.type),
    vatClass: told(row.vatClass, before.vatClass),
    flags: told(row.flags, before.flags),
    form: told(row.form, before.form),
    strength: told(row.strength, before.strength),
    substance: told(row.substance, before.substance),
    atcCode: told(row.atcCode, before.atcCode),
    manufacturer: told(row.manufacturer, before.manufacturer),
    nplId: told(row.nplId, before.nplId),
    narcoticsClass: told(row.narcoticsClass, before.narcoticsClass),
    searchWords: told(row.searchWords, before.searchWords),
    pictures: told(pictures, before.pictures),
    packageText: told(row.packageText, before.packageText),
    packageType: told(row.packageType, before.packageType),
    packShape: told(row.packShape, before.packShape),
    packTitle: told(row.packTitle, before.packTitle === '' ? name : before.packTitle),
    description: told(row.description, before.description),
    usage: told(row.usage, before.usage),
    contents: told(row.contents, before.contents),
    categoryPath: told(row.category, before.categoryPath),
    weightGrams: told(row.weightGrams, before.weightGrams),
    size: sizeOf(row, before),
    newUntil: told(row.newUntil, before.newUntil),
    isWebUnique: told(row.isWebUnique, before.isWebUnique),
    ratingTenths: told(row.ratingTenths, before.ratingTenths),
    ratingCount: told(row.ratingCount, before.ratingCount),
    family: told(row.family, before.family),
    variant: variantOf(row, before),
    popularity: told(row.popularity, before.popularity),
    isMonitorable: told(row.isMonitorable, before.isMonitorable),
    addedOn: told(row.addedOn, before.addedOn),
  };
}

function sizeOf({ lengthMm, widthMm, heightMm }: Row, { size }: ProductDescription): ProductDescription['size'] {
  if (lengthMm === undefined && widthMm === undefined && heightMm === undefined) return size;
  return lengthMm && widthMm && heightMm ? { lengthMm, widthMm, heightMm } : null;
}

function variantOf({ variantAxis, variantValue }: Row, { variant }: ProductDescription): ProductDescription['variant'] {
  if (variantAxis === undefined && variantValue === undefined) return variant;
  return variantAxis && variantValue ? { axis: variantAxis, value: variantValue } : null;
}

const BLANK: Omit<ProductDescription, 'varuId' | 'ean' | 'family' | 'addedOn'> = {
  ...{
    slug: '',
    name: '',
    brand: '',
    brandSlug: '',
    type: 'Ha',
    vatClass: 'goods',
    flags: [],
    form: '',
    strength: null,
    substance: null,
    atcCode: null,
    manufacturer: null,
    nplId: null,
    narcoticsClass: null,
    searchWords: [],
    pictures: [],
  },
  ...{
    packageText: '',
    packageType: '',
    packShape: 'box',
    packTitle: '',
    description: '',
    usage: '',
    contents: '',
    categoryPath: '',
  },
  ...{
    weightGrams: 100,
    size: null,
    newUntil: null,
    isWebUnique: false,
    ratingTenths: null,
    ratingCount: 0,
    variant: null,
    popularity: 0,
    isMonitorable: true,
  },
};

function blank({ varuId }: Row, today: BusinessDate): ProductDescription {
  return { ...BLANK, varuId, ean: eanOf(varuId), family: varuId, addedOn: today };
}
