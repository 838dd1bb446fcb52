import type { PrescriptionsView, PrescriptionView } from '../../../services/care/prescription/contract.js';
import type { PartOfPrescriptions } from './parts.js';

export const prescriptionTexts = {
  title: 'Mina recept',
  parts: 'Delar av Mina recept',
  backTo: (part: string) => `Tillbaka till ${part}`,
  findPharmacy: 'Hitta ett apotek',
  ask: 'Fråga kundservice',
  reminders: 'Mina påminnelser',
  looks: 'Vem har tittat',
  recalls: 'Återkallade läkemedel',
  dosePacks: 'Dosförpackade läkemedel',
} as const;

type ListPart = 'own' | 'animal';

export function isListPart(part: PartOfPrescriptions): part is ListPart {
  return Object.hasOwn(openTexts, part);
}

/** The parts that show prescriptions. They say where a medicine is collected, and whether it can be ordered here. */
export const openTexts: Readonly<Record<ListPart, string>> = {
  own: 'Recepten kommer från det nationella receptregistret. Du hämtar ut på valfritt apotek med giltig legitimation.',
  animal:
    'Recept till dina djur kommer från det nationella receptregistret. Du hämtar ut på valfritt apotek med egen legitimation.',
};

export const orderingTexts = {
  open: 'Eller beställ hem det du behöver.',
  notYet: 'Att beställa hem går inte än.',
} as const;

export const listTexts = {
  active: 'Aktuella recept',
  noActive: 'Du har inga aktuella recept.',
  noActiveOf: (name: string) => `Det finns inga aktuella recept för ${name}.`,
  inactive: 'Tidigare recept',
  noInactive: 'Du har inga tidigare recept från de senaste 15 månaderna.',
  noInactiveOf: (name: string) => `Det finns inga tidigare recept för ${name} från de senaste 15 månaderna.`,
  latestOfGroup: (size: number) => `Senaste av ${size} recept på samma läkemedel`,
  ofGroup: (size: number) => `Ett av ${size} recept på samma läkemedel`,
  parallelImport: 'Parallellimporterat',
  forAnimal: (name: string, species: string) => `Till ${name}, ${species}`,
  refused: (order: string, day: string) => `En farmaceut lämnade inte ut det i order ${order} (${day}):`,
  ready: 'Du kan hämta ut nu',
  toOrder: (orderNumber: string) => `Se order ${orderNumber}`,
  readyWithout: (until: string) => `Du kan hämta ut nu, ${until}`,
  doseEndsSoon: 'Dosreceptet går snart ut. Be den som skrev ut det om ett nytt i god tid.',
  cheaper: (name: string) =>
    `Det finns ett billigare läkemedel med samma verkan: ${name}. Apoteket frågar dig om utbyte.`,
  price: 'Pris vid nästa uttag',
  priceOf: (name: string) => `Pris vid nästa uttag, ${name}`,
  packages: (count: number) => `${count} förpackningar`,
  withBenefit: 'Med högkostnadsskydd',
  withoutBenefit: 'Utan högkostnadsskydd',
  withBenefitFrom: (day: string) => `Med högkostnadsskydd från och med ${day}`,
  kept: (name: string) => `Om du behåller ${name}`,
  news: (count: number) =>
    count === 1 ? 'Ett nytt recept sedan ditt förra besök.' : `${count} nya recept sedan ditt förra besök.`,
  unsold: {
    'no-price': 'Priset på läkemedlet kan inte visas just nu. Försök igen senare.',
    'not-available': 'Läkemedlet går inte att få just nu. Ring oss eller besök ett apotek, så hjälper vi dig.',
  },
  mustExchange: (name: string, other: string) =>
    `${name} går inte att få just nu. Du kan få ${other}, som har samma verkan.`,
  noPrices: 'Priserna kan inte visas just nu. Försök igen senare.',
  left: 'Uttag kvar',
  leftOf: (left: number, prescribed: number) => `${left} av ${prescribed}`,
  validThrough: 'Giltigt till och med',
  last: 'Senaste uttag',
  next: 'Nästa uttag',
  issued: 'Utfärdat',
} as const;

export const categoryWords: Readonly<Record<PrescriptionView['prescriber']['category'], string>> = {
  doctor: 'läkare',
  'intern-doctor': 'AT-läkare',
  dentist: 'tandläkare',
  vet: 'veterinär',
  midwife: 'barnmorska',
  nurse: 'sjuksköterska',
  pharmacist: 'farmaceut',
  other: 'annan förskrivare',
};

/** RX-08, RX-10: whose prescriptions, and the list as a file. */
export const personTexts = {
  whose: 'Vems recept',
  own: 'Mina egna',
  of: (name: string) => `Recept för ${name}`,
  older: 'Recept för barn som har fyllt 13 år visas inte här. Ring oss eller besök ett apotek.',
  file: 'Ladda ner receptlistan som PDF',
  noFile: 'Receptlistan kan inte visas just nu.',
} as const;

type NoList = Exclude<PrescriptionsView['state'], 'open'>;

/** RX-17, RX-20: why no prescriptions are shown. */
export const closedTexts: Readonly<Record<NoList, { readonly heading: string; readonly text: string }>> = {
  closed: {
    heading: 'Recepten kan inte visas',
    text: 'Recepttjänsten är stängd just nu. Försök igen senare.',
  },
  'not-registered': {
    heading: 'Recepten kan inte visas här',
    text: 'För att handla receptvaror behöver du vara folkbokförd i Sverige.',
  },
  'not-allowed': {
    heading: 'Recepten kan inte visas här',
    text: 'Du kan se recept för dina barn tills de fyller 13 år, och för den som har gett dig en fullmakt så länge den gäller. Ring oss eller besök ett apotek.',
  },
  'not-identified': {
    heading: 'Identifiera dig igen',
    text: 'Identifiera dig igen för att fortsätta med dina recept.',
  },
};
