import type { AttributeValue } from './attributes.js';
import type { ComparisonMode, FilterValue } from './schemas.js';

/** @param text the value `own` in lower case, computed once for all comparisons */
export type Matcher = (own: AttributeValue, text: string) => boolean;
type Compared = Exclude<ComparisonMode, 'contains'>;

const never = (): boolean => false;

/**
 * Returns a function that tells whether a product's value equals, exceeds or is below any filter value. It takes the
 * same time for any number of filter values. It ignores upper and lower case. A number given as text is still a number.
 */
export function matcherOf(asked: readonly FilterValue[], mode: Compared): Matcher {
  const numbers = byKind(asked.map(Number), mode);
  const texts = byKind(asked.map(lower), mode);
  const flags = mode === 'equals' ? new Set(asked.map((each) => each === true || each === 'true' || each === 1)) : null;
  return (own, text) => {
    if (typeof own === 'boolean') return flags?.has(own) === true;
    return typeof own === 'number' ? numbers(own) : texts(text);
  };
}

export function lower(value: AttributeValue): string {
  return String(value).toLowerCase();
}

function byKind<T extends number | string>(asked: readonly T[], mode: Compared): (own: T) => boolean {
  if (mode === 'equals') return hasAny(asked);
  const real = asked.filter((each) => !Number.isNaN(each));
  if (real.length === 0) return never;
  const most = real.reduce((one, other) => (other > one ? other : one));
  const least = real.reduce((one, other) => (other < one ? other : one));
  switch (mode) {
    case 'greaterThan':
      return (own) => own > least;
    case 'greaterThanOrEquals':
      return (own) => own >= least;
    case 'lessThan':
      return (own) => own < most;
    case 'lessThanOrEquals':
      return (own) => own <= most;
    default:
      mode satisfies never;
      return never;
  }
}

function hasAny<T>(asked: readonly T[]): (own: T) => boolean {
  const set = new Set(asked);
  return (own) => set.has(own);
}
