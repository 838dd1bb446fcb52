import type { Facet, Product, SortOption } from '../../../domain/catalogue/index.js';
import type { CategoryNode } from './category-tree.js';

/** A product without its longer texts: enough for cards and orders. */
export type ListedProduct = Omit<Product, 'usage' | 'contents'>;

export interface ListingOptions {
  /** How many items to show, counted from the first. It is `loaded` in the URL. */
  readonly loaded?: number;
  readonly skip?: number;
  readonly sortBy?: SortOption;
  /** The chosen values by facet. Unknown facets and values are ignored, because a URL may contain anything. */
  readonly facets?: Readonly<Partial<Record<string, readonly string[]>>>;
  /** The facet of which all items are shown. */
  readonly whole?: string | null;
}

export interface ProductListing {
  readonly products: readonly ListedProduct[];
  /** The number of products that pass the chosen facets. */
  readonly total: number;
  readonly facets: readonly Facet[];
}

export interface CategoryPage extends ProductListing {
  /** The categories from the department down to this one. */
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
 * A port to all lists of products, so that all pages have the same order and facets. The folder services/shop/search
 * implements it. A list has only products for sale. It shows a change after at most one second and the time of one
 * read.
 */
export abstract class Listings {
  /** Lists a category's products. Null for a path without a category. */
  abstract category(path: string, options?: ListingOptions): Promise<CategoryPage | null>;
  abstract categories(): Promise<readonly CategoryNode[]>;
  /** Lists the brands that have products, in Swedish alphabetical order. */
  abstract brands(): Promise<readonly Brand[]>;
  /** Lists a brand's products. Empty for a slug without a brand. */
  abstract brand(slug: string, options?: ListingOptions): Promise<ProductListing>;
  /**
   * Lists those of the given products that are for sale, for example of a campaign. Prescription items are left out
   * (LAW-01).
   */
  abstract among(varuIds: readonly string[], options?: ListingOptions): Promise<ProductListing>;
  /** Lists reduced products without prescription items. */
  abstract offers(options?: ListingOptions): Promise<ProductListing>;
  /** Lists products with a lower price for members, without prescription items. */
  abstract memberOffers(options?: ListingOptions): Promise<ProductListing>;
  /** Lists new products, newest first unless another order is asked for. Prescription items are left out. */
  abstract news(options?: ListingOptions): Promise<ProductListing>;
  /** Finds those of the given products that are for sale. They keep the given order unless `sortBy` is set. */
  abstract products(varuIds: readonly string[], sortBy?: SortOption): Promise<readonly ListedProduct[]>;
  /** Selects products for the start page: no prescription items, no restricted goods, one of each family. */
  abstract start(): Promise<StartSelections>;
  /** Finds related products: others of the product's category, neither on prescription nor restricted. */
  abstract beside(product: Product, most: number): Promise<readonly ListedProduct[]>;
  /** Finds products that complement this one. None when it has no complements. */
  abstract complementary(product: Product, most: number): Promise<readonly ListedProduct[]>;
}
