/** A facet during counting: the places its choice passes, and its counts of those the others pass. */
export interface FacetCounter {
  /** Null when nothing is chosen. */
  readonly passes: ((place: number) => boolean) | null;
  count(place: number): void;
}

/**
 * The places that pass every facet, in the order given. Each facet respects the others' choices, not its own. One
 * pass counts all, by the number of facets that a place fails.
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

/** The one facet that a place fails; PASSES for none, FAILS for several. */
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
