export const noticeTexts = {
  login: 'Logga in för att ändra dina notiser.',
  failed: 'Ditt val gick inte att spara. Försök igen.',
} as const;
