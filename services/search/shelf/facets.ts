/** A facet over places: the number of the value each has, or several, and which values are chosen. */
export interface FacetColumn {
  readonly values: (place: number) => number;
  readonly valueCount: number;
  /** Null when nothing is chosen: every value passes. */
  readonly chosen: ReadonlySet<number> | null;
}

export interface Faceted {
  /** Those that pass every facet, in the order given. */
  readonly places: readonly number[];
  /** For each facet its values' counts under all the other facets. */
  readonly counts: readonly Uint32Array[];
}

/** Each facet heeds the choices of the others, not its own: one pass counts all, by how many facets a place fails. */
export function faceted(places: ArrayLike<number>, facets: readonly FacetColumn[]): Faceted {
  const counts = facets.map(({ valueCount }) => new Uint32Array(valueCount));
  const passing: number[] = [];
  for (let index = 0; index < places.length; index += 1) {
    const place = places[index] as number;
    const failed = failing(place, facets);
    if (failed === PASSES) passing.push(place);
    for (let facet = 0; facet < facets.length; facet += 1) {
      if (failed === PASSES || failed === facet) count(counts[facet] as Uint32Array, facets[facet] as FacetColumn, place);
    }
  }
  return { places: passing, counts };
}

const PASSES = -1;
const FAILS = -2;

/** The one facet a place fails; PASSES for none, FAILS for several. */
function failing(place: number, facets: readonly FacetColumn[]): number {
  let failed = PASSES;
  for (let facet = 0; facet < facets.length; facet += 1) {
    const { chosen, values } = facets[facet] as FacetColumn;
    if (chosen === null || chosen.has(values(place))) continue;
    if (failed !== PASSES) return FAILS;
    failed = facet;
  }
  return failed;
}

function count(counts: Uint32Array, { values }: FacetColumn, place: number): void {
  const value = values(place);
  counts[value] = (counts[value] ?? 0) + 1;
}
