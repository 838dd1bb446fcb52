import type { Facet, Product, SortOption } from '../../../domain/catalogue/index.js';
import type { CategoryNode } from './category-tree.js';

/** A product without its longer texts: enough for cards and orders. */
export type ListedProduct = Omit<Product, 'usage' | 'contents'>;

export interface ListingOptions {
  /** How many items to show, counted from the first: `loaded` in the address. */
  readonly loaded?: number;
  readonly skip?: number;
  readonly sortBy?: SortOption;
  readonly brand?: readonly string[];
  readonly packageType?: readonly string[];
}

export interface ProductListing {
  readonly products: readonly ListedProduct[];
  /** The number of products that pass the chosen facets. */
  readonly total: number;
  readonly facets: readonly Facet[];
}

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

export interface StartSelections {
  readonly news: readonly ListedProduct[];
  readonly popular: readonly ListedProduct[];
  readonly offers: readonly ListedProduct[];
}

/**
 * Port, implemented by the room `search`. It makes every list of products, so that all pages have the same order and
 * facets. A list has only products for sale. It shows a change after at most one second and the time of one read.
 */
export abstract class Listings {
  /** Null for a path without a category. */
  abstract category(path: string, options?: ListingOptions): Promise<CategoryPage | null>;
  abstract categories(): Promise<readonly CategoryNode[]>;
  /** In Swedish alphabetical order, without brands that have no products. */
  abstract brands(): Promise<readonly Brand[]>;
  /** Empty for a slug without a brand. */
  abstract brand(slug: string, options?: ListingOptions): Promise<ProductListing>;
  /** Those of the given products that are for sale, for example of a campaign; never prescription items (LAW-01). */
  abstract among(varuIds: readonly string[], options?: ListingOptions): Promise<ProductListing>;
  /** Reduced products; never prescription items. */
  abstract offers(options?: ListingOptions): Promise<ProductListing>;
  /** Products with a lower price for members; never prescription items. */
  abstract memberOffers(options?: ListingOptions): Promise<ProductListing>;
  /** New products, newest first unless another order is asked for; never prescription items. */
  abstract news(options?: ListingOptions): Promise<ProductListing>;
  /** Only products for sale. They keep the given order unless `sortBy` is set. */
  abstract products(varuIds: readonly string[], sortBy?: SortOption): Promise<readonly ListedProduct[]>;
  /** For the start page: no prescription items, no restricted goods, one of each family. */
  abstract start(): Promise<StartSelections>;
  /** Related products: others of the product's category, neither on prescription nor restricted. */
  abstract beside(product: Product, most: number): Promise<readonly ListedProduct[]>;
  /** Complementary products: best sellers of the other categories in the product's department. */
  abstract complementary(product: Product, most: number): Promise<readonly ListedProduct[]>;
}
