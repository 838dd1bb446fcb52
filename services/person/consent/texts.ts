/** UI-09: error texts of the consent calls. */
export const consentTexts = {
  fetchFailed: 'Failed to fetch user consent',
  addFailed: 'Failed to add user consent',
} as const;
