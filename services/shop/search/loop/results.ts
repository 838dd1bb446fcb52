import { AnswerRoom } from '../../../access/budget/answer-room.js';
import type { CallBudget } from '../../../access/budget/call-budget.js';
import { faceted } from '../shelf/facets.js';
import { first } from '../shelf/first.js';
import { shopOrder, type Order } from '../shelf/order.js';
import type { ShelfProduct } from '../shelf/shelf-product.js';
import type { Shelf } from '../shelf/shelf.js';
import { attributeNamed, type Attribute } from './attributes.js';
import { facetFor, type FacetAnswer } from './facet.js';
import { filtered } from './filter.js';
import { ranksOf } from './ranks.js';
import type { ResultsOptions, Sorting } from './schemas.js';

export interface Results {
  readonly count: number;
  readonly products: readonly ShelfProduct[];
  readonly facets: readonly FacetAnswer[];
}

/**
 * Filters and sorts products, counts facets, and cuts out one page.
 * @throws Problem 400 that names the facet that makes the answer too large
 */
export function resultsOf(
  shelf: Shelf,
  places: ArrayLike<number>,
  { skip, take, filter, sortBy, facets = [] }: ResultsOptions,
  budget: CallBudget,
  relevance: Order = shopOrder(shelf.columns),
): Results {
  const among = filter ? filtered(shelf, places, filter) : places;
  const room = new AnswerRoom(budget);
  const counted = facets.flatMap(
    (asked, nth) => facetFor(shelf, asked, { room, field: `resultsOptions.facets.${nth}` }) ?? [],
  );
  const passing = faceted(among, counted);
  const order = sortBy && sortBy.length > 0 ? ordered(shelf, Array.from(passing), sortBy, relevance) : relevance;
  const from = Math.min(skip, passing.length);
  return {
    count: passing.length,
    products: first(passing, from + take, order)
      .slice(from)
      .map((place) => shelf.product(place)),
    facets: counted.map((facet) => facet.answer()),
  };
}

function ordered(shelf: Shelf, places: readonly number[], sortings: readonly Sorting[], relevance: Order): Order {
  const orders = sortings.map((sorting) => orderFor(shelf, places, sorting, relevance));
  return (a, b) => {
    for (const order of orders) {
      const difference = order(a, b);
      if (difference !== 0) return difference;
    }
    return relevance(a, b);
  };
}

/**
 * Returns the order that a call asks for. Relevance and popularity default to descending, other attributes to
 * ascending.
 */
function orderFor(
  shelf: Shelf,
  places: readonly number[],
  { type, attributeName = '', order }: Sorting,
  relevance: Order,
): Order {
  const { popularity, number, name } = shelf.columns;
  const at = (column: ArrayLike<number>, place: number): number => column[place] as number;
  const turned = order === 'desc' ? -1 : 1;
  if (type === 'relevance') return order === 'asc' ? (a, b) => relevance(b, a) : relevance;
  if (type === 'popularity') return (a, b) => (at(popularity, b) - at(popularity, a)) * (order === 'asc' ? -1 : 1);
  if (type === 'id') return (a, b) => (at(number, a) - at(number, b)) * turned;
  if (type === 'type') return () => 0;
  if (attributeName === 'name') return (a, b) => (at(name, a) - at(name, b)) * turned;
  const attribute = attributeNamed(attributeName);
  return attribute ? attributeOrder(shelf, places, attribute, turned) : () => 0;
}

/**
 * Returns an order by an attribute. It computes the ranks at the first comparison, because most sorts never reach their
 * last attribute.
 */
function attributeOrder(shelf: Shelf, places: readonly number[], attribute: Attribute, turned: number): Order {
  let ranks: Int32Array | null = null;
  return (a, b) => {
    ranks ??= ranksAmong(shelf, places, attribute);
    return ((ranks[a] as number) - (ranks[b] as number)) * turned;
  };
}

/** Returns the rank of each product by this attribute. Products without the attribute come last. */
function ranksAmong(shelf: Shelf, places: readonly number[], { values }: Attribute): Int32Array {
  const firsts = places.map((place) => values(shelf.product(place))[0]);
  const ranks = ranksOf(firsts.filter((value) => value !== undefined));
  const column = new Int32Array(shelf.size);
  places.forEach((place, index) => {
    const value = firsts[index];
    column[place] = value === undefined ? ranks.size : (ranks.get(value) as number);
  });
  return column;
}
