import type { NestFastifyApplication } from '@nestjs/platform-fastify';

import { stockholmDate, type BusinessDate } from '../../domain/kernel/index.js';
import type {
  Autocomplete,
  BrandListing,
  CatalogueService,
  CategoryListing,
  Listing,
  ListingQuery,
  MenuCategory,
  ProductCardView,
  SearchListing,
} from './contract/catalogue.js';
import { Clock } from '../clock/clock.js';
import { Listings } from '../search/listings.js';
import { ProductSearch } from '../search/product-search.js';
import type { ListingOptions, ProductListing } from '../search/shelf/listing.js';
import type { ShelfProduct } from '../search/shelf/shelf-product.js';
import { productCardView } from './product-card-view.js';
import type { RequestScope } from './request-scope.js';

/** /kategori/erbjudanden is no category of products but all that is reduced. */
const OFFERS = 'erbjudanden';

type Found = Pick<CatalogueService, 'menu' | 'category' | 'search' | 'autocomplete' | 'brands' | 'brand' | 'recommendations' | 'upsell'>;

export class ListingPages implements Found {
  private readonly listings: Listings;
  private readonly products: ProductSearch;
  private readonly today: BusinessDate;

  constructor(
    app: NestFastifyApplication,
    _scope: RequestScope,
  ) {
    this.listings = app.get(Listings, { strict: false });
    this.products = app.get(ProductSearch, { strict: false });
    this.today = stockholmDate(app.get(Clock).now());
  }

  async menu(): Promise<readonly MenuCategory[]> {
    const tree = await this.listings.categories();
    return tree.map(({ path, name, children }) => ({ path, name, children: children.map((child) => ({ path: child.path, name: child.name })) }));
  }

  async category(path: string, query: ListingQuery): Promise<CategoryListing | null> {
    if (path === OFFERS) return this.offers(query);
    const page = await this.listings.category(path, optionsOf(query));
    if (!page) return null;
    const { trail, category } = page;
    const children = category.children.map((child) => ({ path: child.path, name: child.name }));
    const breadcrumbs = trail.map((node) => ({ path: node.path, name: node.name }));
    return { ...this.listing(page), name: category.name, description: null, breadcrumbs, children };
  }

  async search(q: string, { withPrescription, ...query }: ListingQuery & { readonly withPrescription: boolean }): Promise<SearchListing> {
    const { makesSense, suggestions, ...listing } = await this.products.find(q, { ...optionsOf(query), withPrescription });
    return { ...this.listing(listing), q, makesSense, suggestions, advice: [], pages: [], stores: [], related: [] };
  }

  async autocomplete(q: string): Promise<Autocomplete> {
    const { queries, scopes, products } = await this.products.complete(q);
    return { queries, scopes, products: products.map(({ varuId, slug, name, brand, price, discountPrice }) => ({ varuId, slug, name, brand, price: discountPrice ?? price })) };
  }

  brands: CatalogueService['brands'] = () => this.listings.brands();

  async brand(slug: string, query: ListingQuery): Promise<BrandListing | null> {
    const brand = (await this.listings.brands()).find((each) => each.slug === slug);
    return brand ? { ...this.listing(await this.listings.brand(slug, optionsOf(query))), brand, description: null } : null;
  }

  recommendations: CatalogueService['recommendations'] = async () => ({ personal: false, products: [] });
  upsell: CatalogueService['upsell'] = async () => [];

  private async offers(query: ListingQuery): Promise<CategoryListing> {
    const page = await this.listings.offers(optionsOf(query));
    return { ...this.listing(page), name: 'Erbjudanden', description: null, breadcrumbs: [{ path: OFFERS, name: 'Erbjudanden' }], children: [] };
  }

  private listing({ total, products, facets }: ProductListing): Listing {
    return { total, products: this.cards(products), facets };
  }

  private cards(products: readonly ShelfProduct[]): readonly ProductCardView[] {
    return products.map((product) => productCardView(product, this.today));
  }
}

function optionsOf({ loaded, sortBy, facets }: ListingQuery): ListingOptions {
  return { loaded, ...(sortBy && { sortBy }), brand: facets['Brand'] ?? [], packageType: facets['PackageType'] ?? [] };
}
