import { Controller, Get, Header, Inject, Param } from '@nestjs/common';
import { ApiNotFoundResponse, ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { z } from 'zod';

import { campaignArt } from '../../../domain/campaign/index.js';
import { stockholmDate } from '../../../domain/kernel/index.js';
import { productCard, productCardSchema } from '../catalogue/product/product-card.js';
import { Clock } from '../../foundation/clock.js';
import { AnswersWith, type AnswerOf } from '../../access/http/api-schema.js';
import { ValidQuery } from '../../access/http/valid.js';
import { Problem } from '../../foundation/problem/problem.js';
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

  /** Draws the sticker on the shop's own origin. Another host would learn who looks at which products (LAW-06). */
  @Get('sticker/:file')
  @Header('content-type', 'image/svg+xml; charset=utf-8')
  @Header('cache-control', 'public, max-age=300')
  @ApiOperation({ summary: 'The sticker of a campaign that runs today as a drawing' })
  @ApiParam({ name: 'file', example: 'vinterhud.svg' })
  @ApiOkResponse({ content: { 'image/svg+xml': { schema: { type: 'string' } } } })
  @ApiNotFoundResponse({ description: 'No such campaign runs today, or it has no sticker' })
  async sticker(@Param('file') file: string): Promise<string> {
    const campaign = await this.campaigns.one(file.replace(/\.svg$/, ''));
    if (!campaign?.sticker)
      throw new Problem(404, [{ field: 'file', code: 'UNKNOWN_CAMPAIGN', message: texts.noSticker }]);
    return campaignArt({ title: campaign.title, sticker: campaign.sticker });
  }
}
