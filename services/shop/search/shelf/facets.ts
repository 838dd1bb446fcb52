/** One facet. It filters products by its own choice, and counts the products that pass all other facets. */
export interface FacetCounter {
  /** Whether a product passes the facet's choice. Null when nothing is chosen. */
  readonly passes: ((place: number) => boolean) | null;
  count(place: number): void;
}

/**
 * Returns the products that pass every facet, in the given order, and lets each facet count. A product that fails only
 * one facet is counted by that facet alone. So one pass over the products is enough for all facets.
 */
export function faceted(places: ArrayLike<number>, facets: readonly FacetCounter[]): number[] {
  const passing: number[] = [];
  for (let index = 0; index < places.length; index += 1) {
    const place = places[index] as number;
    const failed = failing(place, facets);
    if (failed === PASSES) {
      passing.push(place);
      for (const facet of facets) facet.count(place);
    } else if (failed !== FAILS) facets[failed]?.count(place);
  }
  return passing;
}

const PASSES = -1;
const FAILS = -2;

/** Returns the only facet that a product fails. PASSES when it fails none, FAILS when it fails several. */
function failing(place: number, facets: readonly FacetCounter[]): number {
  let failed = PASSES;
  for (let facet = 0; facet < facets.length; facet += 1) {
    const { passes } = facets[facet] as FacetCounter;
    if (passes === null || passes(place)) continue;
    if (failed !== PASSES) return FAILS;
    failed = facet;
  }
  return failed;
}
