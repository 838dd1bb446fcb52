/** Messages of pharmacies to their visitors, by the pharmacy's number in the register. */
export const messages: Readonly<Record<number, string>> = {
  101: 'Vi har öppet till 22 alla dagar. Efter 20 går du in från Älgpassagen.',
  108: 'Apoteket ligger i sjukhusets huvudentré, plan 2.',
  203: 'Under ombyggnaden av parkeringen är entrén från gångstråket öppen som vanligt.',
  225: 'Apoteket ligger i sjukhusets huvudentré, bredvid kassan för vårdavgifter.',
  301: 'Vaccination utan tidsbokning måndagar 14–18.',
  803: 'Ombudet lämnar ut paket och säljer ett litet urval receptfria läkemedel. För rådgivning, ring Älgört i Mora.',
};

export const hoursTexts = {
  closed: 'Stängt',
  opens: (time: string) => `Öppnar kl. ${time}`,
  openUntil: (time: string) => `Öppet till ${time}`,
  over: 'Stängt för i dag',
  closedToday: 'Stängt i dag',
  days: ['söndag', 'måndag', 'tisdag', 'onsdag', 'torsdag', 'fredag', 'lördag'],
} as const;

export const stockTexts = {
  none: 'Slut på apoteket',
  some: (quantity: number) => `${quantity} st`,
  many: 'Fler än 10',
} as const;
