/** One facet. It filters products by its own choice, and counts the products that pass all other facets. */
export interface FacetCounter {
  /** Whether a product passes the facet's choice. Null when nothing is chosen. */
  readonly passes: ((place: number) => boolean) | null;
  /** Counts these products. It is called several times. */
  count(places: ArrayLike<number>): void;
}

/**
 * Returns the products that pass every facet, in the given order, and lets each facet count. A product that fails only
 * one facet is counted by that facet alone. Each facet counts in a loop of its own, because it then reads only its own
 * column of numbers.
 */
export function faceted(places: ArrayLike<number>, facets: readonly FacetCounter[]): ArrayLike<number> {
  const choosing = facets.filter(({ passes }) => passes !== null);
  if (choosing.length > 1) return partedBy(choosing, places, facets);
  const [chosen] = choosing;
  const passing = chosen ? passingOnly(chosen, places) : places;
  for (const facet of facets) facet.count(facet === chosen ? places : passing);
  return passing;
}

function passingOnly({ passes }: FacetCounter, places: ArrayLike<number>): readonly number[] {
  const passing: number[] = [];
  for (let index = 0; index < places.length; index += 1) {
    const place = places[index] as number;
    if (passes?.(place)) passing.push(place);
  }
  return passing;
}

function partedBy(
  choosing: readonly FacetCounter[],
  places: ArrayLike<number>,
  facets: readonly FacetCounter[],
): readonly number[] {
  const passing: number[] = [];
  const failed = choosing.map((): number[] => []);
  for (let index = 0; index < places.length; index += 1) {
    const place = places[index] as number;
    const only = failing(place, choosing);
    if (only === PASSES) passing.push(place);
    else if (only !== FAILS) failed[only]?.push(place);
  }
  for (const facet of facets) facet.count(passing);
  choosing.forEach((facet, index) => facet.count(failed[index] ?? []));
  return passing;
}

const PASSES = -1;
const FAILS = -2;

/** Returns the only facet that a product fails. PASSES when it fails none, FAILS when it fails several. */
function failing(place: number, facets: readonly FacetCounter[]): number {
  let failed = PASSES;
  for (let facet = 0; facet < facets.length; facet += 1) {
    if (facets[facet]?.passes?.(place)) continue;
    if (failed !== PASSES) return FAILS;
    failed = facet;
  }
  return failed;
}
