import type { NestFastifyApplication } from '@nestjs/platform-fastify';

import { productArt, vatRate, type Product } from '../../domain/catalogue/index.js';
import { stockholmDate, type BusinessDate } from '../../domain/kernel/index.js';
import type { CatalogueService, ProductCardView, ProductView, StartView } from './contract/catalogue.js';
import { campaigns } from '../catalogue/campaigns.js';
import { Catalogue } from '../catalogue/catalogue.js';
import { Clock } from '../clock/clock.js';
import { productCardView } from './product-card-view.js';

const RELATED = 8;

type Shown = Pick<CatalogueService, 'start' | 'promotions' | 'promotion' | 'memberOffers' | 'product' | 'productImage'>;

export class ProductPages implements Shown {
  private readonly catalogue: Catalogue;
  private readonly today: BusinessDate;

  constructor(app: NestFastifyApplication) {
    this.catalogue = app.get(Catalogue, { strict: false });
    this.today = stockholmDate(app.get(Clock).now());
  }

  async start(): Promise<StartView> {
    const { popular, news, offers } = await this.catalogue.start();
    return { campaigns, popular: this.cards(popular), news: this.cards(news), reduced: this.cards(offers) };
  }

  promotions: CatalogueService['promotions'] = async () => ({ total: 0, promotions: [] });
  promotion: CatalogueService['promotion'] = async () => null;
  memberOffers: CatalogueService['memberOffers'] = async () => ({ total: 0, products: [], facets: [] });

  async product(slug: string): Promise<ProductView | null> {
    const product = await this.catalogue.productBySlug(slug);
    if (!product) return null;
    const [variants, trail, related] = await Promise.all([
      this.catalogue.variants(product),
      this.catalogue.category(product.categoryPath, { loaded: 1 }),
      this.catalogue.category(product.categoryPath, { loaded: RELATED + 1 }),
    ]);
    const { brandSlug, ean, form, strength, substance, atcCode, flags, description, usage, contents, vatClass } = product;
    return {
      ...productCardView(product, this.today),
      ...{ brandSlug, ean, form, strength, substance, atcCode, flags, description, usage, contents },
      vatRate: vatRate(vatClass, this.today),
      breadcrumbs: trail?.trail.map(({ path, name }) => ({ path, name })) ?? [],
      variants: variants.length > 1 ? variants.map((sibling) => variantOf(sibling, product)) : [],
      complementary: [],
      hasLeaflet: false,
      measurements: [],
      campaign: null,
      warning: atcCode === 'M02AA15' ? 'diclofenac' : null,
      isMonitorable: true,
      related: this.cards((related?.products ?? []).filter((other) => other.varuId !== product.varuId && other.type !== 'Rx').slice(0, RELATED)),
    };
  }

  async productImage(varuId: string): Promise<string | null> {
    const product = await this.catalogue.product(varuId);
    return product ? productArt(product) : null;
  }

  private cards(products: readonly Product[]): readonly ProductCardView[] {
    return products.map((product) => productCardView(product, this.today));
  }
}

function variantOf(sibling: Product, shown: Product): ProductView['variants'][number] {
  const label = sibling.variant?.value ?? sibling.packageText;
  return { slug: sibling.slug, label, selected: sibling.varuId === shown.varuId };
}
