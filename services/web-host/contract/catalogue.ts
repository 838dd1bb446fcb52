import type { Facet, SortOption } from '../../../domain/catalogue/listing.js';
import type { ComparisonUnit } from '../../../domain/catalogue/product.js';
import type { ProductFlag, ProductType } from '../../../domain/cart/events.js';
import type { BusinessDate, Ore } from '../../../domain/kernel/index.js';

/** A product as its card shows it (s2 §2, §3); `price` is the ordinary price, all prices in öre with VAT. */
export interface ProductCardView {
  readonly varuId: string;
  readonly slug: string;
  readonly name: string;
  readonly brand: string;
  readonly type: ProductType;
  readonly packageText: string;
  readonly price: Ore;
  /** Null when not reduced. */
  readonly discountPrice: Ore | null;
  /** LAW-03: null when not reduced. */
  readonly lowestPrice30Days: Ore | null;
  readonly comparison: { readonly price: Ore; readonly unit: ComparisonUnit } | null;
  /** Neither on prescription nor restricted. */
  readonly buyable: boolean;
  readonly inWebStock: boolean;
  readonly inStores: boolean;
  readonly isNew: boolean;
  readonly isWebUnique: boolean;
  readonly ratingTenths: number | null;
  readonly ratingCount: number;
  readonly sticker: { readonly large: string; readonly small: string | null } | null;
  /** Most that one cart may hold; 99 where no rule says less. */
  readonly maxQuantity: number;
}

export interface ProductView extends ProductCardView {
  readonly brandSlug: string;
  readonly ean: string;
  readonly form: string;
  readonly strength: string | null;
  readonly substance: string | null;
  readonly atcCode: string | null;
  readonly flags: readonly ProductFlag[];
  readonly description: string;
  readonly usage: string;
  readonly contents: string;
  readonly vatRate: number;
  readonly breadcrumbs: readonly CategoryLink[];
  /** Siblings of the family, this one included; empty when it stands alone. */
  readonly variants: readonly { readonly slug: string; readonly label: string; readonly selected: boolean }[];
  /** Never prescription items or restricted goods (LAW-01). */
  readonly related: readonly ProductCardView[];
}

export interface CategoryLink {
  /** "hudvard/ansikte"; the address is /kategori/{path}. */
  readonly path: string;
  readonly name: string;
}

export interface MenuCategory extends CategoryLink {
  readonly children: readonly CategoryLink[];
}

export interface ListingQuery {
  /** How many products to show, counted from the first; the service bounds it. */
  readonly loaded: number;
  readonly sortBy: SortOption | null;
  /** By facet name ("Brand", "PackageType"). */
  readonly facets: Readonly<Record<string, readonly string[]>>;
}

export interface Listing {
  readonly total: number;
  readonly products: readonly ProductCardView[];
  readonly facets: readonly Facet[];
}

export interface CategoryListing extends Listing {
  readonly name: string;
  readonly description: string | null;
  /** From the top category down to this one. */
  readonly breadcrumbs: readonly CategoryLink[];
  readonly children: readonly CategoryLink[];
}

export interface SearchListing extends Listing {
  readonly q: string;
  readonly suggestions: readonly string[];
}

export interface CampaignView {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly href: string;
  readonly validTo: BusinessDate | null;
}

export interface StartView {
  readonly campaigns: readonly CampaignView[];
  readonly popular: readonly ProductCardView[];
  readonly reduced: readonly ProductCardView[];
}

export interface CatalogueService {
  start(): Promise<StartView>;
  /** Top categories with their children, in shop order; shown on every page, so keep it in memory. */
  menu(): Promise<readonly MenuCategory[]>;
  /** Null for an unknown path. */
  category(path: string, query: ListingQuery): Promise<CategoryListing | null>;
  search(q: string, query: ListingQuery): Promise<SearchListing>;
  /** Null for an unknown slug. */
  product(slug: string): Promise<ProductView | null>;
  /** The pack shot as an SVG document, served at /bild/{varuId}.svg; null for an unknown product. */
  productImage(varuId: string): Promise<string | null>;
}
