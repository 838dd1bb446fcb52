/** Test ids differ per environment, so that a value stored in one is never used in another (PRO-16). */
interface AbTest {
  readonly ids: Readonly<Record<'production' | 'test', string>>;
  readonly variants: readonly string[];
  /** Shown on the server, without consent, and to a browser without storage. */
  readonly fallback: string;
}

/** PRO-16. A decided test is removed here, and its variant becomes the page. */
export const AB_TESTS = {
  /** RX-01, SET-13: B has four tabs, A the same four as links on one page. */
  prescriptionTabs: {
    ids: { production: 'rx-tabs-2026-1', test: 'rx-tabs-test' },
    variants: ['A', 'B'],
    fallback: 'B',
  },
  /** APP-06: only variant B asks members for a review in the app. */
  reviewPrompt: {
    ids: { production: 'review-prompt-2026-1', test: 'review-prompt-test' },
    variants: ['A', 'B'],
    fallback: 'A',
  },
} as const satisfies Readonly<Record<string, AbTest>>;

export type AbTestName = keyof typeof AB_TESTS;
export type Variant<Name extends AbTestName> = (typeof AB_TESTS)[Name]['variants'][number];
