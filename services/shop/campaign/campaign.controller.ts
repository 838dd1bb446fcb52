import { Controller, Get, Header, Inject } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { z } from 'zod';

import { stockholmDate } from '../../../domain/kernel/index.js';
import { productCard, productCardSchema } from '../catalogue/product/product-card.js';
import { Clock } from '../../foundation/clock.js';
import { AnswersWith, type AnswerOf } from '../../access/http/api-schema.js';
import { ValidQuery } from '../../access/http/valid.js';
import { Permission } from '../../access/permission/permission-gate.js';
import { Campaigns } from './campaigns.js';
import { Promotions } from './promotions.js';
import { texts } from './texts.js';

const query = z.object({
  groups: z.coerce.number(texts.groups).int(texts.groups).min(1, texts.groups).max(100, texts.groups).default(1),
});

const activePromotions = z.strictObject({
  total: z.int(),
  promotions: z.array(
    z.strictObject({
      id: z.string().max(100),
      title: z.string(),
      text: z.string(),
      url: z.string(),
      validTo: z.iso.date(),
      membersOnly: z.boolean(),
      total: z.int(),
      products: z.array(productCardSchema),
    }),
  ),
});

@ApiTags('campaigns')
@Permission('shop.browse')
@Controller('api/campaignoverview')
export class CampaignController {
  constructor(
    @Inject(Promotions) private readonly promotions: Promotions,
    @Inject(Campaigns) private readonly campaigns: Campaigns,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  @Get('activepromotions')
  @Header('cache-control', 'public, max-age=60')
  @ApiOperation({ summary: 'Campaigns that run today, three a group, each with its first six products' })
  @AnswersWith(activePromotions)
  async active(@ValidQuery(query) { groups }: z.infer<typeof query>): Promise<AnswerOf<typeof activePromotions>> {
    const [{ total, promotions }, stickers] = await Promise.all([
      this.promotions.first(groups),
      this.campaigns.stickers(),
    ]);
    const today = stockholmDate(this.clock.now());
    return {
      total,
      promotions: promotions.map(({ campaign: { id, title, text, validTo, membersOnly }, products, total: items }) => ({
        ...{ id, title, text, url: `/campaigns/single/${id}`, validTo, membersOnly, total: items },
        products: products.map((product) => productCard(product, today, stickers)),
      })),
    };
  }
}
