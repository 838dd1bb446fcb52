import type { Facet, SortOption } from '../../../domain/catalogue/listing.js';
import type { ProductFlag } from '../../../domain/catalogue/flags.js';
import type { ComparisonUnit, NarcoticsClass } from '../../../domain/catalogue/product.js';
import type { ProductType } from '../../../domain/cart/events.js';
import type { BusinessDate, Ore } from '../../../domain/kernel/index.js';

/** A product as its card shows it (CAT-01, CAT-03). `price` is the ordinary price. All prices are in öre with VAT. */
export interface ProductCardView {
  readonly varuId: string;
  readonly slug: string;
  readonly name: string;
  readonly brand: string;
  readonly type: ProductType;
  /** What tells this pack from others of the product, for example "500 mg" and "20 st". */
  readonly pack: readonly string[];
  /** True for packs for infants or small children. */
  readonly forChildren: boolean;
  readonly price: Ore;
  /** The reduced price for all. Null when the price is not reduced. */
  readonly discountPrice: Ore | null;
  /** The lowest price of the 30 days before the reduction (LAW-03). Null when the price is not reduced. */
  readonly lowestPrice30Days: Ore | null;
  readonly comparison: { readonly price: Ore; readonly unit: ComparisonUnit } | null;
  /** True when the product is neither on prescription nor restricted. */
  readonly buyable: boolean;
  readonly inWebStock: boolean;
  readonly inStores: boolean;
  readonly isNew: boolean;
  readonly isWebUnique: boolean;
  readonly ratingTenths: number | null;
  readonly ratingCount: number;
  readonly sticker: { readonly large: string; readonly small: string | null } | null;
  /** The maximum quantity in one cart. It is 99 where no rule sets a lower one. */
  readonly maxQuantity: number;
  /** True when a customer may watch the product while the web shop is out of it (PRO-15). */
  readonly isMonitorable: boolean;
  /** Why the shop does not sell the product online (CAT-01). Null when it does. */
  readonly restriction: string | null;
  /** CAT-09: `diclofenac` for a product whose buyers see the advice on diclofenac. */
  readonly warning?: 'diclofenac' | null;
  /**
   * The member price, where it is lower than the price for all. Everybody sees it, also visitors who are no members.
   */
  readonly memberPrice?: Ore | null;
  /** The lowest price of the 30 days before the member offer (LAW-03). Null without a member offer. */
  readonly memberLowestPrice30Days?: Ore | null;
}

export interface ProductView extends ProductCardView {
  /** True when the web shop lacks the product, and a pharmacy packs it from its own stock for collection (CHK-02). */
  readonly collectable: boolean;
  readonly brandSlug: string;
  readonly ean: string;
  readonly packageText: string;
  readonly form: string;
  readonly strength: string | null;
  readonly substance: string | null;
  readonly atcCode: string | null;
  readonly manufacturer: string | null;
  readonly nplId: string | null;
  readonly narcoticsClass: NarcoticsClass | null;
  /** Photographs on the shop's own origin. When it is empty, the page shows only the drawn pack. */
  readonly pictures: readonly { readonly src: string; readonly alt: string }[];
  /** Why and when the sale ended. Null while the product is sold. */
  readonly withdrawal: { readonly recalled: boolean; readonly on: BusinessDate; readonly notice: string | null } | null;
  readonly flags: readonly ProductFlag[];
  readonly description: string;
  readonly usage: string;
  readonly contents: string;
  readonly vatRate: number;
  readonly breadcrumbs: readonly CategoryLink[];
  /** All sizes of the family, including this one. Empty when there is no other. */
  readonly variants: readonly {
    readonly slug: string;
    readonly label: string;
    readonly selected: boolean;
    readonly forChildren: boolean;
  }[];
  /** Related products. They are never prescription items or restricted goods (LAW-01). */
  readonly related: readonly ProductCardView[];
  /** At most one complementary product (CAT-05). It is neither on prescription nor restricted. */
  readonly complementary: readonly ProductCardView[];
  /** True for medicines. The leaflet is at /api/products/leaflet/{varuId}. */
  readonly hasLeaflet: boolean;
  /** Size and weight as rows of a table. Empty when unknown. */
  readonly measurements: readonly { readonly label: string; readonly value: string }[];
  readonly campaign: { readonly id: string; readonly title: string; readonly validTo: BusinessDate } | null;
  /** CAT-09: `diclofenac` for products with ATC code M02AA15, whose page shows a dialog. */
  readonly warning: 'diclofenac' | null;
}

export interface CategoryLink {
  /** The path of the category, for example "hudvard/ansikte". Its page is at /kategori/{path}. */
  readonly path: string;
  readonly name: string;
}

export interface MenuCategory extends CategoryLink {
  readonly children: readonly CategoryLink[];
}

export interface ListingQuery {
  /** How many products to show, counted from the first. The service limits the number. */
  readonly loaded: number;
  readonly sortBy: SortOption | null;
  /** The chosen values by facet, for example of "Brand". */
  readonly facets: Readonly<Record<string, readonly string[]>>;
  /** The facet to show with all its items. Null when all are shortened. */
  readonly whole: string | null;
}

export interface Listing {
  readonly total: number;
  readonly products: readonly ProductCardView[];
  readonly facets: readonly Facet[];
}

export interface CategoryListing extends Listing {
  readonly name: string;
  readonly description: string | null;
  /** The categories from the department down to this one. */
  readonly breadcrumbs: readonly CategoryLink[];
  readonly children: readonly CategoryLink[];
}

/** A page of the shop, such as an advisory article (CAT-12). */
export interface PageHit {
  readonly title: string;
  readonly url: string;
  readonly summary: string;
  readonly isAdvisoryPage: boolean;
}

/** The kinds of results of the search page. */
export type SearchKind = 'products' | 'advice' | 'stores';

export interface SearchListing extends Listing {
  readonly q: string;
  /** True when every word is known and every result contains all words. */
  readonly makesSense: boolean;
  /** The words that the results contain, when none contains all (CAT-05). Null otherwise. */
  readonly understood: string | null;
  /** Best sellers, for a search that found no product. Empty otherwise, and while recommendations are disabled. */
  readonly bestSellers: readonly ProductCardView[];
  /** At most 3 other spellings (CAT-05). */
  readonly suggestions: readonly string[];
  /** True when a product found is a prescription item. */
  readonly hasPrescription: boolean;
  /** How many results there are of each kind, also of those that are not listed. Without facets for products. */
  readonly counts: Readonly<Record<SearchKind, number>>;
  /** All advisory pages where advice is asked for, otherwise at most 4 (CAT-13). */
  readonly advice: readonly PageHit[];
  readonly pages: readonly PageHit[];
  /** All pharmacies where stores are asked for, otherwise none. */
  readonly stores: readonly {
    readonly id: string;
    readonly name: string;
    readonly address: string;
    readonly url: string;
  }[];
  /** At most 15 related products, neither on prescription nor restricted. Empty when the search itself found many. */
  readonly related: readonly ProductCardView[];
}

export interface Autocomplete {
  /** At most 5 suggested queries (CAT-05). */
  readonly queries: readonly string[];
  /** Departments with products that match. */
  readonly scopes: readonly CategoryLink[];
  /** At most 5 products that match directly. */
  readonly products: readonly {
    readonly varuId: string;
    readonly type: ProductType;
    readonly slug: string;
    readonly name: string;
    readonly brand: string;
    readonly forChildren: boolean;
    readonly price: Ore;
  }[];
}

export interface BrandLink {
  readonly slug: string;
  readonly name: string;
  readonly count: number;
}

export interface BrandListing extends Listing {
  readonly brand: BrandLink;
  readonly description: string | null;
}

/** A promotion that runs today, with its first six products (CAT-07). */
export interface PromotionView extends CampaignView {
  readonly total: number;
  readonly products: readonly ProductCardView[];
}

export interface PromotionListing extends Listing {
  readonly campaign: CampaignView;
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
  readonly news: readonly ProductCardView[];
  readonly reduced: readonly ProductCardView[];
}

export interface LeafletView {
  readonly varuId: string;
  readonly name: string;
  /** Says that the text is general, and which leaflet is authoritative. */
  readonly notice: string;
  readonly sections: readonly { readonly heading: string; readonly paragraphs: readonly string[] }[];
}

export interface CatalogueService {
  start(): Promise<StartView>;
  /**
   * Returns the top categories with their children, in shop order. Every page shows them, so they must be in memory.
   */
  menu(): Promise<readonly MenuCategory[]>;
  /** Returns a category's page. Null for an unknown path. */
  category(path: string, query: ListingQuery): Promise<CategoryListing | null>;
  /**
   * Searches products, and the pages and pharmacies that `kind` asks for. Prescription items are left out when
   * `withPrescription` is false (rx=0 in the URL).
   */
  search(
    q: string,
    query: ListingQuery & { readonly withPrescription: boolean; readonly kind: SearchKind },
  ): Promise<SearchListing>;
  autocomplete(q: string): Promise<Autocomplete>;
  /** Returns the brands that have products, in Swedish alphabetical order. */
  brands(): Promise<readonly BrandLink[]>;
  /** Returns a brand's page. Null for an unknown slug. */
  brand(slug: string, query: ListingQuery): Promise<BrandListing | null>;
  /** Returns the first of today's campaigns. The page shows three for each group that it has loaded. */
  promotions(groups: number): Promise<{ readonly total: number; readonly promotions: readonly PromotionView[] }>;
  /** Returns a campaign's page. Null for a campaign that is unknown or does not run today. */
  promotion(id: string, query: ListingQuery): Promise<PromotionListing | null>;
  /** Returns new products, newest first unless another order is asked for. Prescription items are left out. */
  news(query: ListingQuery): Promise<Listing>;
  /** Returns products with a lower price for members. Everybody may see them. */
  memberOffers(query: ListingQuery): Promise<Listing>;
  /**
   * Returns products like the member's own purchases (with consent), otherwise best sellers. Empty while
   * recommendations are disabled.
   */
  recommendations(): Promise<{ readonly personal: boolean; readonly products: readonly ProductCardView[] }>;
  /** Returns complements for the cart (/merforsaljning/). Empty while recommendations are disabled. */
  upsell(): Promise<readonly ProductCardView[]>;
  /** Returns a product's page. Null for an unknown slug. */
  product(slug: string): Promise<ProductView | null>;
  /** Returns a medicine's leaflet. Null for an unknown slug, and for a product that is no medicine. */
  leaflet(slug: string): Promise<LeafletView | null>;
  /**
   * Returns the drawn pack as SVG, or the name of its first photograph, for /bild/{varuId}.svg. Null for an unknown
   * product.
   */
  productImage(varuId: string): Promise<{ readonly svg: string } | { readonly photograph: string } | null>;
  /** Returns a stored photograph, served at /bild/{file}. Null when there is none with that name. */
  photograph(file: string): Promise<{ readonly mediaType: string; readonly content: Uint8Array } | null>;
}
