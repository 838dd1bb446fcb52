import { AB_TESTS, type AbTestName, type Variant } from './ab-tests.js';

interface Circumstances {
  /** To preferences: a variant is kept, and steers what is shown. */
  readonly consents: boolean;
  /** What the browser keeps under the test's key; null when nothing. */
  readonly stored: string | null;
  /** In [0, 1). */
  readonly draw: number;
}

interface Choice<Name extends AbTestName> {
  readonly variant: Variant<Name>;
  /** To be kept; null where it is kept already, or may not be. */
  readonly keep: Variant<Name> | null;
}

export function storageKey(test: AbTestName, environment: 'production' | 'test'): string {
  return `ab-test.${AB_TESTS[test].ids[environment]}`;
}

/** PRO-16: the same browser always sees the same variant; without consent nobody takes part in a test. */
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
