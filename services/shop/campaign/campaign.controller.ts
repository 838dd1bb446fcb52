import { Controller, Get, Header, Inject } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiQuery, ApiTags } from '@nestjs/swagger';
import { z } from 'zod';

import { stockholmDate } from '../../../domain/kernel/index.js';
import { productCard } from '../catalogue/product/product-card.js';
import { Clock } from '../../foundation/clock.js';
import { ValidQuery } from '../../access/http/valid.js';
import { Permission } from '../../access/permission/permission-gate.js';
import { Campaigns } from './campaigns.js';
import { Promotions } from './promotions.js';
import { texts } from './texts.js';

const query = z.object({
  groups: z.coerce.number(texts.groups).int(texts.groups).min(1, texts.groups).max(100, texts.groups).default(1),
});

const promotion = {
  type: 'object',
  properties: {
    id: { type: 'string', maxLength: 100 },
    title: { type: 'string' },
    text: { type: 'string' },
    url: { type: 'string' },
    validTo: { type: 'string', format: 'date' },
    membersOnly: { type: 'boolean' },
    total: { type: 'integer' },
    products: { type: 'array', items: { type: 'object' } },
  },
} as const;

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
  @ApiQuery({ name: 'groups', required: false, schema: { type: 'integer', minimum: 1, maximum: 100, default: 1 } })
  @ApiOkResponse({
    schema: {
      type: 'object',
      properties: { total: { type: 'integer' }, promotions: { type: 'array', items: promotion } },
    },
  })
  async active(@ValidQuery(query) { groups }: z.infer<typeof query>) {
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
