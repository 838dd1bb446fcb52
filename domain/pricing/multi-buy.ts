import { allocate, type Ore } from '../kernel/index.js';

/** "Ta 3 betala för 2" (`take` 3, `payFor` 2), or "2 för 99" (`take` 2, `sum` 9900). */
export type MultiBuyDeal =
  { readonly take: number; readonly payFor: number } | { readonly take: number; readonly sum: Ore };

/** The multi-buy of a product: the deal of its campaign. All products of the campaign count together. */
export interface MultiBuy {
  /** The id of the campaign. */
  readonly code: string;
  readonly name: string | null;
  readonly deal: MultiBuyDeal;
}

/** Pieces of one product at one price. */
export interface Pieces {
  readonly unitPrice: Ore;
  readonly quantity: number;
}

/** What a multi-buy takes from one line, and from how many of its pieces. */
export interface MultiBuyShare {
  readonly amount: Ore;
  readonly pieces: number;
}

const NOTHING: MultiBuyShare = { amount: 0, pieces: 0 };

/**
 * Shares a multi-buy out over its lines. Groups are made of the dearest pieces first, which is the best for the buyer:
 * two purchases never cost less than one.
 */
export function multiBuyShares(lines: readonly Pieces[], deal: MultiBuyDeal): readonly MultiBuyShare[] {
  const order = lines.map((_, index) => index).sort((a, b) => priceAt(lines, b) - priceAt(lines, a) || a - b);
  const sorted = order.map((index) => lines[index] as Pieces);
  const shares = 'payFor' in deal ? cheapestFree(sorted, deal) : fixedSum(sorted, deal);
  const byLine = new Map(order.map((index, place) => [index, shares[place] ?? NOTHING]));
  return lines.map((_, index) => byLine.get(index) ?? NOTHING);
}

function priceAt(lines: readonly Pieces[], index: number): Ore {
  return lines[index]?.unitPrice ?? 0;
}

/** In each whole group the cheapest pieces cost nothing. */
function cheapestFree(
  sorted: readonly Pieces[],
  { take, payFor }: { readonly take: number; readonly payFor: number },
): readonly MultiBuyShare[] {
  const grouped = wholeGroups(sorted, take) * take;
  const freeBefore = (place: number): number =>
    Math.floor(place / take) * (take - payFor) + Math.max(0, (place % take) - payFor);
  let place = 0;
  return sorted.map(({ unitPrice, quantity }) => {
    const from = Math.min(place, grouped);
    place += quantity;
    const pieces = freeBefore(Math.min(place, grouped)) - freeBefore(from);
    return { amount: pieces * unitPrice, pieces };
  });
}

/** Each whole group that would cost more costs the fixed sum. The reduction is shared by the pieces' prices. */
function fixedSum(
  sorted: readonly Pieces[],
  { take, sum }: { readonly take: number; readonly sum: Ore },
): readonly MultiBuyShare[] {
  const groups = groupsAbove(sorted, take, sum);
  let open = groups * take;
  const pieces = sorted.map(({ quantity }) => {
    const taken = Math.min(quantity, open);
    open -= taken;
    return taken;
  });
  const values = sorted.map(({ unitPrice }, index) => unitPrice * (pieces[index] ?? 0));
  const amounts = allocate(values.reduce((all, value) => all + value, 0) - groups * sum, values);
  return sorted.map((_, index) => ({ amount: amounts[index] ?? 0, pieces: pieces[index] ?? 0 }));
}

/** The number of groups whose pieces cost more than the fixed sum. The sums fall from group to group. */
function groupsAbove(sorted: readonly Pieces[], take: number, sum: Ore): number {
  const prices = sorted.flatMap(({ unitPrice, quantity }) => new Array<Ore>(quantity).fill(unitPrice));
  let groups = 0;
  for (let at = 0; at + take <= prices.length; at += take) {
    const cost = prices.slice(at, at + take).reduce((all, price) => all + price, 0);
    if (cost <= sum) break;
    groups += 1;
  }
  return groups;
}

function wholeGroups(lines: readonly Pieces[], take: number): number {
  return Math.floor(lines.reduce((all, { quantity }) => all + quantity, 0) / take);
}
