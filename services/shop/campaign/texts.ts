export const texts = {
  groups: 'Antalet grupper ska vara ett heltal från 1.',
  noSticker: 'Kampanjen pågår inte eller har ingen märkning.',
} as const;

export const multiBuyTexts = {
  payFor: (take: number, payFor: number) => `Ta ${take} betala för ${payFor}`,
  forSum: (take: number, sum: string) => `${take} för ${sum}`,
} as const;
