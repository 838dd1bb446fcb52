export const freeShippingTexts = {
  reached: 'Du har fri frakt!',
  left: (amount: string) => `Handla för ${amount} till så får du fri frakt.`,
} as const;
