import { Controller, Get, Inject } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';

import { stockholmDate } from '../../../domain/kernel/index.js';
import { Campaigns } from '../campaign/campaigns.js';
import { productCard, type ProductCard } from '../catalogue/product/product-card.js';
import { Clock } from '../../foundation/clock.js';
import { Permission } from '../../access/permission/permission-gate.js';
import { described } from './content-descriptions.js';
import { showsAround, type Show } from '../../../domain/content/index.js';
import { ShelfProducts } from './shelf-products.js';

export const PRODUCTS_PER_SHOW = 5;

type ShowAnswer = Omit<Show, 'category'> & { readonly products: readonly ProductCard[] };

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
  @ApiOkResponse(described.shows)
  shows(): Promise<readonly ShowAnswer[]> {
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
