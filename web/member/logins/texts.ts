import type { IdentificationMethod } from '../../../domain/customer/events.js';

export const loginsTexts = {
  title: 'Mina inloggningar',
  intro: 'Här är du inloggad hos oss nu. Logga ut enheter som du inte känner igen eller inte längre använder.',
  list: 'Enheter',
  here: 'Den här enheten',
  unknown: 'Okänd enhet',
  opened: (moment: string) => `Inloggad ${moment}`,
  by: (way: string) => `med ${way}`,
  stays: 'Förblir inloggad. Köp, recept och adress visas bara efter ny identifiering.',
  end: 'Logga ut',
  endOf: (device: string, moment: string) => `Logga ut ${device}, inloggad ${moment}`,
  everywhere: 'Logga ut överallt',
  everywhereText: 'Loggar ut dig på alla enheter, också den här.',
  notYours:
    'Ser du en inloggning som inte är din? Logga ut överallt, och spärra sedan ditt e-id hos den som gav ut det.',
  ended: 'Enheten är utloggad.',
  failed: 'Utloggningen gick inte att genomföra. Försök igen.',
} as const;

export const wayWords: Readonly<Record<IdentificationMethod, string>> = {
  BankID: 'BankID',
  FrejaPlus: 'Freja+',
  test: 'testinloggning',
};
