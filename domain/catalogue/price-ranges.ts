import type { Ore } from '../kernel/index.js';

/** Where a price range may begin or end, in kronor. */
const STEPS = [0, 25, 50, 75, 100, 150, 200, 300, 400, 500, 750, 1000, 1500, 2000, 3000, 5000] as const;

export const PRICE_STEPS = STEPS.length;

/** A list is parted into at most this many ranges. */
const MOST_RANGES = 5;
/** A last range with less than this part of an even share joins the range before it. */
const LEAST_SHARE = 0.5;

/** A range of prices, as the first step that belongs to it and the first that does not. */
export interface PriceRange {
  readonly from: number;
  readonly to: number;
}

/** Returns the highest step that a price reaches. A price of exactly 50 kronor belongs to the range from 50. */
export function priceStep(price: Ore): number {
  let step = STEPS.length - 1;
  while (step > 0 && price < (STEPS[step] as number) * 100) step -= 1;
  return step;
}

/** Parts a list into ranges with about equally many products each. @param counts the products at each step */
export function priceRanges(counts: ArrayLike<number>): readonly PriceRange[] {
  const share = sum(counts, 0, PRICE_STEPS) / MOST_RANGES;
  const ranges: PriceRange[] = [];
  let from = 0;
  for (let to = 1; to <= PRICE_STEPS; to += 1) {
    if (share > 0 && sum(counts, from, to) >= share) {
      ranges.push({ from, to });
      from = to;
    }
  }
  return closed(ranges, counts, from, share * LEAST_SHARE);
}

/** Lets the last range reach to the highest price. */
function closed(
  ranges: readonly PriceRange[],
  counts: ArrayLike<number>,
  from: number,
  least: number,
): readonly PriceRange[] {
  const last = ranges.at(-1);
  if (!last) return [];
  const rest = sum(counts, from, PRICE_STEPS);
  if (rest > 0 && rest >= least) return [...ranges, { from, to: PRICE_STEPS }];
  return [...ranges.slice(0, -1), { ...last, to: PRICE_STEPS }];
}

/** The value of a range in the address, in kronor: "50-100", or "500-" for 500 kronor and more. */
export function priceRangeText({ from, to }: PriceRange): string {
  return `${STEPS[from]}-${STEPS[to] ?? ''}`;
}

/** Returns both ends of a range in kronor. The upper end is null for a range that reaches to the highest price. */
export function priceRangeEnds({ from, to }: PriceRange): { readonly from: number; readonly to: number | null } {
  return { from: STEPS[from] ?? 0, to: STEPS[to] ?? null };
}

/** Reads a range from an address. Null for a text that no list of the shop writes. */
export function priceRangeOf(text: string): PriceRange | null {
  const [, least, most] = /^(\d{1,5})-(\d{0,5})$/.exec(text) ?? [];
  const from = stepAt(least);
  const to = most === '' ? PRICE_STEPS : stepAt(most);
  return from >= 0 && to > from ? { from, to } : null;
}

function stepAt(kronor: string | undefined): number {
  return STEPS.findIndex((step) => String(step) === kronor);
}

function sum(counts: ArrayLike<number>, from: number, to: number): number {
  let total = 0;
  for (let step = from; step < to; step += 1) total += counts[step] ?? 0;
  return total;
}
