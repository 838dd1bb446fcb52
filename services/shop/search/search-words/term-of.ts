import { NOTHING, type Term } from '../engine/term.js';

export function termOf(scores: ReadonlyMap<number, number>): Term {
  if (scores.size === 0) return NOTHING;
  return {
    places: Int32Array.from(scores.keys()),
    scores: Float32Array.from(scores.values()),
    understood: true,
    meant: [],
  };
}

/** Joins terms. A product of several terms gets its best score. */
export function joined(...terms: readonly Term[]): Term {
  const [only, ...others] = terms.filter(({ places }) => places.length > 0);
  if (!only) return NOTHING;
  if (others.length === 0) return only;
  const scores = new Map<number, number>();
  for (const term of [only, ...others]) {
    for (let index = 0; index < term.places.length; index += 1) {
      const place = term.places[index] as number;
      scores.set(place, Math.max(scores.get(place) ?? 0, term.scores[index] as number));
    }
  }
  return termOf(scores);
}
