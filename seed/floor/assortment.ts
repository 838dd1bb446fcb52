import { sql } from 'kysely';

import type { Product } from '../../domain/catalogue/index.js';
import type { Ore } from '../../domain/kernel/index.js';
import { Catalogue } from '../../services/shop/catalogue/catalogue.js';
import { allCampaigns } from '../../projections/campaign/queries.js';
import { runningOf } from '../../services/shop/campaign/campaigns.js';
import { termsOf } from '../../services/shop/campaign/terms.js';
import type { CampaignTerms, RunningCampaign } from '../../services/shop/catalogue/running-campaigns.js';
import type { Random } from '../catalogue/random.js';
import type { Database } from '../../services/foundation/database/connection.js';

export interface Article {
  readonly varuId: string;
  readonly price: Ore;
  readonly memberOffer: boolean;
  readonly multiBuy: boolean;
}

export interface Pick extends Article {
  readonly quantity: number;
}

const MOST_ARTICLES = 1_200;
const MOST_SOLD_OUT = 100;
const DEAREST = 60_000;

/**
 * The products that generated customers buy. None needs a prescription or has an age limit, and few are sent cold.
 * Popular products are drawn more often.
 */
export class Assortment {
  private constructor(
    private readonly articles: readonly Article[],
    private readonly soldOut: readonly string[],
  ) {}

  static async read(db: Database): Promise<Assortment> {
    const { rows } = await sql<Article>`
      SELECT varu_id AS "varuId", sales_price AS price, coalesce(member_price < sales_price, false) AS "memberOffer",
        varu_id IN (SELECT p ->> 'varuId' FROM view_campaign c, jsonb_array_elements(c.products) p WHERE c.multi_buy IS NOT NULL) AS "multiBuy"
      FROM view_product
      WHERE for_sale AND type <> 'Rx' AND flags <@ '{StoredCold}' AND web_stock > 0 AND sales_price <= ${DEAREST}
      ORDER BY popularity DESC, varu_id LIMIT ${MOST_ARTICLES}`.execute(db);
    if (rows.length === 0)
      throw new RangeError('the catalogue holds nothing that can be bought without a prescription');
    const { rows: soldOut } = await sql<{ varuId: string }>`
      SELECT varu_id AS "varuId" FROM view_product WHERE for_sale AND type = 'Ha' AND web_stock = 0 AND is_monitorable ORDER BY popularity DESC, varu_id LIMIT ${MOST_SOLD_OUT}`.execute(
      db,
    );
    return new Assortment(
      rows,
      soldOut.map(({ varuId }) => varuId),
    );
  }

  missing(chance: Random): string | null {
    return this.soldOut.length > 0 ? chance.pick(this.soldOut) : null;
  }

  any(chance: Random): Article {
    return this.articles[Math.floor(chance.next() ** 2 * this.articles.length)] as Article;
  }

  /** Draws products for a cart: usually one of each product, sometimes two or three. */
  basket(chance: Random, items: number): readonly Pick[] {
    const picks = Array.from({ length: items }, () => ({
      ...this.any(chance),
      quantity: chance.chance(0.2) ? chance.between(2, 3) : 1,
    }));
    return unlike(picks);
  }

  /**
   * Draws products for nearly this amount and never more. Products with a lower member price or a multi-buy are left
   * out, because their price depends on the buyer and the cart.
   */
  worth(chance: Random, amount: Ore): readonly Pick[] {
    const picks: Pick[] = [];
    let left = amount;
    for (let tries = 0; tries < 60 && picks.length < 12; tries += 1) {
      const article = this.any(chance);
      if (dependsOnCart(article) || article.price * 3 > left || picks.some(({ varuId }) => varuId === article.varuId))
        continue;
      picks.push({ ...article, quantity: 1 });
      left -= article.price;
    }
    for (let last = this.nearest(left, picks); last; last = this.nearest(left, picks)) {
      picks.push({ ...last, quantity: 1 });
      left -= last.price;
    }
    return picks;
  }

  /** Finds the most expensive product that costs at most this amount and is not yet taken. */
  private nearest(amount: Ore, taken: readonly Article[]): Article | null {
    const fits = this.articles.filter(
      (article) =>
        !dependsOnCart(article) && article.price <= amount && !taken.some(({ varuId }) => varuId === article.varuId),
    );
    return fits.reduce<Article | null>((best, article) => (best && best.price >= article.price ? best : article), null);
  }
}

/** The catalogue as it was when the history began, because prices must not change while the history is generated. */
export class StandingCatalogue extends Catalogue {
  private readonly known = new Map<string, Promise<Product | null>>();

  override product(varuId: string): Promise<Product | null> {
    const known = this.known.get(varuId) ?? super.product(varuId);
    this.known.set(varuId, known);
    return known;
  }
}

/** The campaigns of the whole history are those that are planned for its end, as the prices are. */
export class StandingCampaigns {
  private known: Promise<readonly RunningCampaign[]> | null = null;

  constructor(private readonly db: Database) {}

  async terms(): Promise<CampaignTerms> {
    return termsOf(await this.running());
  }

  running(): Promise<readonly RunningCampaign[]> {
    return (this.known ??= allCampaigns(this.db).then((rows) => rows.map(runningOf)));
  }
}

function dependsOnCart({ memberOffer, multiBuy }: Article): boolean {
  return memberOffer || multiBuy;
}

function unlike(picks: readonly Pick[]): readonly Pick[] {
  return [...new Map(picks.map((pick) => [pick.varuId, pick])).values()];
}
