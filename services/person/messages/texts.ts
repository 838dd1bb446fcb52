export const messageTexts = {
  login: 'Logga in för att läsa dina meddelanden.',
  unknown: 'Meddelandet finns inte.',
} as const;
