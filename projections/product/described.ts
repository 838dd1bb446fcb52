import type { ProductDescription } from '../../domain/product/index.js';
import type { ProductRow } from './table.js';

type Described = Omit<
  ProductRow,
  | 'price'
  | 'discount_price'
  | 'lowest_price_30_days'
  | 'member_price'
  | 'member_lowest_price_30_days'
  | 'campaign_id'
  | 'price_from'
  | 'comparison_price'
  | 'comparison_unit'
  | 'web_stock'
  | 'pharmacy_stock'
  | 'in_stores'
  | 'sales_price'
  | 'sort_rank'
  | 'withdrawn'
  | 'withdrawn_as'
  | 'withdrawn_on'
  | 'withdrawal_notice'
  | 'for_sale'
  | 'revision'
>;

export function described(product: ProductDescription): Described {
  const {
    varuId,
    slug,
    ean,
    name,
    brand,
    type,
    flags,
    form,
    strength,
    substance,
    description,
    usage,
    contents,
    family,
    popularity,
    size,
  } = product;
  return {
    varu_id: varuId,
    slug,
    ean,
    name,
    brand,
    brand_slug: product.brandSlug,
    type,
    vat_class: product.vatClass,
    flags,
    form,
    strength,
    substance,
    atc_code: product.atcCode,
    manufacturer: product.manufacturer,
    npl_id: product.nplId,
    narcotics_class: product.narcoticsClass,
    search_words: product.searchWords,
    pictures: product.pictures,
    package_text: product.packageText,
    package_type: product.packageType,
    pack_shape: product.packShape,
    pack_title: product.packTitle,
    description,
    usage,
    contents,
    category_path: product.categoryPath,
    weight_grams: product.weightGrams,
    size,
    new_until: product.newUntil,
    is_web_unique: product.isWebUnique,
    rating_tenths: product.ratingTenths,
    rating_count: product.ratingCount,
    family,
    variant_axis: product.variant?.axis ?? null,
    variant_value: product.variant?.value ?? null,
    popularity,
    added_on: product.addedOn,
  };
}
