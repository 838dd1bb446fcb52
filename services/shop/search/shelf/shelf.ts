import {
  ageOf,
  isNew,
  priceStep,
  ratingRange,
  salesPrice,
  sortRank,
  stockOf,
  type Product,
} from '../../../../domain/catalogue/index.js';
import type { BusinessDate } from '../../../../domain/kernel/index.js';
import { reductionOf } from '../../../../domain/pricing/index.js';
import { Columns } from './columns.js';
import { AGE_NAMES, RATING_NAMES, STOCK_NAMES } from './fixed-names.js';
import { Names } from './names.js';
import { SharedTexts, shelfProduct, type ShelfProduct } from './shelf-product.js';

const HIGHEST_NUMBER = 1_000_000;
const swedish = new Intl.Collator('sv');
const GROUPED = [
  'type',
  'categoryPath',
  'brandSlug',
  'price',
  'discountPrice',
  'lowestPrice30Days',
  'memberPrice',
  'campaignId',
  'newUntil',
] as const;
const IN_STOCK = 0.6;
/** The maximum score for popularity. It is so low that it never outweighs a better word. */
const POPULAR = 0.8;
/** The maximum score for interest. With stock and popularity it stays below a better word, which counts 2 or more. */
const CHOSEN = 0.5;

/**
 * All products of the shop in memory. A product's number in this index is called its `place`. It never changes while
 * the process runs.
 */
export class Shelf {
  readonly columns = new Columns();
  readonly products: ShelfProduct[] = [];
  readonly brands = new Names();
  readonly packageTypes = new Names();
  readonly forms = new Names();
  readonly strengths = new Names();
  readonly packageSizes = new Names();
  readonly categories = new Names();
  private readonly families = new Names();
  private readonly kinds = new Names();
  private readonly substances = new Names();
  /** A number that grows with each change. Results cached for an earlier version are invalid. */
  version = 0;
  /**
   * A number that grows only when a product is added, removed or changes its group. A changed stock does not change it.
   */
  grouping = 0;
  private today: BusinessDate = '';
  private readonly texts = new SharedTexts();
  private readonly places = new Int32Array(HIGHEST_NUMBER).fill(-1);
  private inOrder: readonly number[] | null = null;

  get size(): number {
    return this.products.length;
  }

  /** Returns a product's number in the index. −1 for an article number without a product in memory. */
  placeOf(number: number): number {
    const place = this.places[number] ?? -1;
    return place >= 0 && this.columns.present[place] === 1 ? place : -1;
  }

  product(place: number): ShelfProduct {
    return this.products[place] as ShelfProduct;
  }

  byNumber(varuId: string): ShelfProduct | null {
    const [place] = this.placesOf([varuId]);
    return place === undefined ? null : this.product(place);
  }

  /**
   * Returns the products' numbers in the index. Article numbers without a product in memory are left out, and the given
   * order is kept.
   */
  placesOf(varuIds: readonly string[]): number[] {
    return varuIds
      .map((varuId) => (/^\d{6}$/.test(varuId) ? this.placeOf(Number(varuId)) : -1))
      .filter((place) => place >= 0);
  }

  /**
   * Adds or replaces a product. With 'in-order' its place in the alphabet comes from its neighbours. With 'later',
   * `orderNames` sets it afterwards.
   */
  put(product: Product, named: 'in-order' | 'later'): void {
    const number = Number(product.varuId);
    const known = this.places[number] ?? -1;
    const place = known >= 0 ? known : this.products.length;
    const before = this.products[place];
    this.columns.room(place + 1);
    this.products[place] = shelfProduct(product, this.texts, this.today);
    this.places[number] = place;
    if (!before || this.columns.present[place] === 0 || GROUPED.some((field) => before[field] !== product[field]))
      this.grouping += 1;
    this.fill(place, number, product);
    if (named === 'in-order' && before?.name !== product.name)
      this.columns.name[place] = this.between(product.name, place);
    this.version += 1;
  }

  /** Updates which products are new. On a new day some are no longer new, although no row was written. */
  turn(today: BusinessDate): void {
    if (today === this.today) return;
    this.today = today;
    for (const [place, product] of this.products.entries()) {
      if (product.newUntil === null || product.isNew === isNew(product, today)) continue;
      this.products[place] = { ...product, isNew: !product.isNew };
      this.version += 1;
      this.grouping += 1;
    }
  }

  remove(varuId: string): void {
    const place = this.placeOf(Number(varuId));
    if (place < 0) return;
    this.columns.present[place] = 0;
    this.version += 1;
    this.grouping += 1;
  }

  /** Sets how much shoppers choose each product, from 0 to 1. Without a change it keeps the cached results. */
  heedInterest(interestOf: (varuId: string) => number): void {
    const { interest, merit } = this.columns;
    for (const [place, product] of this.products.entries()) {
      const before = interest[place];
      interest[place] = interestOf(product.varuId);
      if (interest[place] === before) continue;
      merit[place] = meritOf(product, interest[place]);
      this.version += 1;
    }
  }

  /**
   * Sets every product's place in the alphabet. @param numbers article numbers in the Swedish order of the products'
   * names
   */
  orderNames(numbers: ArrayLike<number>): void {
    for (let index = 0; index < numbers.length; index += 1) {
      const place = this.places[numbers[index] as number] ?? -1;
      if (place >= 0) this.columns.name[place] = index + 1;
    }
    this.inOrder = null;
    this.version += 1;
  }

  private fill(place: number, number: number, product: Product): void {
    const { columns } = this;
    columns.number[place] = number;
    columns.ean[place] = Number(product.ean);
    columns.brand[place] = this.brands.add(product.brand);
    columns.packageType[place] = this.packageTypes.add(product.packageType);
    columns.form[place] = this.forms.add(product.form);
    columns.strength[place] = this.strengths.add(product.strength ?? '');
    columns.packageSize[place] = this.packageSizes.add(product.packageText);
    columns.category[place] = this.categories.add(product.categoryPath);
    columns.family[place] = this.families.add(product.family);
    columns.kind[place] = this.kinds.add(product.packTitle);
    columns.substance[place] = product.substance === null ? -1 : this.substances.add(product.substance);
    columns.salesPrice[place] = salesPrice(product);
    columns.priceStep[place] = priceStep(salesPrice(product));
    columns.discount[place] = reductionOf(product)?.percent ?? 0;
    columns.rank[place] = sortRank(product);
    columns.popularity[place] = product.popularity;
    columns.added[place] = Number(product.addedOn.replaceAll('-', ''));
    columns.merit[place] = meritOf(product, columns.interest[place] as number);
    columns.children[place] = AGE_NAMES.place(ageOf(product));
    columns.rating[place] = RATING_NAMES.place(ratingRange(product) ?? '');
    columns.stock[place] = STOCK_NAMES.place(stockOf(product));
    columns.present[place] = 1;
  }

  /** Returns a number between those of the alphabetical neighbours, so that no other product needs a new number. */
  private between(name: string, place: number): number {
    const rank = this.columns.name;
    this.inOrder ??= [...this.products.keys()].sort((a, b) => (rank[a] as number) - (rank[b] as number));
    const others = this.inOrder.filter((other) => other !== place);
    let low = 0;
    let high = others.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (swedish.compare(this.product(others[middle] as number).name, name) <= 0) low = middle + 1;
      else high = middle;
    }
    this.inOrder = [...others.slice(0, low), place, ...others.slice(low)];
    const before = rank[others[low - 1] ?? -1] ?? 0;
    const after = rank[others[low] ?? -1] ?? before + 2;
    return (before + after) / 2;
  }
}

/** Returns the part of a search score that does not depend on the query. */
function meritOf({ webStock, popularity }: Pick<Product, 'webStock' | 'popularity'>, interest: number): number {
  const popular = Math.min(1, Math.log10(1 + popularity) / 3);
  return (webStock > 0 ? IN_STOCK : 0) + POPULAR * popular + CHOSEN * interest;
}
