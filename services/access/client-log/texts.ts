export const texts = {
  tooMany: 'För många loggrader på kort tid.',
  empty: 'Loggraden är tom.',
} as const;
