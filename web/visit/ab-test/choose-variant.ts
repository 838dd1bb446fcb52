import { AB_TESTS, type AbTestName, type Variant } from './ab-tests.js';

interface Circumstances {
  /** The person has consented to preferences, so a variant may be stored and used. */
  readonly consents: boolean;
  /** The stored value; null when there is none. */
  readonly stored: string | null;
  /** A random number in [0, 1). */
  readonly draw: number;
}

interface Choice<Name extends AbTestName> {
  readonly variant: Variant<Name>;
  /** The variant to store; null when nothing is to be stored. */
  readonly keep: Variant<Name> | null;
}

export function storageKey(test: AbTestName, environment: 'production' | 'test'): string {
  return `ab-test.${AB_TESTS[test].ids[environment]}`;
}

/** PRO-16: a browser always gets the same variant. Without consent it gets the fallback. */
export function chooseVariant<Name extends AbTestName>(
  test: Name,
  { consents, stored, draw }: Circumstances,
): Choice<Name> {
  const variants: readonly Variant<Name>[] = AB_TESTS[test].variants;
  if (!consents) return { variant: AB_TESTS[test].fallback as Variant<Name>, keep: null };
  const known = variants.find((variant) => variant === stored);
  if (known) return { variant: known, keep: null };
  const drawn = variants[Math.floor(draw * variants.length)] as Variant<Name>;
  return { variant: drawn, keep: drawn };
}
