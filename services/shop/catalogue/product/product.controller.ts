import { Controller, Get, Header, Inject } from '@nestjs/common';
import { ApiNotFoundResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { z } from 'zod';

import type { Product } from '../../../../domain/catalogue/index.js';
import { stockholmDate, type BusinessDate } from '../../../../domain/kernel/index.js';
import { RunningCampaigns } from '../running-campaigns.js';
import { Clock } from '../../../foundation/clock.js';
import { AnswersWith, type AnswerOf } from '../../../access/http/api-schema.js';
import { ValidParam, ValidQuery } from '../../../access/http/valid.js';
import { Permission } from '../../../access/permission/permission-gate.js';
import { Toggles } from '../../../access/toggles/toggles.js';
import { Catalogue } from '../catalogue.js';
import { leafletOf, leafletSchema } from '../leaflet/leaflet.js';
import { measurementsOf, measurementsSchema, type Measurements } from '../measurements.js';
import { Listings } from '../listings.js';
import { pastPriceSchema, PriceHistory } from '../price-history.js';
import { productCard, productCardSchema, type ProductCard } from './product-card.js';
import { noSuchProduct } from './no-such-product.js';
import { productPage, productPageSchema, type ProductPage } from './product-page.js';
import { PiecesToHave } from '../stocking/pieces-to-have.js';
import { texts } from '../texts.js';

const article = z
  .string()
  .regex(/^\d{6}$/, texts.badNumber)
  .meta({ example: '123456' });
const codes = z.object({
  codes: z
    .string(texts.badCodes)
    .regex(/^\d{6}(,\d{6}){0,99}$/, texts.badCodes)
    .meta({ example: '123456,234567' })
    .transform((list) => list.split(',')),
});
const pricesAt = z.object({
  at: z.iso
    .datetime({ offset: true, error: texts.badInstant })
    .meta({ example: '2026-11-01T00:00:00Z' })
    .transform((at) => new Date(at).toISOString())
    .optional(),
});

const leafletAnswer = z.strictObject({
  Success: z.boolean(),
  Result: leafletSchema.nullable(),
  Message: z.string().nullable(),
});
const measurementList = z
  .array(measurementsSchema)
  .meta({ example: [{ code: '123456', lengthMm: 40, widthMm: 40, heightMm: 150, weightGrams: 130 }] });
const cards = z.array(productCardSchema);
const pastPrices = z.strictObject({ varuId: z.string(), prices: z.array(pastPriceSchema) });

const UPSELL = 5;

/** Products by their article number (CAT-02). */
@ApiTags('products')
@Permission('shop.browse')
@Controller('api')
export class ProductController {
  constructor(
    @Inject(Catalogue) private readonly catalogue: Catalogue,
    @Inject(Listings) private readonly listings: Listings,
    @Inject(PriceHistory) private readonly prices: PriceHistory,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(Toggles) private readonly toggles: Toggles,
    @Inject(RunningCampaigns) private readonly campaigns: RunningCampaigns,
    @Inject(PiecesToHave) private readonly shelves: Pick<PiecesToHave, 'of'>,
  ) {}

  @Get('productpage/:id')
  @ApiOperation({ summary: 'All that is known of a product' })
  @AnswersWith(productPageSchema)
  @ApiNotFoundResponse({ description: 'No such product is or was sold' })
  async page(@ValidParam('id', article) id: string): Promise<ProductPage> {
    const shown = await this.catalogue.shown(id);
    if (!shown) throw noSuchProduct();
    const [variants, stickers, shelves] = await Promise.all([
      this.catalogue.variants(shown.product),
      this.campaigns.stickers(),
      this.shelves.of([shown.product]),
    ]);
    return productPage(shown, variants, this.today(), stickers, { pieces: shelves.get(id)?.pieces ?? 0 });
  }

  @Get('products/leaflet/:id')
  @Header('cache-control', 'public, max-age=3600')
  @ApiOperation({ summary: 'The package leaflet of a medicine, in general words' })
  @AnswersWith(leafletAnswer)
  async leaflet(@ValidParam('id', article) id: string): Promise<AnswerOf<typeof leafletAnswer>> {
    const product = await this.catalogue.product(id);
    const leaflet = product && leafletOf(product);
    if (leaflet) return { Success: true, Result: leaflet, Message: null };
    return { Success: false, Result: null, Message: product ? texts.noLeaflet : texts.noProduct };
  }

  @Get('product/measurements')
  @ApiOperation({ summary: 'Size and weight of packs; numbers that are not known are left out' })
  @AnswersWith(measurementList)
  async measurements(
    @ValidQuery(codes) { codes: varuIds }: { readonly codes: readonly string[] },
  ): Promise<readonly Measurements[]> {
    return (await this.catalogue.products(varuIds)).map(measurementsOf);
  }

  @Get('mod/upsell/:id')
  @ApiOperation({
    summary:
      'Sells beside a product; neither on prescription nor restricted, and nothing while recommendations are disabled',
  })
  @AnswersWith(cards)
  async upsell(@ValidParam('id', article) id: string): Promise<readonly ProductCard[]> {
    const product = await this.known(id);
    if (this.toggles.isOn('RecommendationsDisabledToggle')) return [];
    const [beside, stickers] = await Promise.all([this.listings.beside(product, UPSELL), this.campaigns.stickers()]);
    return beside.map((each) => productCard(each, this.today(), stickers));
  }

  @Get('products/prices/:id')
  @ApiOperation({ summary: 'Every price a product has had, the newest first; `at` asks for the one that held then' })
  @AnswersWith(pastPrices)
  async pricesOf(
    @ValidParam('id', article) id: string,
    @ValidQuery(pricesAt) { at }: { readonly at?: string },
  ): Promise<AnswerOf<typeof pastPrices>> {
    return { varuId: id, prices: at === undefined ? await this.prices.of(id) : await this.prices.at(id, at) };
  }

  private today(): BusinessDate {
    return stockholmDate(this.clock.now());
  }

  private async known(id: string): Promise<Product> {
    const product = await this.catalogue.product(id);
    if (!product) throw noSuchProduct();
    return product;
  }
}
