/** SES-03: how often a browser asks, and how long before an end it warns; a toggle chooses `shorter`. */
export const watchRules = {
  normal: { checkEverySeconds: 60, warnAtSeconds: 120 },
  shorter: { checkEverySeconds: 10, warnAtSeconds: 60 },
} as const;
