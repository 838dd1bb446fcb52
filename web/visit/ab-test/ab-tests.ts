/** Each environment has its own test ids, so that a value stored in one is never used in another (PRO-16). */
interface AbTest {
  readonly ids: Readonly<Record<'production' | 'test', string>>;
  readonly variants: readonly string[];
  /** The variant for the server, for persons without consent, and for browsers without storage. */
  readonly fallback: string;
}

/** PRO-16. When a test is decided, it is removed here and its best variant becomes the page. */
export const AB_TESTS = {
  /** RX-01, SET-13. Variant B shows four tabs. Variant A shows the same four as links on one page. */
  prescriptionTabs: {
    ids: { production: 'rx-tabs-2026-1', test: 'rx-tabs-test' },
    variants: ['A', 'B'],
    fallback: 'B',
  },
  /** APP-06. Only members with variant B are asked for a review in the app. */
  reviewPrompt: {
    ids: { production: 'review-prompt-2026-1', test: 'review-prompt-test' },
    variants: ['A', 'B'],
    fallback: 'A',
  },
} as const satisfies Readonly<Record<string, AbTest>>;

export type AbTestName = keyof typeof AB_TESTS;
export type Variant<Name extends AbTestName> = (typeof AB_TESTS)[Name]['variants'][number];
