import type { Product } from '../../domain/catalogue/index.js';
import type { ProductRow as ViewRow } from '../../projections/product/table.js';

/** The columns of view_product that a product is read from. */
export type ProductRow = Pick<ViewRow, (typeof PRODUCT_COLUMNS)[number]>;

export const PRODUCT_COLUMNS = [
  'varu_id',
  'slug',
  'ean',
  'name',
  'brand',
  'brand_slug',
  'type',
  'vat_class',
  'price',
  'discount_price',
  'lowest_price_30_days',
  'member_price',
  'member_lowest_price_30_days',
  'campaign_id',
  'comparison_price',
  'comparison_unit',
  'flags',
  'form',
  'strength',
  'substance',
  'atc_code',
  'package_text',
  'package_type',
  'pack_shape',
  'pack_title',
  'description',
  'usage',
  'contents',
  'category_path',
  'weight_grams',
  'size',
  'web_stock',
  'in_stores',
  'is_new',
  'is_web_unique',
  'rating_tenths',
  'rating_count',
  'family',
  'variant_axis',
  'variant_value',
  'popularity',
  'added_on',
] as const satisfies readonly (keyof ViewRow)[];

export function productOf(row: ProductRow): Product {
  return {
    ...namesOf(row),
    ...pricesOf(row),
    ...descriptionOf(row),
    ...packageOf(row),
    ...standingOf(row),
    variant: variantOf(row),
  };
}

function namesOf(row: ProductRow) {
  const { slug, ean, name, brand, type, family } = row;
  return { varuId: row.varu_id, slug, ean, name, brand, brandSlug: row.brand_slug, type, family };
}

function pricesOf(row: ProductRow) {
  return {
    vatClass: row.vat_class,
    price: row.price,
    discountPrice: row.discount_price,
    lowestPrice30Days: row.lowest_price_30_days,
    memberPrice: row.member_price,
    memberLowestPrice30Days: row.member_lowest_price_30_days,
    campaignId: row.campaign_id,
    comparisonPrice: row.comparison_price,
    comparisonUnit: row.comparison_unit,
  };
}

function descriptionOf(row: ProductRow) {
  const { flags, form, strength, substance, description, usage, contents } = row;
  const categoryPath = row.category_path;
  return { flags, form, strength, substance, atcCode: row.atc_code, description, usage, contents, categoryPath };
}

function packageOf(row: ProductRow) {
  return {
    packageText: row.package_text,
    packageType: row.package_type,
    packShape: row.pack_shape,
    packTitle: row.pack_title,
    weightGrams: row.weight_grams,
    size: row.size,
  };
}

function standingOf(row: ProductRow) {
  return {
    webStock: row.web_stock,
    inStores: row.in_stores,
    isNew: row.is_new,
    isWebUnique: row.is_web_unique,
    ratingTenths: row.rating_tenths,
    ratingCount: row.rating_count,
    popularity: row.popularity,
    addedOn: row.added_on,
  };
}

function variantOf({ variant_axis: axis, variant_value: value }: ProductRow): Product['variant'] {
  return axis !== null && value !== null ? { axis, value } : null;
}
