/** Repeatable random numbers: the same seed gives the same numbers on every machine. */
export interface Random {
  /** A number x with 0 ≤ x < 1. */
  next(): number;
  /** A whole number n with low ≤ n ≤ high. */
  between(low: number, high: number): number;
  chance(probability: number): boolean;
  pick<T>(from: readonly T[]): T;
}

/** A random generator with the method Mulberry32, which keeps 32 bits of state. */
export function random(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (low: number, high: number): number => low + Math.floor(next() * (high - low + 1));
  return {
    next,
    between,
    chance: (probability) => next() < probability,
    pick: (from) => {
      const found = from[between(0, from.length - 1)];
      if (found === undefined) throw new RangeError('nothing to pick from');
      return found;
    },
  };
}

/** Derives the seed of one purpose or product. So its random numbers do not depend on what was drawn before. */
export function seedFor(seed: number, ...place: readonly number[]): number {
  return (
    place.reduce((hash, part) => Math.imul(hash ^ (part + 0x9e3779b9), 0x85ebca6b) ^ (hash >>> 13), seed | 0) >>> 0
  );
}
