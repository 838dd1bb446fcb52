import { sql, type RawBuilder } from 'kysely';

import {
  MOST_LISTED,
  type Facet,
  type FacetItem,
  type Product,
  type SortOption,
} from '../../../domain/catalogue/index.js';
import type { Database } from '../../foundation/database/connection.js';
import { selected } from './columns.js';
import { productOf, type ProductRow } from './product/product-row.js';

export interface ListingOptions {
  /** How many items to show from the start: `loaded` in the address. */
  readonly loaded?: number;
  readonly skip?: number;
  readonly sortBy?: SortOption;
  readonly brand?: readonly string[];
  readonly packageType?: readonly string[];
}

export interface Listing {
  readonly products: readonly Product[];
  /** Number of products under the chosen facets. */
  readonly total: number;
  readonly facets: readonly Facet[];
}

type Condition = RawBuilder<unknown>;

const ORDERS: Readonly<Record<SortOption, Condition>> = {
  priceAsc: sql`sales_price, varu_id`,
  priceDesc: sql`sales_price DESC, varu_id`,
  nameAsc: sql`name COLLATE "sv-x-icu", varu_id`,
  nameDesc: sql`name COLLATE "sv-x-icu" DESC, varu_id`,
  discountDesc: sql`(price - sales_price) DESC, sort_rank, popularity DESC, varu_id`,
  news: sql`added_on DESC, popularity DESC, varu_id`,
};
export const SHOP_ORDER = sql`sort_rank, popularity DESC, varu_id`;

/** Products under a condition. A facet's counts respect the choices in the other facets, not in itself. */
export async function list(
  db: Database,
  where: Condition,
  pageSize: number,
  options: ListingOptions,
  order: Condition = SHOP_ORDER,
): Promise<Listing> {
  const brand = chosen('brand', options.brand);
  const packageType = chosen('package_type', options.packageType);
  const take = Math.min(MOST_LISTED, Math.max(1, whole(options.loaded, pageSize)));
  const [page, counts] = await Promise.all([
    sql<ProductRow>`SELECT ${selected} FROM view_product WHERE for_sale AND ${where} AND ${brand} AND ${packageType}
      ORDER BY ${options.sortBy ? ORDERS[options.sortBy] : order} LIMIT ${take} OFFSET ${Math.max(0, whole(options.skip, 0))}`.execute(
      db,
    ),
    countsOf(db, where, brand, packageType),
  ]);
  return {
    products: page.rows.map(productOf),
    total: counts.find(({ facet }) => facet === 'total')?.count ?? 0,
    facets: [facetOf('Brand', counts, options.brand), facetOf('PackageType', counts, options.packageType)],
  };
}

/** An address may contain anything; a value that is not a whole number counts as missing. */
function whole(value: number | undefined, otherwise: number): number {
  return value !== undefined && Number.isSafeInteger(value) ? value : otherwise;
}

interface Count {
  readonly facet: Facet['name'] | 'total';
  readonly item: string;
  readonly count: number;
}

async function countsOf(
  db: Database,
  where: Condition,
  brand: Condition,
  packageType: Condition,
): Promise<readonly Count[]> {
  const { rows } = await sql<Count>`
    WITH shelf AS MATERIALIZED (SELECT brand, package_type FROM view_product WHERE for_sale AND ${where})
    SELECT 'total' AS facet, '' AS item, count(*)::int AS count FROM shelf WHERE ${brand} AND ${packageType}
    UNION ALL SELECT 'Brand', brand, count(*)::int FROM shelf WHERE ${packageType} GROUP BY brand
    UNION ALL SELECT 'PackageType', package_type, count(*)::int FROM shelf WHERE ${brand} GROUP BY package_type`.execute(
    db,
  );
  return rows;
}

function chosen(column: 'brand' | 'package_type', values: readonly string[] = []): Condition {
  const sayable = values.filter((value) => !value.includes('\0'));
  return values.length === 0 ? sql`true` : sql`${sql.ref(column)} = ANY(${sayable}::text[])`;
}

const swedish = new Intl.Collator('sv');

function facetOf(name: Facet['name'], counts: readonly Count[], selectedItems: readonly string[] = []): Facet {
  const items: FacetItem[] = counts
    .filter(({ facet }) => facet === name)
    .map(({ item, count }) => ({ item, count, selected: selectedItems.includes(item) }));
  return { name, items: items.sort((a, b) => swedish.compare(a.item, b.item)) };
}
