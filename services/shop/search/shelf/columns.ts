const FIRST_ROOM = 4096;

type Column = Int32Array | Uint16Array | Uint8Array | Float32Array | Float64Array;

/** Data of all products for filters, facets and sorting. Each field is an array with one entry for each product. */
export class Columns {
  brand = new Uint16Array(FIRST_ROOM);
  packageType = new Uint16Array(FIRST_ROOM);
  form = new Uint16Array(FIRST_ROOM);
  strength = new Uint16Array(FIRST_ROOM);
  packageSize = new Uint16Array(FIRST_ROOM);
  category = new Uint16Array(FIRST_ROOM);
  family = new Int32Array(FIRST_ROOM);
  /** The kind of product: products with the same pack title have the same number. */
  kind = new Int32Array(FIRST_ROOM);
  /** The number of the substance. −1 for products without one. */
  substance = new Int32Array(FIRST_ROOM);
  salesPrice = new Int32Array(FIRST_ROOM);
  discount = new Int32Array(FIRST_ROOM);
  /** For the default order (`sortRank`). */
  rank = new Uint8Array(FIRST_ROOM);
  popularity = new Int32Array(FIRST_ROOM);
  /** The date as a number, such as 20261121. */
  added = new Int32Array(FIRST_ROOM);
  number = new Int32Array(FIRST_ROOM);
  ean = new Float64Array(FIRST_ROOM);
  /** The place of the name in the Swedish alphabet. A greater number comes later. */
  name = new Float64Array(FIRST_ROOM);
  /** How much shoppers choose the product in search results, from 0 to 1 (CAT-05). */
  interest = new Float32Array(FIRST_ROOM);
  /** The part of a search score that comes from stock, popularity and interest. */
  merit = new Float32Array(FIRST_ROOM);
  /** 1 for packs for infants and small children, 0 for others. */
  children = new Uint8Array(FIRST_ROOM);
  rating = new Uint8Array(FIRST_ROOM);
  stock = new Uint8Array(FIRST_ROOM);
  /** The step that the sales price reaches (`priceStep`). */
  priceStep = new Uint8Array(FIRST_ROOM);
  /** 1 for products for sale, 0 for those that have left the catalogue. */
  present = new Uint8Array(FIRST_ROOM);
  score = new Float32Array(FIRST_ROOM);

  room(count: number): void {
    if (count <= this.number.length) return;
    const size = Math.max(count, this.number.length * 2);
    this.brand = grown(this.brand, new Uint16Array(size));
    this.packageType = grown(this.packageType, new Uint16Array(size));
    this.form = grown(this.form, new Uint16Array(size));
    this.strength = grown(this.strength, new Uint16Array(size));
    this.packageSize = grown(this.packageSize, new Uint16Array(size));
    this.category = grown(this.category, new Uint16Array(size));
    this.family = grown(this.family, new Int32Array(size));
    this.kind = grown(this.kind, new Int32Array(size));
    this.substance = grown(this.substance, new Int32Array(size));
    this.salesPrice = grown(this.salesPrice, new Int32Array(size));
    this.discount = grown(this.discount, new Int32Array(size));
    this.rank = grown(this.rank, new Uint8Array(size));
    this.popularity = grown(this.popularity, new Int32Array(size));
    this.added = grown(this.added, new Int32Array(size));
    this.number = grown(this.number, new Int32Array(size));
    this.ean = grown(this.ean, new Float64Array(size));
    this.name = grown(this.name, new Float64Array(size));
    this.interest = grown(this.interest, new Float32Array(size));
    this.merit = grown(this.merit, new Float32Array(size));
    this.children = grown(this.children, new Uint8Array(size));
    this.rating = grown(this.rating, new Uint8Array(size));
    this.stock = grown(this.stock, new Uint8Array(size));
    this.priceStep = grown(this.priceStep, new Uint8Array(size));
    this.present = grown(this.present, new Uint8Array(size));
    this.score = new Float32Array(size);
  }
}

function grown<T extends Column>(from: T, to: T): T {
  to.set(from as never);
  return to;
}
