import { Inject, Injectable } from '@nestjs/common';

import {
  buyable,
  isForChildren,
  monitorable,
  productArt,
  vatRate,
  type Product,
  warningOf,
} from '../../../../domain/catalogue/index.js';
import { stockholmDate, type BusinessDate } from '../../../../domain/kernel/index.js';
import type {
  CampaignView,
  CatalogueService,
  LeafletView,
  ProductCardView,
  ProductView,
  StartView,
} from '../contract.js';
import { RunningCampaigns, type RunningCampaign } from '../running-campaigns.js';
import { trailTo } from '../category-tree.js';
import { Catalogue } from '../catalogue.js';
import { hasLeaflet, leafletOf } from '../leaflet/leaflet.js';
import { Listings } from '../listings.js';
import type { Sibling } from './product-with-siblings.js';
import { measurementRows } from '../measurements.js';
import { pictureUrl } from '../picture/picture-url.js';
import { Clock } from '../../../foundation/clock.js';
import { Toggles } from '../../../access/toggles/toggles.js';
import { PiecesToHave } from '../stocking/pieces-to-have.js';
import { collectableView, NOT_COLLECTABLE } from './collectable.js';
import { ProductCards } from './product-cards.js';

const RELATED = 8;
/** The maximum number of complementary products (CAT-05). */
const COMPLEMENTARY = 1;
const START_CAMPAIGNS = 3;

type Shown = Pick<CatalogueService, 'start' | 'product' | 'leaflet' | 'productImage' | 'photograph'>;

@Injectable()
export class ProductPages implements Shown {
  constructor(
    @Inject(Catalogue) private readonly catalogue: Catalogue,
    @Inject(Listings) private readonly listings: Listings,
    @Inject(RunningCampaigns) private readonly campaigns: RunningCampaigns,
    @Inject(ProductCards) private readonly cards: ProductCards,
    @Inject(PiecesToHave) private readonly shelves: Pick<PiecesToHave, 'of'>,
    @Inject(Toggles) private readonly toggles: Toggles,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  async start(): Promise<StartView> {
    const [{ popular, news, offers }, running] = await Promise.all([this.listings.start(), this.campaigns.running()]);
    const campaigns = running.slice(0, START_CAMPAIGNS).map(campaignView);
    const [sold, arrived, reduced] = await Promise.all([
      this.cards.of(this.recommends ? popular : []),
      this.cards.of(news),
      this.cards.of(offers),
    ]);
    return { campaigns, popular: sold, news: arrived, reduced };
  }

  async product(slug: string): Promise<ProductView | null> {
    const found = await this.catalogue.productWithSiblings(slug);
    if (!found) return null;
    const { product, siblings, withdrawal } = found;
    const [tree, related, complementary, campaign, shelves] = await Promise.all([
      this.listings.categories(),
      this.recommends ? this.listings.beside(product, RELATED) : [],
      this.recommends && buyable(product) ? this.listings.complementary(product, COMPLEMENTARY) : [],
      product.campaignId === null ? null : this.campaigns.one(product.campaignId),
      this.shelves.of([product]),
    ]);
    const [card, ...others] = await this.cards.of([product, ...related, ...complementary]);
    const {
      brandSlug,
      ean,
      packageText,
      form,
      strength,
      substance,
      atcCode,
      flags,
      description,
      usage,
      contents,
      vatClass,
    } = product;
    const { manufacturer, nplId, narcoticsClass } = product;
    return {
      ...(card as ProductCardView),
      ...(withdrawal ? NOT_COLLECTABLE : collectableView(product, shelves.get(product.varuId), this.today)),
      ...{ brandSlug, ean, packageText, form, strength, substance, atcCode, flags, description, usage, contents },
      ...{ manufacturer, nplId, narcoticsClass },
      pictures: product.pictures.map(({ file, alt }) => ({ src: pictureUrl(file), alt })),
      withdrawal: withdrawal && {
        recalled: withdrawal.reason === 'recall',
        on: withdrawal.on,
        notice: withdrawal.notice,
      },
      vatRate: vatRate(vatClass, this.today),
      breadcrumbs: (trailTo(tree, product.categoryPath) ?? []).map(({ path, name }) => ({ path, name })),
      variants: siblings.length > (withdrawal ? 0 : 1) ? siblings.map((sibling) => variantOf(sibling, product)) : [],
      complementary: others.slice(related.length),
      hasLeaflet: hasLeaflet(product),
      measurements: measurementRows(product),
      campaign: campaign && { id: campaign.id, title: campaign.title, validTo: campaign.validTo },
      warning: warningOf(product),
      isMonitorable: monitorable(product) && withdrawal === null,
      related: others.slice(0, related.length),
    };
  }

  async leaflet(slug: string): Promise<LeafletView | null> {
    const product = await this.catalogue.productBySlug(slug);
    return product && leafletOf(product);
  }

  async productImage(varuId: string): ReturnType<CatalogueService['productImage']> {
    const shown = await this.catalogue.shown(varuId);
    const photograph = shown?.product.pictures[0];
    if (photograph) return { photograph: photograph.file };
    return shown && { svg: productArt(shown.product) };
  }

  photograph(file: string): ReturnType<CatalogueService['photograph']> {
    return this.catalogue.picture(file);
  }

  private get today(): BusinessDate {
    return stockholmDate(this.clock.now());
  }

  /** Whether the shop recommends products. It does not while recommendations are disabled (CAT-16). */
  private get recommends(): boolean {
    return !this.toggles.isOn('RecommendationsDisabledToggle');
  }
}

function variantOf(sibling: Sibling, shown: Product): ProductView['variants'][number] {
  const label = sibling.variant?.value ?? sibling.packageText;
  const { slug, varuId } = sibling;
  return { slug, label, selected: varuId === shown.varuId, forChildren: isForChildren(sibling) };
}

export function campaignView({ id, title, text, validTo }: RunningCampaign): CampaignView {
  return { id, title, text, href: `/campaigns/single/${id}`, validTo };
}
