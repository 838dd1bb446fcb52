import { faceted } from '../shelf/facets.js';
import { first } from '../shelf/first.js';
import { shopOrder, type Order } from '../shelf/order.js';
import type { ShelfProduct } from '../shelf/shelf-product.js';
import type { Shelf } from '../shelf/shelf.js';
import { attributeNamed, type Attribute, type AttributeValue } from './attributes.js';
import { facetFor, type FacetAnswer } from './facet.js';
import { testOf } from './filter.js';
import type { ResultsOptions, Sorting } from './schemas.js';

export interface Results {
  readonly count: number;
  readonly products: readonly ShelfProduct[];
  readonly facets: readonly FacetAnswer[];
}

/** Products among the places, filtered, faceted, sorted and cut as the options ask. */
export function resultsOf(
  shelf: Shelf,
  places: ArrayLike<number>,
  { skip, take, filter, sortBy, facets = [] }: ResultsOptions,
  relevance: Order = shopOrder(shelf.columns),
): Results {
  const test = filter ? testOf(filter) : null;
  const among = test ? Array.from(places).filter((place) => test(shelf.product(place))) : places;
  const counted = facets.flatMap((asked) => facetFor(shelf, asked) ?? []);
  const passing = faceted(among, counted);
  const order = sortBy && sortBy.length > 0 ? ordered(shelf, sortBy, relevance) : relevance;
  const from = Math.min(skip, passing.length);
  return {
    count: passing.length,
    products: first(passing, from + take, order)
      .slice(from)
      .map((place) => shelf.product(place)),
    facets: counted.map((facet) => facet.answer()),
  };
}

/** By each of the sortings in turn; relevance decides between equals. */
function ordered(shelf: Shelf, sortings: readonly Sorting[], relevance: Order): Order {
  const orders = sortings.map((sorting) => orderFor(shelf, sorting, relevance));
  return (a, b) => {
    for (const order of orders) {
      const difference = order(a, b);
      if (difference !== 0) return difference;
    }
    return relevance(a, b);
  };
}

/** Relevance and popularity begin with the most unless asked otherwise, all else with the least. */
function orderFor(shelf: Shelf, { type, attributeName = '', order }: Sorting, relevance: Order): Order {
  const { popularity, number, name } = shelf.columns;
  const at = (column: ArrayLike<number>, place: number): number => column[place] as number;
  const turned = order === 'desc' ? -1 : 1;
  if (type === 'relevance') return order === 'asc' ? (a, b) => relevance(b, a) : relevance;
  if (type === 'popularity') return (a, b) => (at(popularity, b) - at(popularity, a)) * (order === 'asc' ? -1 : 1);
  if (type === 'id') return (a, b) => (at(number, a) - at(number, b)) * turned;
  if (type === 'type') return () => 0;
  if (attributeName === 'name') return (a, b) => (at(name, a) - at(name, b)) * turned;
  const attribute = attributeNamed(attributeName);
  return attribute ? (a, b) => compare(attribute, shelf.product(a), shelf.product(b)) * turned : () => 0;
}

const swedish = new Intl.Collator('sv', { numeric: true });

function compare({ values }: Attribute, a: ShelfProduct, b: ShelfProduct): number {
  const [one] = values(a);
  const [other] = values(b);
  if (one === undefined || other === undefined) return Number(one === undefined) - Number(other === undefined);
  return typeof one === 'number' && typeof other === 'number' ? one - other : textual(one, other);
}

function textual(one: AttributeValue, other: AttributeValue): number {
  return swedish.compare(String(one), String(other));
}
