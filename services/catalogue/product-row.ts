import type { ProductFlag, ProductType } from '../../domain/cart/events.js';
import type { ComparisonUnit, PackShape, Product, VatClass } from '../../domain/catalogue/index.js';

/** A row of catalogue_product as it is written; the table computes sales_price and sort_rank itself. */
export interface ProductRow {
  readonly varu_id: string;
  readonly slug: string;
  readonly ean: string;
  readonly name: string;
  readonly brand: string;
  readonly brand_slug: string;
  readonly type: ProductType;
  readonly vat_class: VatClass;
  readonly price: number;
  readonly discount_price: number | null;
  readonly lowest_price_30_days: number | null;
  readonly comparison_price: number | null;
  readonly comparison_unit: ComparisonUnit | null;
  readonly flags: readonly ProductFlag[];
  readonly form: string;
  readonly strength: string | null;
  readonly substance: string | null;
  readonly atc_code: string | null;
  readonly package_text: string;
  readonly package_type: string;
  readonly pack_shape: PackShape;
  readonly pack_title: string;
  readonly description: string;
  readonly usage: string;
  readonly contents: string;
  readonly category_path: string;
  readonly weight_grams: number;
  readonly web_stock: number;
  readonly in_stores: boolean;
  readonly is_new: boolean;
  readonly is_web_unique: boolean;
  readonly rating_tenths: number | null;
  readonly rating_count: number;
  readonly family: string;
  readonly variant_axis: string | null;
  readonly variant_value: string | null;
  readonly popularity: number;
  readonly added_on: string;
  readonly search_text: string;
}

export function rowOf(product: Product): ProductRow {
  const { varuId, slug, ean, name, brand, type, price, flags, form, strength, substance, description, usage, contents, family, popularity } = product;
  return {
    varu_id: varuId, slug, ean, name, brand, brand_slug: product.brandSlug, type, vat_class: product.vatClass, price,
    discount_price: product.discountPrice, lowest_price_30_days: product.lowestPrice30Days,
    comparison_price: product.comparisonPrice, comparison_unit: product.comparisonUnit,
    flags, form, strength, substance, atc_code: product.atcCode,
    package_text: product.packageText, package_type: product.packageType, pack_shape: product.packShape, pack_title: product.packTitle,
    description, usage, contents, category_path: product.categoryPath, weight_grams: product.weightGrams,
    web_stock: product.webStock, in_stores: product.inStores, is_new: product.isNew, is_web_unique: product.isWebUnique,
    rating_tenths: product.ratingTenths, rating_count: product.ratingCount, family,
    variant_axis: product.variant?.axis ?? null, variant_value: product.variant?.value ?? null,
    popularity, added_on: product.addedOn, search_text: searchTextOf(product),
  };
}

export function productOf(row: ProductRow): Product {
  const { slug, ean, name, brand, type, price, flags, form, strength, substance, description, usage, contents, family, popularity } = row;
  return {
    varuId: row.varu_id, slug, ean, name, brand, brandSlug: row.brand_slug, type, vatClass: row.vat_class, price,
    discountPrice: row.discount_price, lowestPrice30Days: row.lowest_price_30_days,
    comparisonPrice: row.comparison_price, comparisonUnit: row.comparison_unit,
    flags, form, strength, substance, atcCode: row.atc_code,
    packageText: row.package_text, packageType: row.package_type, packShape: row.pack_shape, packTitle: row.pack_title,
    description, usage, contents, categoryPath: row.category_path, weightGrams: row.weight_grams,
    webStock: row.web_stock, inStores: row.in_stores, isNew: row.is_new, isWebUnique: row.is_web_unique,
    ratingTenths: row.rating_tenths, ratingCount: row.rating_count, family,
    variant: row.variant_axis !== null && row.variant_value !== null ? { axis: row.variant_axis, value: row.variant_value } : null,
    popularity, addedOn: row.added_on,
  };
}

function searchTextOf({ name, substance, atcCode, varuId, ean, categoryPath }: Product): string {
  return [name, substance, atcCode, varuId, ean, categoryPath.replaceAll(/[/-]/g, ' ')].filter(Boolean).join(' ').toLowerCase();
}
