import type { Price, Product, ProductDescription, ReferencePrices } from '../../domain/catalogue/index.js';
import type { ColumnNames } from '../runner/field-columns.js';

/** The columns of a description's fields. The variant has two columns. */
export const DESCRIPTION = {
  varuId: 'varu_id',
  slug: 'slug',
  ean: 'ean',
  name: 'name',
  brand: 'brand',
  brandSlug: 'brand_slug',
  type: 'type',
  vatClass: 'vat_class',
  flags: 'flags',
  form: 'form',
  strength: 'strength',
  substance: 'substance',
  atcCode: 'atc_code',
  manufacturer: 'manufacturer',
  nplId: 'npl_id',
  narcoticsClass: 'narcotics_class',
  searchWords: 'search_words',
  pictures: 'pictures',
  packageText: 'package_text',
  packageType: 'package_type',
  packShape: 'pack_shape',
  packTitle: 'pack_title',
  description: 'description',
  usage: 'usage',
  contents: 'contents',
  categoryPath: 'category_path',
  weightGrams: 'weight_grams',
  size: 'size',
  newUntil: 'new_until',
  isWebUnique: 'is_web_unique',
  ratingTenths: 'rating_tenths',
  ratingCount: 'rating_count',
  family: 'family',
  popularity: 'popularity',
  isMonitorable: 'is_monitorable',
  addedOn: 'added_on',
} as const satisfies ColumnNames<Omit<ProductDescription, 'variant'>>;

/** The columns of a price, in the view of products and in the history of prices. */
export const PRICE = {
  price: 'price',
  discountPrice: 'discount_price',
  lowestPrice30Days: 'lowest_price_30_days',
  memberPrice: 'member_price',
  memberLowestPrice30Days: 'member_lowest_price_30_days',
  campaignId: 'campaign_id',
} as const satisfies ColumnNames<Price & ReferencePrices>;

/** The column of each field of a product. The variant has two columns. */
export const PRODUCT = {
  ...DESCRIPTION,
  ...PRICE,
  comparisonPrice: 'comparison_price',
  comparisonUnit: 'comparison_unit',
  webStock: 'web_stock',
  inStores: 'in_stores',
} as const satisfies ColumnNames<Omit<Product, 'variant'>>;
