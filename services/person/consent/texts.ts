/** UI-09: what the calls fail with. */
export const consentTexts = {
  fetchFailed: 'Failed to fetch user consent',
  addFailed: 'Failed to add user consent',
} as const;
