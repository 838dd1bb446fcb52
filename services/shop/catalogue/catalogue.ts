import { Inject, Injectable } from '@nestjs/common';
import { sql, type RawBuilder } from 'kysely';

import type { Product } from '../../../domain/catalogue/index.js';
import { Batch } from '../../foundation/database/batch.js';
import type { Database } from '../../foundation/database/connection.js';
import { DATABASE } from '../../foundation/platform/tokens.js';
import { wholeProduct } from './columns.js';
import { ProductCache, type ProductRead } from './product/product-cache.js';
import { keptPicture, type KeptPicture } from './picture/kept-picture.js';
import { MOST_SIBLINGS, productWithSiblings, type ProductWithSiblings } from './product/product-with-siblings.js';
import { notForSale, withdrawnProduct, type ShownProduct } from './withdrawn.js';

/**
 * Every slug of the shop has this form. Other texts are not looked up, because a NUL character would be a database
 * error.
 */
const SLUG = /^[a-z0-9-]{1,200}$/;

/** Finds single products that the shop may show and sell; listings.ts has the lists. Prices are in öre with VAT. */
@Injectable()
export class Catalogue {
  /** Each sale changes the product's row, so carts read rows again all the time (bench `checkout`). */
  private readonly reads = new Batch<string, ProductRead>((varuIds) => this.readProducts(varuIds));
  private readonly stocks = new Batch<string, number | null>((varuIds) => this.readStocks(varuIds));
  private readonly cache = new ProductCache({
    read: (varuId) => this.reads.ask(varuId),
    versions: (varuIds) => this.versions(varuIds),
  });

  constructor(@Inject(DATABASE) private readonly db: Database) {}

  /** Finds a product for sale. The result is at most five seconds old. */
  product(varuId: string): Promise<Product | null> {
    return /^\d{6}$/.test(varuId) ? this.cache.get(varuId) : Promise.resolve(null);
  }

  productBySlug(slug: string): Promise<Product | null> {
    return SLUG.test(slug) ? this.one(sql`slug = ${slug}`) : Promise.resolve(null);
  }

  /** Finds products for sale. Unknown article numbers are left out, and the given order is kept. */
  async products(varuIds: readonly string[]): Promise<readonly Product[]> {
    const found = await Promise.all(varuIds.map((varuId) => this.product(varuId)));
    return found.filter((product) => product !== null);
  }

  /** Finds a product, also one that is no longer sold. */
  async shown(varuId: string): Promise<ShownProduct | null> {
    const product = await this.product(varuId);
    if (product) return { product, withdrawal: null };
    return /^\d{6}$/.test(varuId) ? withdrawnProduct(this.db, sql`varu_id = ${varuId}`) : null;
  }

  picture(file: string): Promise<KeptPicture | null> {
    return keptPicture(this.db, file);
  }

  /**
   * Returns those of the given products that are no longer sold. It reads the database, because the cache may be
   * seconds old.
   */
  notForSale(varuIds: readonly string[]): Promise<readonly string[]> {
    return notForSale(this.db, varuIds);
  }

  /**
   * Returns the pieces of each product that a buyer can have. It reads the database, because the cache may be seconds
   * old.
   */
  async webStock(varuIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const pieces = await Promise.all(varuIds.map((varuId) => this.stocks.ask(varuId)));
    return new Map(varuIds.flatMap((varuId, n) => (pieces[n] === null ? [] : [[varuId, pieces[n] as number]])));
  }

  /** Reads all products of the family that are for sale, including this one. */
  variants(product: Product): Promise<readonly Product[]> {
    return this.many(sql`family = ${product.family}`, sql`sales_price, varu_id`, MOST_SIBLINGS);
  }

  /** Reads the product of a page, and its siblings for sale. It also finds a product that is no longer sold. */
  async productWithSiblings(slug: string): Promise<(ShownProduct & Pick<ProductWithSiblings, 'siblings'>) | null> {
    if (!SLUG.test(slug)) return null;
    const sold = await productWithSiblings(this.db, slug);
    if (sold) return { ...sold, withdrawal: null };
    const gone = await withdrawnProduct(this.db, sql`slug = ${slug}`);
    return gone && { ...gone, siblings: await this.variants(gone.product) };
  }

  async size(): Promise<number> {
    const { rows } = await sql<{
      count: number;
    }>`SELECT count(*)::int AS count FROM view_product WHERE for_sale`.execute(this.db);
    return rows[0]?.count ?? 0;
  }

  private async readProducts(varuIds: readonly string[]): Promise<readonly ProductRead[]> {
    const { rows } = await sql<Product & { readonly row_version: string }>`/* prepared: read-products */
      SELECT ${wholeProduct}, xmin::text AS row_version FROM view_product
      WHERE varu_id = ANY(${[...varuIds]}) AND for_sale`.execute(this.db);
    const read = new Map(
      rows.map(({ row_version: version, ...product }) => [product.varuId, { product: product as Product, version }]),
    );
    return varuIds.map((varuId) => read.get(varuId) ?? { product: null, version: null });
  }

  private async readStocks(varuIds: readonly string[]): Promise<readonly (number | null)[]> {
    const { rows } = await sql<{ varu_id: string; web_stock: number }>`/* prepared: read-stocks */
      SELECT varu_id, web_stock FROM view_product WHERE varu_id = ANY(${[...varuIds]})`.execute(this.db);
    const pieces = new Map(rows.map((row) => [row.varu_id, row.web_stock]));
    return varuIds.map((varuId) => pieces.get(varuId) ?? null);
  }

  /** Returns the version of each product's row: PostgreSQL's xmin, the transaction that last wrote the row. */
  private async versions(varuIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const { rows } = await sql<{ varu_id: string; row_version: string }>`/* prepared: read-versions */
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
      await sql<Product>`SELECT ${wholeProduct} FROM view_product WHERE for_sale AND ${where} ORDER BY ${order} LIMIT ${limit}`.execute(
        this.db,
      );
    return rows;
  }
}
