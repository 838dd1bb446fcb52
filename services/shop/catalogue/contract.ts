import type { Facet, SortOption } from '../../../domain/catalogue/listing.js';
import type { ComparisonUnit, NarcoticsClass } from '../../../domain/catalogue/product.js';
import type { ProductFlag, ProductType } from '../../../domain/cart/events.js';
import type { BusinessDate, Ore } from '../../../domain/kernel/index.js';

/** A product as its card shows it (CAT-01, CAT-03); `price` is the ordinary price, all prices in öre with VAT. */
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
  /** CAT-09: buying it shows the diclofenac advice. */
  readonly warning?: 'diclofenac' | null;
  /** What members pay, where it is less; shown to all, with LAW-03's lowest price beside it. */
  readonly memberPrice?: Ore | null;
  /** LAW-03 of the member price; null without one. */
  readonly memberLowestPrice30Days?: Ore | null;
}

export interface ProductView extends ProductCardView {
  readonly brandSlug: string;
  readonly ean: string;
  readonly form: string;
  readonly strength: string | null;
  readonly substance: string | null;
  readonly atcCode: string | null;
  readonly manufacturer: string | null;
  readonly nplId: string | null;
  readonly narcoticsClass: NarcoticsClass | null;
  /** Photographs on the shop's own origin; empty: the drawn pack is all there is. */
  readonly pictures: readonly { readonly src: string; readonly alt: string }[];
  /** Null while it is sold. */
  readonly withdrawal: { readonly recalled: boolean; readonly on: BusinessDate; readonly notice: string | null } | null;
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
  /** Goes well with it: at most one (CAT-05), none on prescription or restricted. */
  readonly complementary: readonly ProductCardView[];
  /** Medicines have one; read at /api/products/leaflet/{varuId}. */
  readonly hasLeaflet: boolean;
  /** Size and weight as rows of a table; empty when unknown. */
  readonly measurements: readonly { readonly label: string; readonly value: string }[];
  /** The active campaign its reduction belongs to. */
  readonly campaign: { readonly id: string; readonly title: string; readonly validTo: BusinessDate } | null;
  /** The diclofenac modal shows for M02AA15 (CAT-09). */
  readonly warning: 'diclofenac' | null;
  /** Can be watched while out of stock (PRO-15). */
  readonly isMonitorable: boolean;
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

/** CAT-12: a page of the shop's own, an advisory article or another. */
export interface PageHit {
  readonly title: string;
  readonly url: string;
  readonly summary: string;
  readonly isAdvisoryPage: boolean;
}

export interface SearchListing extends Listing {
  readonly q: string;
  /** False when the words were not understood: what is shown is near, not exact. */
  readonly makesSense: boolean;
  /** At most 3 other spellings (CAT-05). */
  readonly suggestions: readonly string[];
  /** At most 4 advisory pages (CAT-13). */
  readonly advice: readonly PageHit[];
  readonly pages: readonly PageHit[];
  readonly stores: readonly {
    readonly id: string;
    readonly name: string;
    readonly address: string;
    readonly url: string;
  }[];
  /** At most 15, neither on prescription nor restricted; empty when the search itself found many. */
  readonly related: readonly ProductCardView[];
}

export interface Autocomplete {
  /** At most 5 (CAT-05). */
  readonly queries: readonly string[];
  /** Departments in which the words are found. */
  readonly scopes: readonly CategoryLink[];
  /** At most 5 direct hits. */
  readonly products: readonly {
    readonly varuId: string;
    readonly slug: string;
    readonly name: string;
    readonly brand: string;
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

/** A package leaflet in general words. */
export interface LeafletView {
  readonly varuId: string;
  readonly name: string;
  /** That it is general, and which leaflet counts. */
  readonly notice: string;
  readonly sections: readonly { readonly heading: string; readonly paragraphs: readonly string[] }[];
}

export interface CatalogueService {
  start(): Promise<StartView>;
  /** Top categories with their children, in shop order; shown on every page, so keep it in memory. */
  menu(): Promise<readonly MenuCategory[]>;
  /** Null for an unknown path. */
  category(path: string, query: ListingQuery): Promise<CategoryListing | null>;
  /** Beyond prescription items when `withPrescription` is false (the seed's rx=0). */
  search(q: string, query: ListingQuery & { readonly withPrescription: boolean }): Promise<SearchListing>;
  autocomplete(q: string): Promise<Autocomplete>;
  /** In Swedish alphabetical order; brands without products are left out. */
  brands(): Promise<readonly BrandLink[]>;
  /** Null for an unknown slug. */
  brand(slug: string, query: ListingQuery): Promise<BrandListing | null>;
  /** Those that run today, three more for each step of `loaded` groups. */
  promotions(groups: number): Promise<{ readonly total: number; readonly promotions: readonly PromotionView[] }>;
  /** Null for one that is unknown or does not run today. */
  promotion(id: string, query: ListingQuery): Promise<PromotionListing | null>;
  /** What is new, the newest first unless another order is asked for; never prescription items. */
  news(query: ListingQuery): Promise<Listing>;
  /** What members pay less for; shown to all, priced for members. */
  memberOffers(query: ListingQuery): Promise<Listing>;
  /** From the member's own purchases with consent, else what sells; empty while recommendations are disabled. */
  recommendations(): Promise<{ readonly personal: boolean; readonly products: readonly ProductCardView[] }>;
  /** What goes well with the cart (/merforsaljning/); empty while recommendations are disabled. */
  upsell(): Promise<readonly ProductCardView[]>;
  /** Null for an unknown slug. */
  product(slug: string): Promise<ProductView | null>;
  /** Null for an unknown slug, and for what is no medicine. */
  leaflet(slug: string): Promise<LeafletView | null>;
  /** The pack as an SVG document, or the name of its first photograph; served at /bild/{varuId}.svg. Null for an unknown product. */
  productImage(varuId: string): Promise<{ readonly svg: string } | { readonly photograph: string } | null>;
  /** A photograph that the shop keeps, served at /bild/{file}; null when it has none of that name. */
  photograph(file: string): Promise<{ readonly mediaType: string; readonly content: Uint8Array } | null>;
}
