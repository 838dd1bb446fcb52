export const texts = {
  onPrescription: 'Receptbelagd vara, kan inte köpas utan recept',
  restricted: 'Åldersgräns 18 år, kräver legitimation',
  soldOut: 'Slut i webblager',
  onlineOnly: 'Endast online',
  buyInStore: 'Köp från butik',
  buy: 'Köp',
  reduced: 'Lägre pris',
  percent: (percent: number) => `-${percent} %`,
  packShot: (name: string) => `Förpackning: ${name}`,
} as const;
