import type { NestFastifyApplication } from '@nestjs/platform-fastify';

import { productArt, vatRate, type Product } from '../../domain/catalogue/index.js';
import { stockholmDate, type BusinessDate } from '../../domain/kernel/index.js';
import type {
  BrandListing,
  CatalogueService,
  CategoryListing,
  Listing,
  ListingQuery,
  MenuCategory,
  ProductCardView,
  ProductView,
  SearchListing,
  StartView,
} from './contract/catalogue.js';
import { campaigns } from '../catalogue/campaigns.js';
import { Catalogue } from '../catalogue/catalogue.js';
import type { ListingOptions } from '../catalogue/listing.js';
import { Clock } from '../clock/clock.js';
import { productCardView } from './product-card-view.js';

/** /kategori/erbjudanden is no category of products but all that is reduced. */
const OFFERS = 'erbjudanden';
const RELATED = 8;

export class CataloguePages implements CatalogueService {
  private readonly catalogue: Catalogue;
  private readonly today: BusinessDate;

  constructor(app: NestFastifyApplication) {
    this.catalogue = app.get(Catalogue, { strict: false });
    this.today = stockholmDate(app.get(Clock).now());
  }

  async start(): Promise<StartView> {
    const { popular, offers } = await this.catalogue.start();
    return { campaigns, popular: this.cards(popular), reduced: this.cards(offers) };
  }

  async menu(): Promise<readonly MenuCategory[]> {
    const tree = await this.catalogue.categories();
    return tree.map(({ path, name, children }) => ({ path, name, children: children.map((child) => ({ path: child.path, name: child.name })) }));
  }

  async category(path: string, query: ListingQuery): Promise<CategoryListing | null> {
    if (path === OFFERS) return this.offers(query);
    const page = await this.catalogue.category(path, optionsOf(query));
    if (!page) return null;
    const { trail, category } = page;
    const children = category.children.map((child) => ({ path: child.path, name: child.name }));
    const breadcrumbs = trail.map((node) => ({ path: node.path, name: node.name }));
    return { ...this.listing(page), name: category.name, description: null, breadcrumbs, children };
  }

  async search(q: string, query: ListingQuery): Promise<SearchListing> {
    return { ...this.listing(await this.catalogue.search(q, optionsOf(query))), q, makesSense: true, suggestions: [], advice: [], pages: [], stores: [], related: [] };
  }

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

  autocomplete: CatalogueService['autocomplete'] = async () => ({ queries: [], scopes: [], products: [] });

  brands: CatalogueService['brands'] = () => this.catalogue.brands();

  async brand(slug: string, query: ListingQuery): Promise<BrandListing | null> {
    const brand = (await this.catalogue.brands()).find((each) => each.slug === slug);
    return brand ? { ...this.listing(await this.catalogue.brand(slug, optionsOf(query))), brand, description: null } : null;
  }

  promotions: CatalogueService['promotions'] = async () => ({ total: 0, promotions: [] });
  promotion: CatalogueService['promotion'] = async () => null;
  memberOffers: CatalogueService['memberOffers'] = async () => ({ total: 0, products: [], facets: [] });
  recommendations: CatalogueService['recommendations'] = async () => ({ personal: false, products: [] });
  upsell: CatalogueService['upsell'] = async () => [];

  async productImage(varuId: string): Promise<string | null> {
    const product = await this.catalogue.product(varuId);
    return product ? productArt(product) : null;
  }

  private async offers(query: ListingQuery): Promise<CategoryListing> {
    const page = await this.catalogue.offers(optionsOf(query));
    return { ...this.listing(page), name: 'Erbjudanden', description: null, breadcrumbs: [{ path: OFFERS, name: 'Erbjudanden' }], children: [] };
  }

  private listing({ total, products, facets }: { total: number; products: readonly Product[]; facets: Listing['facets'] }): Listing {
    return { total, products: this.cards(products), facets };
  }

  private cards(products: readonly Product[]): readonly ProductCardView[] {
    return products.map((product) => productCardView(product, this.today));
  }
}

function variantOf(sibling: Product, shown: Product): ProductView['variants'][number] {
  const label = sibling.variant?.value ?? sibling.packageText;
  return { slug: sibling.slug, label, selected: sibling.varuId === shown.varuId };
}

function optionsOf({ loaded, sortBy, facets }: ListingQuery): ListingOptions {
  return { loaded, ...(sortBy && { sortBy }), brand: facets['Brand'] ?? [], packageType: facets['PackageType'] ?? [] };
}
