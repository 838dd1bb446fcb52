import type { RecalledShown } from '../../../services/support/contract/dispensing.js';

const reach: Readonly<Record<RecalledShown['reach'], string | null>> = {
  orderer: null,
  both: '(den som beställde och patienten). Läkemedlet är till en annan person, som också är kund här.',
  'patient-alone': '(patienten). Den som beställde har raderat sina uppgifter.',
  'child-away': '(den som beställde). Läkemedlet är till ett barn, som inte är kund här.',
  'patient-away': '(den som beställde). Läkemedlet är till en annan person. Kontakta patienten också:',
};

const standings: Readonly<Record<RecalledShown['standing'], string>> = {
  'to-tell': 'ska varnas',
  told: 'är varnad',
  erased: 'har raderat sina uppgifter. Sök adressen i folkbokföringen:',
  deceased: 'är avliden enligt registret. Kontakta den som sköter dödsboet:',
};

export const recallTexts = {
  title: 'Återkalla en batch',
  link: 'Återkalla en batch',
  find: 'Sök alla som har fått den',
  findText: 'Sökningen skickar inget. Varje kund som visas kan läsa att du har sett det.',
  article: 'Varunummer, sex siffror',
  batch: 'Batchnummer',
  dryRun: 'Sök',
  count: (found: number, toTell: number): string =>
    `${found} uttag har batchen, ${toTell === 1 ? '1 person' : `${toTell} personer`} ska varnas`,
  order: 'Order',
  dispensedOn: 'Expedierat',
  standing: 'Läge',
  standings,
  reach,
  tell: 'Varna kunderna',
  text: 'Text till kunderna',
  textHint: 'Texten visas bara efter inloggning. Mejlet säger inte vilken vara det gäller.',
  send: (count: number): string => (count === 1 ? 'Varna 1 person' : `Varna ${count} personer`),
  told: (count: number): string => (count === 1 ? '1 person är varnad.' : `${count} personer är varnade.`),
} as const;
