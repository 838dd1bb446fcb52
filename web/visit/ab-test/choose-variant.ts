import { AB_TESTS, type AbTestName, type Variant } from './ab-tests.js';

interface Circumstances {
  /** True when the person consents to preferences. Only then may a variant be stored and used. */
  readonly consents: boolean;
  /** The variant that the browser has stored; null when there is none. */
  readonly stored: string | null;
  /** A random number from 0 up to, but not including, 1. */
  readonly draw: number;
}

interface Choice<Name extends AbTestName> {
  readonly variant: Variant<Name>;
  /** The variant that the browser must store now; null when nothing must be stored. */
  readonly keep: Variant<Name> | null;
}

export function storageKey(test: AbTestName, environment: 'production' | 'test'): string {
  return `ab-test.${AB_TESTS[test].ids[environment]}`;
}

/** Chooses a variant (PRO-16). A browser keeps the variant it got first. Without consent it gets the fallback. */
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
