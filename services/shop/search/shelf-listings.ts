import { Inject, Injectable } from '@nestjs/common';

import { PAGE_SIZE, type Product, type SortOption } from '../../../domain/catalogue/index.js';
import { categoryTree, trailTo, type CategoryNode } from '../catalogue/category-tree.js';
import {
  Listings,
  type Brand,
  type CategoryPage,
  type ListingOptions,
  type StartSelections,
} from '../catalogue/listings.js';
import { BestSellers } from './recommend/best-sellers.js';
import { complementary } from './recommend/similar.js';
import { startSelections } from './recommend/start-selections.js';
import { Search } from './search.js';
import { brandsOf } from './shelf/brands.js';
import { first } from './shelf/first.js';
import type { GroupName } from './shelf/groups.js';
import { KeptPer } from './shelf/kept-per.js';
import { listingOf, type ShelfListing } from './shelf/listing.js';
import { orderOf, shopOrder, type Order } from './shelf/order.js';
import type { ShelfProduct } from './shelf/shelf-product.js';

/** Makes all lists of products from the products in memory. */
@Injectable()
export class ShelfListings implements Listings {
  private readonly tree = new KeptPer('grouping', ({ groups }) =>
    categoryTree((path) => groups.places('category', path).length),
  );
  private readonly named = new KeptPer('grouping', brandsOf);
  private readonly selections = new KeptPer('version', startSelections);
  private readonly sellers = new BestSellers();

  constructor(@Inject(Search) private readonly search: Search) {}

  async category(path: string, options: ListingOptions = {}): Promise<CategoryPage | null> {
    const trail = trailTo(await this.categories(), path);
    const category = trail?.at(-1);
    if (!trail || !category) return null;
    return { ...(await this.group('category', path, PAGE_SIZE.category, options)), trail, category };
  }

  async categories(): Promise<readonly CategoryNode[]> {
    return this.tree.from(await this.search.ready());
  }

  async brands(): Promise<readonly Brand[]> {
    return this.named.from(await this.search.ready());
  }

  brand(slug: string, options: ListingOptions = {}): Promise<ShelfListing> {
    return this.group('brand', slug, PAGE_SIZE.brand, options);
  }

  async among(varuIds: readonly string[], options: ListingOptions = {}): Promise<ShelfListing> {
    const { shelf } = await this.search.ready();
    const places = [...new Set(shelf.placesOf(varuIds))].filter((place) => shelf.product(place).type !== 'Rx');
    return listingOf(shelf, places, PAGE_SIZE.brand, options);
  }

  offers(options: ListingOptions = {}): Promise<ShelfListing> {
    return this.group('offers', '', PAGE_SIZE.category, options);
  }

  memberOffers(options: ListingOptions = {}): Promise<ShelfListing> {
    return this.group('member-offers', '', PAGE_SIZE.category, options);
  }

  news(options: ListingOptions = {}): Promise<ShelfListing> {
    return this.group('news', '', PAGE_SIZE.category, { sortBy: 'news', ...options });
  }

  async products(varuIds: readonly string[], sortBy?: SortOption): Promise<readonly ShelfProduct[]> {
    const { shelf } = await this.search.ready();
    const places = shelf.placesOf(varuIds);
    if (sortBy) places.sort(orderOf(shelf.columns, sortBy));
    return places.map((place) => shelf.product(place));
  }

  async start(): Promise<StartSelections> {
    return this.selections.from(await this.search.ready());
  }

  async beside({ family, categoryPath }: Product, most: number): Promise<readonly ShelfProduct[]> {
    const others = this.sellers.of(await this.search.ready(), categoryPath);
    return others.filter((other) => other.family !== family).slice(0, most);
  }

  async complementary({ varuId }: Product, most: number): Promise<readonly ShelfProduct[]> {
    const engine = await this.search.ready();
    const { shelf } = engine;
    const [own] = shelf.placesOf([varuId]);
    if (own === undefined) return [];
    const { places, likeness } = complementary(engine, own);
    const alike = new Map(places.map((place, index) => [place, likeness[index] as number]));
    const shop = shopOrder(shelf.columns);
    const best: Order = (a, b) => (alike.get(b) as number) - (alike.get(a) as number) || shop(a, b);
    return first(places, most, best).map((place) => shelf.product(place));
  }

  private async group(name: GroupName, key: string, pageSize: number, options: ListingOptions): Promise<ShelfListing> {
    const { shelf, groups } = await this.search.ready();
    return listingOf(shelf, groups.places(name, key), pageSize, options);
  }
}
