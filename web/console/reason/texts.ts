import type { DeskName, ReasonAsked } from '../../../services/support/contract/desks.js';

/** These have no texts of their own, because one reason opens both them and the desk that shows them. */
type Asked = Exclude<DeskName, 'pauses' | 'counter'>;
const WITHIN = { pauses: 'operations', counter: 'dispensing' } as const;
const asked = (desk: DeskName): Asked => (desk === 'pauses' || desk === 'counter' ? WITHIN[desk] : desk);

const titles: Readonly<Record<Asked, string>> = {
  customers: 'Varför öppnar du den här kunden?',
  operations: 'Varför öppnar du driften?',
  payments: 'Varför öppnar du penningärendena?',
  returns: 'Varför öppnar du returerna?',
  complaints: 'Varför öppnar du reklamationerna?',
  dispensing: 'Varför öppnar du recepten?',
  mail: 'Varför öppnar du posten?',
  'search-words': 'Varför öppnar du sökorden?',
  books: 'Varför öppnar du bokföringen?',
};

/** Reasons that staff often give, and can choose with one press. */
const common: Readonly<Record<Asked, readonly string[]>> = {
  customers: [
    'Kunden ringer om en order',
    'Kunden frågar om poäng eller nivå',
    'Kunden frågar om en bonuscheck',
    'Felsökning av betalning',
  ],
  operations: ['Daglig tillsyn av driften', 'Felsökning efter larm', 'Körning av ett jobb för hand'],
  payments: ['Daglig genomgång av penningärenden', 'Kunden frågar om sina pengar'],
  returns: ['Daglig genomgång av returer', 'Kunden frågar om en retur'],
  complaints: ['Svarar på reklamationer', 'Kunden frågar om sin reklamation'],
  dispensing: ['Expediering av beställda recept', 'En kollega har frågat'],
  mail: ['Kunden har inte fått sitt brev', 'Felsökning av utskick'],
  'search-words': ['Kunder hittar inte en vara', 'Rättelse av sökorden'],
  books: ['Hämtning av bokföringsfiler', 'Genomgång av en skillnad mot avstämningen'],
};

export const reasonTexts = {
  title: ({ desk, subject }: ReasonAsked): string =>
    subject.startsWith('stream:') ? 'Varför öppnar du den här händelsen?' : titles[asked(desk)],
  common: ({ desk }: ReasonAsked): readonly string[] => common[asked(desk)],
  hint: (shows: string, minutes: number): string =>
    `Du får se ${shows}. Orsaken sparas tillsammans med ditt namn innan något visas, och gäller i ${held(minutes)}. ` +
    'Den raderas aldrig: nämn ingen vid namn eller nummer. Skriv minst två ord, eller ett ärendenummer.',
  label: 'Orsak',
  open: 'Öppna',
  often: 'Vanliga orsaker',
} as const;

function held(minutes: number): string {
  return minutes % 60 === 0 ? `${minutes / 60} timmar` : `${minutes} minuter`;
}
