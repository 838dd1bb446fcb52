/** Test ids differ per environment, so that what a browser keeps of one is never taken for another's (PRO-16). */
interface AbTest {
  readonly ids: Readonly<Record<'production' | 'test', string>>;
  readonly variants: readonly string[];
  /** Shown on the server, without consent, and to a browser that keeps nothing. */
  readonly fallback: string;
}

/** PRO-16. A test that is decided is taken out of here, and its variant becomes the page. */
export const AB_TESTS = {
  /** RX-01, SET-13: B has four tabs, A the same four as links on one page. */
  prescriptionTabs: {
    ids: { production: 'rx-tabs-2026-1', test: 'rx-tabs-test' },
    variants: ['A', 'B'],
    fallback: 'B',
  },
  /** APP-06: members are asked for a review in the app in variant B alone. */
  reviewPrompt: {
    ids: { production: 'review-prompt-2026-1', test: 'review-prompt-test' },
    variants: ['A', 'B'],
    fallback: 'A',
  },
} as const satisfies Readonly<Record<string, AbTest>>;

export type AbTestName = keyof typeof AB_TESTS;
export type Variant<Name extends AbTestName> = (typeof AB_TESTS)[Name]['variants'][number];
