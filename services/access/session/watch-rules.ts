/** SES-03: how often a browser asks, and how long before an end it warns; `shorter` is a toggle's. */
export const watchRules = {
  normal: { checkEverySeconds: 60, warnAtSeconds: 120 },
  shorter: { checkEverySeconds: 10, warnAtSeconds: 60 },
} as const;
