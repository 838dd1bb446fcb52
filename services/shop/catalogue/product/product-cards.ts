import { Inject, Injectable } from '@nestjs/common';

import { stockholmDate } from '../../../../domain/kernel/index.js';
import { RunningCampaigns } from '../running-campaigns.js';
import { Clock } from '../../../foundation/clock.js';
import type { ProductCardView } from '../contract.js';
import type { ListedProduct } from '../listings.js';
import { productCardView } from './product-card-view.js';

/** Builds the cards of products for today, with the stickers of their campaigns. */
@Injectable()
export class ProductCards {
  constructor(
    @Inject(RunningCampaigns) private readonly campaigns: RunningCampaigns,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  async of(products: readonly ListedProduct[]): Promise<readonly ProductCardView[]> {
    const stickers = await this.campaigns.stickers();
    const today = stockholmDate(this.clock.now());
    return products.map((product) => productCardView(product, today, stickers));
  }
}
