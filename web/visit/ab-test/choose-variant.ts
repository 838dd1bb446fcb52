import { AB_TESTS, type AbTestName, type Variant } from './ab-tests.js';

interface Circumstances {
  /** Consent to preferences: a variant is stored and changes the page. */
  readonly consents: boolean;
  /** The stored value of the test's key; null without one. */
  readonly stored: string | null;
  /** In [0, 1). */
  readonly draw: number;
}

interface Choice<Name extends AbTestName> {
  readonly variant: Variant<Name>;
  /** The variant to store; null when it is stored already, or must not be. */
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
