/** The parameter that marks a product as not entirely added (CRT-08). It may stand several times. */
export const NOT_ENTIRELY_ADDED = 'notEntirelyAdded';

const BASKET = '/shop/basket';
/** An order bought again marks at most the lines of a cart. An address with more of them is somebody's invention. */
const MOST = 200;

/** The basket's address, which marks this product if the shop refused it. */
export function basketWith(varuId: string | undefined): string {
  return varuId ? `${BASKET}?${NOT_ENTIRELY_ADDED}=${varuId}` : BASKET;
}

/** The basket's address, which marks all these products. */
export function basketMarking(varuIds: readonly string[]): string {
  const marked = varuIds.map((varuId) => `${NOT_ENTIRELY_ADDED}=${varuId}`);
  return marked.length > 0 ? `${BASKET}?${marked.join('&')}` : BASKET;
}

/** Reads the marked article numbers from an address. What is no article number is left out. */
export function notEntirelyAdded(search: URLSearchParams): readonly string[] {
  const named = search.getAll(NOT_ENTIRELY_ADDED).filter((varuId) => /^\d{6}$/.test(varuId));
  return [...new Set(named)].slice(0, MOST);
}
