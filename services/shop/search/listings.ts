import { Inject, Injectable } from '@nestjs/common';

import { PAGE_SIZE } from '../../../domain/catalogue/index.js';
import { CategoryTree, type CategoryNode } from './category-tree.js';
import { Search } from './search.js';
import type { SearchEngine } from './search-engine.js';
import type { GroupName } from './shelf/groups.js';
import { listingOf, type ListingOptions, type ProductListing } from './shelf/listing.js';

export interface CategoryPage extends ProductListing {
  /** From the department down to the category itself. */
  readonly trail: readonly CategoryNode[];
  readonly category: CategoryNode;
}

export interface Brand {
  readonly slug: string;
  readonly name: string;
  readonly count: number;
}

const swedish = new Intl.Collator('sv');

/** Product listings from the shelf in memory; at most a second plus one reading old. */
@Injectable()
export class Listings {
  private readonly tree = new CategoryTree();
  private kept: { readonly version: number; readonly brands: readonly Brand[] } | null = null;

  constructor(@Inject(Search) private readonly search: Search) {}

  /** Null for a path without a category. */
  async category(path: string, options: ListingOptions = {}): Promise<CategoryPage | null> {
    const engine = await this.search.ready();
    const trail = this.tree.trail(engine, path);
    const category = trail?.at(-1);
    if (!trail || !category) return null;
    return { ...this.group(engine, 'category', path, PAGE_SIZE.category, options), trail, category };
  }

  async categories(): Promise<readonly CategoryNode[]> {
    return this.tree.nodes(await this.search.ready());
  }

  /** In Swedish alphabetical order, without brands that have no products. */
  async brands(): Promise<readonly Brand[]> {
    const { shelf, groups } = await this.search.ready();
    if (this.kept?.version === shelf.grouping) return this.kept.brands;
    const slugs = new Map(shelf.products.map(({ brandSlug, brand }) => [brandSlug, brand]));
    const brands = [...slugs]
      .map(([slug, name]) => ({ slug, name, count: groups.places('brand', slug).length }))
      .filter(({ count }) => count > 0);
    brands.sort((a, b) => swedish.compare(a.name, b.name));
    this.kept = { version: shelf.grouping, brands };
    return brands;
  }

  /** Empty for a slug without a brand. */
  async brand(slug: string, options: ListingOptions = {}): Promise<ProductListing> {
    return this.group(await this.search.ready(), 'brand', slug, PAGE_SIZE.brand, options);
  }

  /** The products of a campaign; never prescription items (LAW-01). */
  async campaign(campaignId: string, options: ListingOptions = {}): Promise<ProductListing> {
    return this.group(await this.search.ready(), 'campaign', campaignId, PAGE_SIZE.brand, options);
  }

  /** Reduced products; never prescription items. */
  async offers(options: ListingOptions = {}): Promise<ProductListing> {
    return this.group(await this.search.ready(), 'offers', '', PAGE_SIZE.category, options);
  }

  /** Products with a lower price for members; never prescription items. */
  async memberOffers(options: ListingOptions = {}): Promise<ProductListing> {
    return this.group(await this.search.ready(), 'member-offers', '', PAGE_SIZE.category, options);
  }

  /** New products, newest first unless another order is asked for; never prescription items. */
  async news(options: ListingOptions = {}): Promise<ProductListing> {
    return this.group(await this.search.ready(), 'news', '', PAGE_SIZE.category, { sortBy: 'news', ...options });
  }

  private group(
    { shelf, groups }: SearchEngine,
    name: GroupName,
    key: string,
    pageSize: number,
    options: ListingOptions,
  ): ProductListing {
    return listingOf(shelf, groups.places(name, key), pageSize, options);
  }
}
