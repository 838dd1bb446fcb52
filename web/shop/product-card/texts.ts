export const cardTexts = {
  isNew: 'Nyhet',
  onlineOnly: 'Endast online',
} as const;
