/** The goods of an offer or coupon: the named products and all products of the named categories. */
export interface GoodsSet {
  readonly varuIds: readonly string[];
  /** Paths such as "hudvard/ansikte". A path includes the categories below it. */
  readonly categories: readonly string[];
}

interface Placed {
  readonly varuId: string;
  readonly categoryPath?: string | null;
}

/** Whether the product belongs to the set. Null stands for all goods of the shop. */
export function isAmong({ varuId, categoryPath }: Placed, goods: GoodsSet | null): boolean {
  if (goods === null || goods.varuIds.includes(varuId)) return true;
  return goods.categories.some((path) => categoryPath === path || categoryPath?.startsWith(`${path}/`));
}
