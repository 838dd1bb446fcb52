import { eanOf, slugOf, type PackShape } from '../../../domain/catalogue/index.js';
import type { BusinessDate } from '../../../domain/kernel/index.js';
import type { Price, ProductDescription, ProductState } from '../../../domain/product/index.js';
import type { RowFault } from '../../file-import/file-words.js';
import type { Arrival } from '../stocking/arrival.js';
import { NEEDED, type Values } from './fields.js';

export type Row = Values & { readonly varuId: string };

/** What a row says should hold, with what it does not tell taken from the product as it is. */
export function arrive(
  row: Row,
  before: ProductState,
  today: BusinessDate,
): { readonly arrival: Arrival } | { readonly fault: RowFault } {
  const missing = before.description ? undefined : NEEDED.find((field) => row[field] === undefined);
  if (missing) return { fault: { field: missing, reason: 'is missing, and the product is new' } };
  const { stock } = before;
  return {
    arrival: {
      description: descriptionOf(row, before.description ?? blank(row, today)),
      price: priceOf(row, before.price),
      stock: { web: row.webStock ?? stock?.web ?? 0, pharmacies: row.pharmacyStock ?? stock?.pharmacies ?? {} },
    },
  };
}

/** Null tells that there is none, absent that nothing is told. */
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

function descriptionOf(row: Row, before: ProductDescription): ProductDescription {
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
    packageText: told(row.packageText, before.packageText),
    packageType: told(row.packageType, before.packageType),
    packShape: told(row.packShape as PackShape | undefined, before.packShape),
    packTitle: told(row.packTitle, before.packTitle === '' ? name : before.packTitle),
    description: told(row.description, before.description),
    usage: told(row.usage, before.usage),
    contents: told(row.contents, before.contents),
    categoryPath: told(row.category, before.categoryPath),
    weightGrams: told(row.weightGrams, before.weightGrams),
    size: sizeOf(row, before),
    isNew: told(row.isNew, before.isNew),
    isWebUnique: told(row.isWebUnique, before.isWebUnique),
    ratingTenths: told(row.ratingTenths, before.ratingTenths),
    ratingCount: told(row.ratingCount, before.ratingCount),
    family: told(row.family, before.family),
    variant: variantOf(row, before),
    popularity: told(row.popularity, before.popularity),
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

/** What holds of a new product that its row does not tell. */
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
    isNew: true,
    isWebUnique: false,
    ratingTenths: null,
    ratingCount: 0,
    variant: null,
    popularity: 0,
  },
};

function blank({ varuId }: Row, today: BusinessDate): ProductDescription {
  return { ...BLANK, varuId, ean: eanOf(varuId), family: varuId, addedOn: today };
}
