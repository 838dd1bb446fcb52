import { z } from 'zod';

import type { AnswerRoom } from '../../access/budget/answer-room.js';
import type { AnswerOf } from '../../access/http/api-schema.js';
import type { stocksBody } from './pharmacy-schemas.js';
import type { StockByGln } from './pharmacy-stock.js';
import { stockTexts as texts } from './texts.js';

/**
 * The highest number shown. A larger number is shown as 'Fler än 10'. A count is no promise, and competitors should not
 * see the stock.
 */
export const MOST_SHOWN = 10;

export type StocksAsked = AnswerOf<typeof stocksBody>;

/** The stock of one article in one pharmacy. The API gives the field names. */
export const stockAtSchema = z.strictObject({
  Gln: z.string(),
  Stock: z.int().max(MOST_SHOWN),
  StockText: z.string(),
  InStock: z.boolean(),
});
export type StockAt = AnswerOf<typeof stockAtSchema>;

/** One article in the response of POST /api/pharmacy/stocks. */
export const articleStockSchema = z.strictObject({ VaruNr: z.string(), Stocks: z.array(stockAtSchema) });
export type ArticleStock = AnswerOf<typeof articleStockSchema>;

/**
 * Returns the stock of each article in each pharmacy, in the requested order. An unknown article or pharmacy counts as
 * out of stock.
 * @throws Problem 400 when there are too many for one response.
 */
export function stocksAnswer(
  { glns, varunr }: StocksAsked,
  stock: ReadonlyMap<string, StockByGln>,
  room: AnswerRoom,
): readonly ArticleStock[] {
  return varunr.map((varuNr) => {
    const article = { VaruNr: varuNr, Stocks: glns.map((gln) => stockAt(gln, stock.get(varuNr)?.[gln] ?? 0)) };
    room.takeJson(article, 'glns');
    return article;
  });
}

/** The pharmacies that have an article, by location number. Null when its stock is not known. */
export function stocksWhereKept(stock: StockByGln | undefined): readonly StockAt[] | null {
  if (!stock) return null;
  const kept = Object.entries(stock).filter(([, quantity]) => quantity > 0);
  return kept.map(([gln, quantity]) => stockAt(gln, quantity)).sort((one, other) => (one.Gln < other.Gln ? -1 : 1));
}

function stockAt(gln: string, quantity: number): StockAt {
  return { Gln: gln, Stock: shownStock(quantity), StockText: stockText(quantity), InStock: quantity > 0 };
}

export function shownStock(quantity: number): number {
  return Math.min(quantity, MOST_SHOWN);
}

export function stockText(quantity: number): string {
  if (quantity <= 0) return texts.none;
  return quantity > MOST_SHOWN ? texts.many : texts.some(quantity);
}
