export const campaignTexts = {
  title: 'Kampanjer',
  intro: 'Det som är nedsatt just nu. Vid varje nedsatt pris ser du det lägsta priset de senaste 30 dagarna.',
  description: 'Aktuella kampanjer hos Älgört.',
  kicker: 'Kampanj',
  until: (day: string) => `Till och med ${day}`,
  all: (count: number) => (count === 1 ? 'Visa varan' : `Visa alla ${count.toLocaleString('sv-SE')} varor`),
  more: 'Visa fler kampanjer',
  shown: (shown: number, total: number) =>
    `${shown.toLocaleString('sv-SE')} av ${total.toLocaleString('sv-SE')} kampanjer`,
  none: 'Inga kampanjer just nu',
  noneText: 'Nedsatta varor hittar du ändå under erbjudanden.',
  offers: 'Till erbjudandena',
} as const;
