import { Inject, Injectable } from '@nestjs/common';

import type { Product } from '../../../../../domain/catalogue/index.js';
import { codeOf } from '../../../../../domain/pricing/index.js';
import { Catalogue } from '../../../catalogue/catalogue.js';
import { RunningCampaigns } from '../../../catalogue/running-campaigns.js';
import type { GiftView } from '../../contract.js';

/** The products that a gift code gives today (CRT-11). */
@Injectable()
export class GiftChoices {
  constructor(
    @Inject(RunningCampaigns) private readonly campaigns: Pick<RunningCampaigns, 'running'>,
    @Inject(Catalogue) private readonly catalogue: Pick<Catalogue, 'products'>,
  ) {}

  async choices(codes: readonly string[]): Promise<ReadonlyMap<string, GiftView['choices']>> {
    const found = await Promise.all(codes.map(async (code) => [code, await this.inStock(code)] as const));
    return new Map(found.map(([code, products]) => [code, products.map(({ varuId, name }) => ({ varuId, name }))]));
  }

  /** Returns the first product in stock. Null for a code that gives nothing, which may be a coupon's. */
  async first(written: string): Promise<string | null> {
    return (await this.inStock(codeOf(written)))[0]?.varuId ?? null;
  }

  private async inStock(code: string): Promise<readonly Product[]> {
    const { gift } = (await this.campaigns.running()).find((campaign) => campaign.gift?.code === code) ?? {};
    const products = gift ? await this.catalogue.products(gift.varuIds) : [];
    return products.filter(({ type, webStock }) => type === 'Ha' && webStock > 0);
  }
}
