/**
 * Test environments use other test ids than production, so that a stored variant is never used in the other (PRO-16).
 */
interface AbTest {
  readonly ids: Readonly<Record<'production' | 'test', string>>;
  readonly variants: readonly string[];
  /** The variant that the server renders. Persons without consent and browsers without storage keep it. */
  readonly fallback: string;
}

/**
 * The running A/B tests (PRO-16). When a test is decided, it is removed here and the better variant stays in the page.
 */
export const AB_TESTS = {
  /** Variant B shows four tabs. Variant A shows the same four as links on one page (RX-01, SET-13). */
  prescriptionTabs: {
    ids: { production: 'rx-tabs-2026-1', test: 'rx-tabs-test' },
    variants: ['A', 'B'],
    fallback: 'B',
  },
  /** Only members with variant B are asked for a review in the app (APP-06). */
  reviewPrompt: {
    ids: { production: 'review-prompt-2026-1', test: 'review-prompt-test' },
    variants: ['A', 'B'],
    fallback: 'A',
  },
} as const satisfies Readonly<Record<string, AbTest>>;

export type AbTestName = keyof typeof AB_TESTS;
export type Variant<Name extends AbTestName> = (typeof AB_TESTS)[Name]['variants'][number];
