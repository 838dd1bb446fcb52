/** SES-03: how often a browser checks its session, and how long before the end it warns. A toggle selects `shorter`. */
export const watchRules = {
  normal: { checkEverySeconds: 60, warnAtSeconds: 120 },
  shorter: { checkEverySeconds: 10, warnAtSeconds: 60 },
} as const;
