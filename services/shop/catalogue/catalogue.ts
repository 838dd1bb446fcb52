import { Inject, Injectable } from '@nestjs/common';
import { sql, type RawBuilder } from 'kysely';

import { isNew, PAGE_SIZE, type Product } from '../../../domain/catalogue/index.js';
import type { BusinessDate } from '../../../domain/kernel/index.js';
import type { PharmacyStock } from '../../../domain/product/index.js';
import type { Database } from '../../foundation/database/connection.js';
import { DATABASE } from '../../foundation/platform/tokens.js';
import { BestSellers } from './best-sellers.js';
import { categoryTree, trailTo, type CategoryNode } from './category-tree.js';
import { selected } from './columns.js';
import { list, SHOP_ORDER, type Listing, type ListingOptions } from './listing.js';
import { Kept } from './kept.js';
import { oneOfEach } from './one-of-each.js';
import { ProductCache, type ProductRead } from './product/product-cache.js';
import { keptPicture, type KeptPicture } from './picture/kept-picture.js';
import { productOf, type ProductRow } from './product/product-row.js';
import { MOST_SIBLINGS, productWithSiblings, type ProductWithSiblings } from './product/product-with-siblings.js';
import { notForSale, withdrawnProduct, type ShownProduct } from './withdrawn.js';

export interface CategoryPage extends Listing {
  /** From the department down to the category itself. */
  readonly trail: readonly CategoryNode[];
  readonly category: CategoryNode;
}

export interface Brand {
  readonly slug: string;
  readonly name: string;
  readonly count: number;
}

export interface StartSelections {
  readonly news: readonly Product[];
  readonly popular: readonly Product[];
  readonly offers: readonly Product[];
}

/** No other text is a slug of the shop, and a NUL character would be a database error. */
const SLUG = /^[a-z0-9-]{1,200}$/;
const START_ITEMS = 10;
const START_LOOKED_AT = 60;
/** LAW-01: no prescription items in campaigns or recommendations; restricted goods neither. */
const RECOMMENDABLE = sql`sort_rank = 0`;
const BEST_FIRST = sql`popularity DESC, varu_id`;
/** Enough to fill a row after the product's own family is left out. */
const SELLERS = 60;
const NEIGHBOURS = 12;

/** The products that the shop may show and sell. Prices in öre with VAT. */
@Injectable()
export class Catalogue {
  private readonly cache = new ProductCache({
    read: (varuId) => this.readProduct(varuId),
    versions: (varuIds) => this.versions(varuIds),
  });
  private readonly tree = new Kept(() => categoryTree(this.db));
  private readonly selections = new Kept(() => this.readStart());
  private readonly sellers = new BestSellers((path) =>
    this.many(sql`category_path = ${path} AND ${RECOMMENDABLE}`, BEST_FIRST, SELLERS),
  );
  private readonly neighbours = new BestSellers((path) =>
    this.many(
      sql`category_path LIKE ${`${departmentOf(path)}/%`} AND category_path <> ${path} AND ${RECOMMENDABLE}`,
      BEST_FIRST,
      NEIGHBOURS,
    ),
  );

  constructor(@Inject(DATABASE) private readonly db: Database) {}

  /** At most five seconds old. */
  product(varuId: string): Promise<Product | null> {
    return /^\d{6}$/.test(varuId) ? this.cache.get(varuId) : Promise.resolve(null);
  }

  productBySlug(slug: string): Promise<Product | null> {
    return SLUG.test(slug) ? this.one(sql`slug = ${slug}`) : Promise.resolve(null);
  }

  /** Only those that exist, in the order asked for. */
  async products(varuIds: readonly string[]): Promise<readonly Product[]> {
    const found = await Promise.all(varuIds.map((varuId) => this.product(varuId)));
    return found.filter((product) => product !== null);
  }

  /** Includes products that are no longer sold. */
  async shown(varuId: string): Promise<ShownProduct | null> {
    const product = await this.product(varuId);
    if (product) return { product, withdrawal: null };
    return /^\d{6}$/.test(varuId) ? withdrawnProduct(this.db, sql`varu_id = ${varuId}`) : null;
  }

  picture(file: string): Promise<KeptPicture | null> {
    return keptPicture(this.db, file);
  }

  /** Those of them that are no longer sold, read now and not from the cache. */
  notForSale(varuIds: readonly string[]): Promise<readonly string[]> {
    return notForSale(this.db, varuIds);
  }

  /** The product's family, itself included. */
  variants(product: Product): Promise<readonly Product[]> {
    return this.many(sql`family = ${product.family}`, sql`sales_price, varu_id`, MOST_SIBLINGS);
  }

  /** A product's page needs both. For a product no longer sold: its siblings that are sold. */
  async productWithSiblings(slug: string): Promise<(ShownProduct & Pick<ProductWithSiblings, 'siblings'>) | null> {
    if (!SLUG.test(slug)) return null;
    const sold = await productWithSiblings(this.db, slug);
    if (sold) return { ...sold, withdrawal: null };
    const gone = await withdrawnProduct(this.db, sql`slug = ${slug}`);
    return gone && { ...gone, siblings: await this.variants(gone.product) };
  }

  /** Null for a path without a category. */
  async category(path: string, options: ListingOptions = {}): Promise<CategoryPage | null> {
    const trail = trailTo(await this.categories(), path);
    const category = trail?.at(-1);
    if (!trail || !category) return null;
    const listing = await list(
      this.db,
      sql`(category_path = ${path} OR category_path LIKE ${`${path}/%`})`,
      PAGE_SIZE.category,
      options,
    );
    return { ...listing, trail, category };
  }

  categories(): Promise<readonly CategoryNode[]> {
    return this.tree.get();
  }

  async brands(): Promise<readonly Brand[]> {
    const { rows } = await sql<Brand>`
      SELECT brand_slug AS slug, min(brand) AS name, count(*)::int AS count FROM view_product WHERE for_sale
      GROUP BY brand_slug ORDER BY min(brand) COLLATE "sv-x-icu"`.execute(this.db);
    return rows;
  }

  /** Empty for a slug without a brand. */
  brand(slug: string, options: ListingOptions = {}): Promise<Listing> {
    return list(this.db, SLUG.test(slug) ? sql`brand_slug = ${slug}` : sql`false`, PAGE_SIZE.brand, options);
  }

  /** Reduced products; never prescription items. */
  offers(options: ListingOptions = {}): Promise<Listing> {
    return list(this.db, sql`discount_price IS NOT NULL AND type <> 'Rx'`, PAGE_SIZE.category, options);
  }

  /** Those that are for sale, for example of a campaign; never prescription items (LAW-01). */
  among(varuIds: readonly string[], options: ListingOptions = {}): Promise<Listing> {
    return list(this.db, sql`varu_id = ANY(${[...varuIds]}) AND type <> 'Rx'`, PAGE_SIZE.brand, options);
  }

  /** Products with a lower price for members. */
  memberOffers(options: ListingOptions = {}): Promise<Listing> {
    return list(this.db, sql`member_price IS NOT NULL AND type <> 'Rx'`, PAGE_SIZE.category, options);
  }

  /** Pieces at each pharmacy, by GLN; empty for an unknown product. */
  async pharmacyStock(varuIds: readonly string[]): Promise<ReadonlyMap<string, PharmacyStock>> {
    const { rows } = await sql<{ varu_id: string; pharmacy_stock: PharmacyStock }>`
      SELECT varu_id, pharmacy_stock FROM view_product WHERE for_sale AND varu_id = ANY(${[...varuIds]})`.execute(
      this.db,
    );
    return new Map(rows.map((row) => [row.varu_id, row.pharmacy_stock]));
  }

  /** Related products: others of its category, neither on prescription nor restricted. */
  async beside({ family, categoryPath }: Product, most: number): Promise<readonly Product[]> {
    return (await this.sellers.of(categoryPath)).filter((other) => other.family !== family).slice(0, most);
  }

  /** Complementary products: best sellers of the neighbouring categories in its department. */
  async complementary({ categoryPath }: Product, most: number): Promise<readonly Product[]> {
    return (await this.neighbours.of(categoryPath)).slice(0, most);
  }

  async start(today: BusinessDate): Promise<StartSelections> {
    const { news, popular, offers } = await this.selections.get();
    return {
      news: some(news.filter((product) => isNew(product, today))),
      popular: some(popular),
      offers: some(offers),
    };
  }

  async size(): Promise<number> {
    const { rows } = await sql<{
      count: number;
    }>`SELECT count(*)::int AS count FROM view_product WHERE for_sale`.execute(this.db);
    return rows[0]?.count ?? 0;
  }

  /** Clears the cache after this process has stocked products. */
  forget(): void {
    this.cache.clear();
    this.tree.drop();
    this.selections.drop();
    this.sellers.clear();
    this.neighbours.clear();
  }

  private async readStart(): Promise<StartSelections> {
    const [news, popular, offers] = await Promise.all([
      this.many(
        sql`new_until IS NOT NULL AND ${RECOMMENDABLE}`,
        sql`new_until DESC, added_on DESC, popularity DESC, varu_id`,
        START_LOOKED_AT,
      ),
      this.many(RECOMMENDABLE, sql`popularity DESC, varu_id`, START_LOOKED_AT),
      this.many(sql`discount_price IS NOT NULL AND ${RECOMMENDABLE}`, SHOP_ORDER, START_LOOKED_AT),
    ]);
    return { news, popular, offers };
  }

  private async readProduct(varuId: string): Promise<ProductRead> {
    const { rows } = await sql<ProductRow & { readonly row_version: string }>`
      SELECT ${selected}, xmin::text AS row_version FROM view_product WHERE varu_id = ${varuId} AND for_sale`.execute(
      this.db,
    );
    return rows[0] ? { product: productOf(rows[0]), version: rows[0].row_version } : { product: null, version: null };
  }

  /** PostgreSQL's xmin: the transaction that last wrote the row. */
  private async versions(varuIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const { rows } = await sql<{ varu_id: string; row_version: string }>`
      SELECT varu_id, xmin::text AS row_version FROM view_product WHERE for_sale AND varu_id = ANY(${[...varuIds]})`.execute(
      this.db,
    );
    return new Map(rows.map((row) => [row.varu_id, row.row_version]));
  }

  private async one(where: RawBuilder<unknown>): Promise<Product | null> {
    return (await this.many(where, sql`varu_id`, 1))[0] ?? null;
  }

  private async many(
    where: RawBuilder<unknown>,
    order: RawBuilder<unknown>,
    limit: number,
  ): Promise<readonly Product[]> {
    const { rows } =
      await sql<ProductRow>`SELECT ${selected} FROM view_product WHERE for_sale AND ${where} ORDER BY ${order} LIMIT ${limit}`.execute(
        this.db,
      );
    return rows.map(productOf);
  }
}

function some(products: readonly Product[]): readonly Product[] {
  return oneOfEach(products).slice(0, START_ITEMS);
}

function departmentOf(categoryPath: string): string {
  return categoryPath.split('/')[0] ?? '';
}
