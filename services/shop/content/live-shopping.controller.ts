import { Controller, Get, Inject } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { z } from 'zod';

import { stockholmDate } from '../../../domain/kernel/index.js';
import { Campaigns } from '../campaign/campaigns.js';
import { productCard, productCardSchema } from '../catalogue/product/product-card.js';
import { Clock } from '../../foundation/clock.js';
import { AnswersWith, type AnswerOf } from '../../access/http/api-schema.js';
import { Permission } from '../../access/permission/permission-gate.js';
import { showsAround } from '../../../domain/content/index.js';
import { ShelfProducts } from './shelf-products.js';

export const PRODUCTS_PER_SHOW = 5;

const shows = z.array(
  z.strictObject({
    id: z.string(),
    title: z.string(),
    text: z.string(),
    host: z.string(),
    startsAt: z.iso.datetime(),
    endsAt: z.iso.datetime(),
    state: z.enum(['coming', 'live', 'past']),
    products: z.array(productCardSchema),
  }),
);

@ApiTags('content')
@Permission('shop.browse')
@Controller('api/liveshopping')
export class LiveShoppingController {
  constructor(
    @Inject(Clock) private readonly clock: Clock,
    @Inject(ShelfProducts) private readonly shelf: ShelfProducts,
    @Inject(Campaigns) private readonly campaigns: Campaigns,
  ) {}

  @Get('shows')
  @ApiOperation({ summary: 'Live shows from four weeks back to three ahead, with the goods they show' })
  @AnswersWith(shows)
  shows(): Promise<AnswerOf<typeof shows>> {
    const today = stockholmDate(this.clock.now());
    return Promise.all(
      showsAround(this.clock.now()).map(async ({ category, ...show }) => {
        const [products, stickers] = await Promise.all([
          this.shelf.of([category], PRODUCTS_PER_SHOW),
          this.campaigns.stickers(),
        ]);
        return { ...show, products: products.map((product) => productCard(product, today, stickers)) };
      }),
    );
  }
}
