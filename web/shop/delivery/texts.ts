export const freeShippingTexts = {
  reached: 'Du har fri frakt!',
  left: (amount: string) => `Handla för ${amount} till så får du fri frakt.`,
} as const;

const NUMBERS: Readonly<Record<number, string>> = { 2: 'två', 3: 'tre' };

export const deliveryTexts = {
  split: (parcels: number) => `Din beställning kommer i ${NUMBERS[parcels] ?? parcels} paket`,
  onePrice: 'Du betalar en frakt för hela beställningen.',
  chooseBelow: 'Välj leveranssätt nedan.',
} as const;
