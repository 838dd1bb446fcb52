import { Inject, Injectable } from '@nestjs/common';

import type { Prescription } from '../../../domain/prescription/index.js';
import type { MonthPrices as Prices } from '../../partners/e-health/gateway.js';
import type { StockOrigin } from '../../shop/pharmacy/contract.js';
import { PharmacyPages } from '../../shop/pharmacy/pharmacy-pages.js';
import { MonthPrices } from '../high-cost/month-prices.js';
import type { ArticleStockView } from './contract.js';
import { productsOf } from './prices/price-view.js';

type Article = Prescription['article'];

export interface StockedArticle {
  readonly article: Article;
  readonly kind: ArticleStockView['kind'];
}

/** RX-14, CAT-06: which pharmacies have the products of a prescription. It is read when somebody asks, for one prescription. */
@Injectable()
export class ArticleStock {
  constructor(
    @Inject(MonthPrices) private readonly prices: MonthPrices,
    @Inject(PharmacyPages) private readonly pharmacies: PharmacyPages,
  ) {}

  async of(prescription: Prescription, from: StockOrigin): Promise<readonly ArticleStockView[]> {
    const articles = articlesToGet(prescription, await this.prices.today());
    const varuIds = articles.map(({ article }) => article.varuId);
    const stock = await this.pharmacies.stockOf(varuIds, from);
    return articles.map(({ article: { varuId, name, strength, packSize }, kind }) => ({
      ...{ name, strength, packSize, kind },
      stock: stock.get(varuId) ?? null,
    }));
  }
}

/** What a pharmacy would hand out: the exchange before the prescribed product, which the customer may keep if it can be had. */
export function articlesToGet(prescription: Prescription, prices: Prices | null): readonly StockedArticle[] {
  const { article, substitutes } = prescription;
  const { prescribed, offered } = productsOf(prescription, { prices: prices ?? new Map() });
  const exchange = offered && substitutes.find(({ varuId }) => varuId === offered.varuId);
  if (!exchange) return [{ article, kind: 'prescribed' }];
  const kept: readonly StockedArticle[] = prescribed?.isAvailable ? [{ article, kind: 'kept' }] : [];
  return [{ article: exchange, kind: 'exchange' }, ...kept];
}
