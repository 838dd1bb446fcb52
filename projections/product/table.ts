import type { ProductFlag, ProductType } from '../../domain/cart/events.js';
import type {
  ComparisonUnit,
  NarcoticsClass,
  PackShape,
  PackSize,
  Picture,
  VatClass,
} from '../../domain/catalogue/index.js';
import type { BusinessDate, Instant, Ore } from '../../domain/kernel/index.js';
import type { PharmacyStock, Withdrawal } from '../../domain/product/index.js';
import type { ViewTable } from '../runner/projection.js';

export interface ProductRow {
  readonly varu_id: string;
  readonly slug: string;
  readonly ean: string;
  readonly name: string;
  readonly brand: string;
  readonly brand_slug: string;
  readonly type: ProductType;
  readonly vat_class: VatClass;
  readonly price: Ore;
  readonly discount_price: Ore | null;
  readonly lowest_price_30_days: Ore | null;
  readonly member_price: Ore | null;
  readonly member_lowest_price_30_days: Ore | null;
  readonly campaign_id: string | null;
  readonly price_from: Instant | null;
  readonly comparison_price: Ore | null;
  readonly comparison_unit: ComparisonUnit | null;
  readonly flags: readonly ProductFlag[];
  readonly form: string;
  readonly strength: string | null;
  readonly substance: string | null;
  readonly atc_code: string | null;
  readonly manufacturer: string | null;
  readonly npl_id: string | null;
  readonly narcotics_class: NarcoticsClass | null;
  readonly search_words: readonly string[];
  readonly pictures: readonly Picture[];
  readonly package_text: string;
  readonly package_type: string;
  readonly pack_shape: PackShape;
  readonly pack_title: string;
  readonly description: string;
  readonly usage: string;
  readonly contents: string;
  readonly category_path: string;
  readonly weight_grams: number;
  readonly size: PackSize | null;
  readonly web_stock: number;
  readonly pharmacy_stock: PharmacyStock;
  readonly in_stores: boolean;
  /** The last day on which the product counts as new. */
  readonly new_until: BusinessDate | null;
  readonly is_web_unique: boolean;
  readonly rating_tenths: number | null;
  readonly rating_count: number;
  readonly family: string;
  readonly variant_axis: string | null;
  readonly variant_value: string | null;
  readonly popularity: number;
  readonly added_on: BusinessDate;
  readonly sales_price: Ore;
  /**
   * The default order (CAT-04): goods that everyone may buy, then goods with an age limit or nicotine, then
   * prescription goods. In each group, products in stock come first.
   */
  readonly sort_rank: number;
  readonly withdrawn: boolean;
  readonly withdrawn_as: Withdrawal['reason'] | null;
  readonly withdrawn_on: BusinessDate | null;
  readonly withdrawal_notice: string | null;
  /** True when the product has a price and is still sold. Listings show only such products. */
  readonly for_sale: boolean;
  readonly revision: number;
}

/** All columns of the table. The compiler reports a missing column. */
const COLUMNS: Readonly<Record<keyof ProductRow, true>> = {
  varu_id: true,
  slug: true,
  ean: true,
  name: true,
  brand: true,
  brand_slug: true,
  type: true,
  vat_class: true,
  price: true,
  discount_price: true,
  lowest_price_30_days: true,
  member_price: true,
  member_lowest_price_30_days: true,
  campaign_id: true,
  price_from: true,
  comparison_price: true,
  comparison_unit: true,
  flags: true,
  form: true,
  strength: true,
  substance: true,
  atc_code: true,
  manufacturer: true,
  npl_id: true,
  narcotics_class: true,
  search_words: true,
  pictures: true,
  package_text: true,
  package_type: true,
  pack_shape: true,
  pack_title: true,
  description: true,
  usage: true,
  contents: true,
  category_path: true,
  weight_grams: true,
  size: true,
  web_stock: true,
  pharmacy_stock: true,
  in_stores: true,
  new_until: true,
  is_web_unique: true,
  rating_tenths: true,
  rating_count: true,
  family: true,
  variant_axis: true,
  variant_value: true,
  popularity: true,
  added_on: true,
  sales_price: true,
  sort_rank: true,
  withdrawn: true,
  withdrawn_as: true,
  withdrawn_on: true,
  withdrawal_notice: true,
  for_sale: true,
  revision: true,
};

export const productTable: ViewTable<ProductRow> = {
  name: 'view_product',
  key: ['varu_id'],
  columns: Object.keys(COLUMNS) as (keyof ProductRow)[],
};
