import type { Product } from '../../domain/catalogue/index.js';
import type { ProductRow as ViewRow } from '../../projections/product/table.js';

/** The columns of view_product that a product is read from. */
export type ProductRow = Pick<ViewRow, (typeof PRODUCT_COLUMNS)[number]>;

export const PRODUCT_COLUMNS = [
  'varu_id', 'slug', 'ean', 'name', 'brand', 'brand_slug', 'type', 'vat_class',
  'price', 'discount_price', 'lowest_price_30_days', 'member_price', 'member_lowest_price_30_days', 'campaign_id', 'comparison_price', 'comparison_unit',
  'flags', 'form', 'strength', 'substance', 'atc_code', 'package_text', 'package_type', 'pack_shape', 'pack_title', 'description', 'usage', 'contents',
  'category_path', 'weight_grams', 'size', 'web_stock', 'in_stores', 'is_new', 'is_web_unique', 'rating_tenths', 'rating_count',
  'family', 'variant_axis', 'variant_value', 'popularity', 'added_on',
] as const satisfies readonly (keyof ViewRow)[];

export function productOf(row: ProductRow): Product {
  const { slug, ean, name, brand, type, price, flags, form, strength, substance, description, usage, contents, family, popularity, size } = row;
  return {
    varuId: row.varu_id, slug, ean, name, brand, brandSlug: row.brand_slug, type, vatClass: row.vat_class, price,
    discountPrice: row.discount_price, lowestPrice30Days: row.lowest_price_30_days,
    memberPrice: row.member_price, memberLowestPrice30Days: row.member_lowest_price_30_days, campaignId: row.campaign_id,
    comparisonPrice: row.comparison_price, comparisonUnit: row.comparison_unit,
    flags, form, strength, substance, atcCode: row.atc_code,
    packageText: row.package_text, packageType: row.package_type, packShape: row.pack_shape, packTitle: row.pack_title,
    description, usage, contents, categoryPath: row.category_path, weightGrams: row.weight_grams, size,
    webStock: row.web_stock, inStores: row.in_stores, isNew: row.is_new, isWebUnique: row.is_web_unique,
    ratingTenths: row.rating_tenths, ratingCount: row.rating_count, family,
    variant: row.variant_axis !== null && row.variant_value !== null ? { axis: row.variant_axis, value: row.variant_value } : null,
    popularity, addedOn: row.added_on,
  };
}
