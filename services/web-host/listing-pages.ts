import type { NestFastifyApplication } from '@nestjs/platform-fastify';

import type { Product } from '../../domain/catalogue/index.js';
import { stockholmDate, type BusinessDate } from '../../domain/kernel/index.js';
import type {
  BrandListing,
  CatalogueService,
  CategoryListing,
  Listing,
  ListingQuery,
  MenuCategory,
  ProductCardView,
  SearchListing,
} from './contract/catalogue.js';
import { Catalogue } from '../catalogue/catalogue.js';
import type { ListingOptions } from '../catalogue/listing.js';
import { Clock } from '../clock/clock.js';
import { productCardView } from './product-card-view.js';
import type { RequestScope } from './request-scope.js';

/** /kategori/erbjudanden is no category of products but all that is reduced. */
const OFFERS = 'erbjudanden';

type Found = Pick<CatalogueService, 'menu' | 'category' | 'search' | 'autocomplete' | 'brands' | 'brand' | 'recommendations' | 'upsell'>;

export class ListingPages implements Found {
  private readonly catalogue: Catalogue;
  private readonly today: BusinessDate;

  constructor(
    app: NestFastifyApplication,
    _scope: RequestScope,
  ) {
    this.catalogue = app.get(Catalogue, { strict: false });
    this.today = stockholmDate(app.get(Clock).now());
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

  autocomplete: CatalogueService['autocomplete'] = async () => ({ queries: [], scopes: [], products: [] });

  brands: CatalogueService['brands'] = () => this.catalogue.brands();

  async brand(slug: string, query: ListingQuery): Promise<BrandListing | null> {
    const brand = (await this.catalogue.brands()).find((each) => each.slug === slug);
    return brand ? { ...this.listing(await this.catalogue.brand(slug, optionsOf(query))), brand, description: null } : null;
  }

  recommendations: CatalogueService['recommendations'] = async () => ({ personal: false, products: [] });
  upsell: CatalogueService['upsell'] = async () => [];

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

function optionsOf({ loaded, sortBy, facets }: ListingQuery): ListingOptions {
  return { loaded, ...(sortBy && { sortBy }), brand: facets['Brand'] ?? [], packageType: facets['PackageType'] ?? [] };
}
