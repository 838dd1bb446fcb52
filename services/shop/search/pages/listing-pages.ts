import { Inject, Injectable } from '@nestjs/common';

import { isForChildren, salesPrice } from '../../../../domain/catalogue/index.js';
import type {
  Autocomplete,
  BrandListing,
  CatalogueService,
  CategoryListing,
  Listing,
  ListingQuery,
  MenuCategory,
  PageHit,
  ProductCardView,
  SearchKind,
  SearchListing,
} from '../../catalogue/contract.js';
import { Listings, type ProductListing } from '../../catalogue/listings.js';
import { listingOptions } from '../../catalogue/listing-options.js';
import { oneOfEach } from '../../catalogue/one-of-each.js';
import { CurrentCart } from '../../cart/current-cart.js';
import type { SitePage } from '../../content/site-page.js';
import { Pharmacies } from '../../pharmacy/pharmacies.js';
import type { Pharmacy } from '../../pharmacy/pharmacy.js';
import { urlOf } from '../../pharmacy/store.js';
import { ProductSearch } from '../product-search.js';
import { Recommendations, type Recommended } from '../recommend/recommendations.js';
import { findPages } from '../site-search.js';
import { ProductCards } from '../../catalogue/product/product-cards.js';
import type { RequestScope } from '../../../access/request-scope/request-scope.js';

/** The page /kategori/erbjudanden is no category. It lists all reduced products. */
const OFFERS = 'erbjudanden';

/** The maximum number of advisory pages beside products, and of related products (CAT-05, CAT-13). */
const ADVICE = 4;
const RELATED = 15;
/** Related products are shown only when the search found at most this many. */
const FEW = 5;
/**
 * How many related products are read. It is more than RELATED, because the first products are often sizes of one
 * product, of which only one is shown.
 */
const LOOKED_AT = 60;

type Beside = Pick<SearchListing, 'counts' | 'advice' | 'pages' | 'stores'>;

type Found = Pick<
  CatalogueService,
  | 'menu'
  | 'category'
  | 'search'
  | 'autocomplete'
  | 'brands'
  | 'brand'
  | 'news'
  | 'memberOffers'
  | 'recommendations'
  | 'upsell'
>;

/** The parts from which each request creates its own ListingPages. They are created once. */
@Injectable()
export class ListingPagesParts {
  constructor(
    @Inject(Listings) readonly listings: Listings,
    @Inject(ProductSearch) readonly products: ProductSearch,
    @Inject(Recommendations) readonly recommended: Recommendations,
    @Inject(Pharmacies) readonly pharmacies: Pharmacies,
    @Inject(CurrentCart) readonly carts: CurrentCart,
    @Inject(ProductCards) readonly cards: ProductCards,
  ) {}
}

export class ListingPages implements Found {
  constructor(
    private readonly parts: ListingPagesParts,
    private readonly scope: RequestScope,
  ) {}

  async menu(): Promise<readonly MenuCategory[]> {
    const tree = await this.parts.listings.categories();
    return tree.map(({ path, name, children }) => ({
      path,
      name,
      children: children.map((child) => ({ path: child.path, name: child.name })),
    }));
  }

  async category(path: string, query: ListingQuery): Promise<CategoryListing | null> {
    if (path === OFFERS) return this.offers(query);
    const page = await this.parts.listings.category(path, listingOptions(query));
    if (!page) return null;
    const { trail, category } = page;
    const children = category.children.map((child) => ({ path: child.path, name: child.name }));
    const breadcrumbs = trail.map((node) => ({ path: node.path, name: node.name }));
    return { ...(await this.listing(page)), name: category.name, description: null, breadcrumbs, children };
  }

  async search(
    q: string,
    { withPrescription, kind, ...query }: Parameters<CatalogueService['search']>[1],
  ): Promise<SearchListing> {
    const leaning = await this.parts.recommended.leaning(this.scope.session);
    const { makesSense, understood, suggestions, hasPrescription, ...listing } = await this.parts.products.find(q, {
      ...listingOptions(query),
      withPrescription,
      leaning,
    });
    return {
      ...(await this.listing(listing)),
      q,
      makesSense,
      understood,
      suggestions,
      bestSellers: listing.total === 0 ? await this.bestSellers() : [],
      hasPrescription,
      ...this.beside(q, kind, listing.total),
      related: await this.related(listing),
    };
  }

  private async bestSellers(): Promise<readonly ProductCardView[]> {
    const found = await this.parts.recommended.bestSellers(LOOKED_AT);
    return this.parts.cards.of(oneOfEach(found).slice(0, RELATED));
  }

  /** Counts the pages and pharmacies that match the query, and lists those of this kind. An empty query finds none. */
  private beside(q: string, kind: SearchKind, products: number): Beside {
    if (q.trim() === '') return { counts: { products, advice: 0, stores: 0 }, advice: [], pages: [], stores: [] };
    const [advice, pages] = [findPages(q, 'advisory'), findPages(q, 'page')];
    const stores = this.parts.pharmacies.find({ q, withAgencies: true });
    return {
      counts: { products, advice: advice.length + pages.length, stores: stores.length },
      advice: advice.slice(0, kind === 'advice' ? advice.length : ADVICE).map(pageHit),
      pages: kind === 'advice' ? pages.map(pageHit) : [],
      stores: kind === 'stores' ? stores.map(({ pharmacy }) => storeHit(pharmacy)) : [],
    };
  }

  /** Finds products similar to the first one, when the search found few. */
  private async related({ total, products: [best] }: ProductListing): Promise<readonly ProductCardView[]> {
    if (!best || total > FEW) return [];
    return this.parts.cards.of(
      oneOfEach(this.parts.recommended.first(await this.parts.recommended.similarTo(best.varuId), RELATED)),
    );
  }

  async autocomplete(q: string): Promise<Autocomplete> {
    const { queries, scopes, products } = await this.parts.products.complete(q);
    return {
      queries,
      scopes,
      products: products.map((product) => ({
        varuId: product.varuId,
        type: product.type,
        slug: product.slug,
        name: product.name,
        brand: product.brand,
        forChildren: isForChildren(product),
        price: salesPrice(product),
      })),
    };
  }

  brands: CatalogueService['brands'] = () => this.parts.listings.brands();

  async brand(slug: string, query: ListingQuery): Promise<BrandListing | null> {
    const brand = (await this.parts.listings.brands()).find((each) => each.slug === slug);
    return brand
      ? {
          ...(await this.listing(await this.parts.listings.brand(slug, listingOptions(query)))),
          brand,
          description: null,
        }
      : null;
  }

  async news(query: ListingQuery): Promise<Listing> {
    return this.listing(await this.parts.listings.news(listingOptions(query)));
  }

  async memberOffers(query: ListingQuery): Promise<Listing> {
    return this.listing(await this.parts.listings.memberOffers(listingOptions(query)));
  }

  recommendations: CatalogueService['recommendations'] = async () => {
    const found = await this.parts.recommended.forVisitor(this.scope.session);
    return { personal: found.personal, products: await this.some(found) };
  };

  upsell: CatalogueService['upsell'] = async () => {
    const { session } = this.scope;
    if (!session) return [];
    const { state } = await this.parts.carts.of(session);
    return this.some(await this.parts.recommended.forBasket(state.lines.map(({ varuId }) => varuId)));
  };

  private some(found: Recommended): Promise<readonly ProductCardView[]> {
    return this.parts.cards.of(oneOfEach(this.parts.recommended.first(found, LOOKED_AT)).slice(0, RELATED));
  }

  private async offers(query: ListingQuery): Promise<CategoryListing> {
    const page = await this.parts.listings.offers(listingOptions(query));
    return {
      ...(await this.listing(page)),
      name: 'Erbjudanden',
      description: null,
      breadcrumbs: [{ path: OFFERS, name: 'Erbjudanden' }],
      children: [],
    };
  }

  private async listing({ total, products, facets }: ProductListing): Promise<Listing> {
    return { total, products: await this.parts.cards.of(products), facets };
  }
}

function pageHit({ title, url, summary, isAdvisoryPage }: SitePage): PageHit {
  return { title, url, summary, isAdvisoryPage };
}

function storeHit(pharmacy: Pharmacy): SearchListing['stores'][number] {
  const { id, name, address, postalCode, city } = pharmacy;
  return { id, name, address: `${address}, ${postalCode} ${city}`, url: urlOf(pharmacy) };
}
