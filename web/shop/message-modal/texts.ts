export const messageTexts = {
  close: 'Stäng',
  order: (number: string) => `Ordernummer: ${number}`,
} as const;
