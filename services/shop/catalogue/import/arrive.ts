import { eanOf, slugOf } from '../../../../domain/catalogue/index.js';
import type { BusinessDate } from '../../../../domain/kernel/index.js';
import { rowFaults, type Price, type ProductDescription, type ProductState } from '../../../../domain/product/index.js';
import type { RowFault } from '../../../foundation/file-import/file-words.js';
import type { Arrival } from '../stocking/arrival.js';
import { NEEDED, type Values } from './fields.js';
import { incompleteGroups } from './incomplete-groups.js';
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
    ...incompleteGroups(row, given),
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
  return { reason, notice: givenOr(notice, withdrawn?.reason === reason ? withdrawn.notice : null) };
}

/**
 * Returns the value of a column, or the present value when the file does not have the column. Null clears the value.
 */
function givenOr<T>(value: T | undefined, otherwise: T): T {
  return value === undefined ? otherwise : value;
}

function priceOf(row: Row, before: Price | null): Price {
  return {
    price: givenOr(row.price, before?.price ?? 0),
    discountPrice: givenOr(row.discountPrice, before?.discountPrice ?? null),
    memberPrice: givenOr(row.memberPrice, before?.memberPrice ?? null),
    campaignId: givenOr(row.campaign, before?.campaignId ?? null),
  };
}

function descriptionOf(
  { row, pictures }: Pick<Wanted, 'row' | 'pictures'>,
  before: ProductDescription,
): ProductDescription {
  const name = givenOr(row.name, before.name);
  const brand = givenOr(row.brand, before.brand);
  return {
    varuId: row.varuId,
    slug: name === before.name && before.slug !== '' ? before.slug : `${slugOf(name)}-${row.varuId}`,
    ean: givenOr(row.ean, before.ean),
    ...{ name, brand, brandSlug: slugOf(brand) || 'ovrigt' },
    type: givenOr(row.type, before.type),
    vatClass: givenOr(row.vatClass, before.vatClass),
    flags: givenOr(row.flags, before.flags),
    form: givenOr(row.form, before.form),
    strength: givenOr(row.strength, before.strength),
    substance: givenOr(row.substance, before.substance),
    atcCode: givenOr(row.atcCode, before.atcCode),
    manufacturer: givenOr(row.manufacturer, before.manufacturer),
    nplId: givenOr(row.nplId, before.nplId),
    narcoticsClass: givenOr(row.narcoticsClass, before.narcoticsClass),
    searchWords: givenOr(row.searchWords, before.searchWords),
    pictures: givenOr(pictures, before.pictures),
    packageText: givenOr(row.packageText, before.packageText),
    packageType: givenOr(row.packageType, before.packageType),
    packShape: givenOr(row.packShape, before.packShape),
    packTitle: givenOr(row.packTitle, before.packTitle === '' ? name : before.packTitle),
    description: givenOr(row.description, before.description),
    usage: givenOr(row.usage, before.usage),
    contents: givenOr(row.contents, before.contents),
    categoryPath: givenOr(row.category, before.categoryPath),
    weightGrams: givenOr(row.weightGrams, before.weightGrams),
    size: sizeOf(row, before),
    newUntil: givenOr(row.newUntil, before.newUntil),
    isWebUnique: givenOr(row.isWebUnique, before.isWebUnique),
    ratingTenths: givenOr(row.ratingTenths, before.ratingTenths),
    ratingCount: givenOr(row.ratingCount, before.ratingCount),
    family: givenOr(row.family, before.family),
    variant: variantOf(row, before),
    popularity: givenOr(row.popularity, before.popularity),
    isMonitorable: givenOr(row.isMonitorable, before.isMonitorable),
    addedOn: givenOr(row.addedOn, before.addedOn),
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
