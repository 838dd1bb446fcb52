import type { UndoReason } from '../../../domain/prescription/index.js';
import type { Refused } from '../../care/dispensing/dispensings.js';

const UNDONE: Readonly<Record<UndoReason, string>> = {
  'no-prescription': 'Registret har inte receptet.',
  'not-active': 'Receptet gäller inte i registret.',
  'no-withdrawals-left': 'Registret har inga uttag kvar.',
  'pack-refused': 'En förpackning fick inte lämnas ut. Ta en annan.',
  'not-sent': 'Varan skickades inte.',
};

const PACK_STATES = {
  active: 'kan lämnas ut',
  dispensed: 'är redan utlämnad',
  recalled: 'är indragen',
  expired: 'har gått ut',
  'wrong-batch': 'har en annan batch eller ett annat datum',
  unknown: 'är okänd',
} as const;

const REFUSED: Readonly<Partial<Record<Refused['type'], string>>> = {
  WithdrawalUnknown: 'Uttaget finns inte.',
  PrescriptionForgotten: 'Receptet går inte att läsa längre. Neka uttaget.',
  CheckIncomplete: 'Bekräfta varje punkt.',
  WithdrawalUnchecked: 'Kontrollera uttaget först.',
  ChangedSinceCheck: 'Receptet har ändrats sedan kontrollen. Kontrollera igen.',
  NotCollectable: 'Receptet kan inte hämtas ut i dag.',
  NotExchangeable: 'Den varan får receptet inte bytas mot.',
  ReasonInvalid: 'Skriv ett skäl.',
  TextInvalid: 'Skriv en text på högst 1 000 tecken.',
  SecondPharmacistRequired: 'En annan farmaceut måste godkänna.',
  NothingAsked: 'Ingen har frågat, och uttaget är inte kontrollerat.',
  PackDoubled: 'Samma förpackning är skannad två gånger.',
  PackOfAnotherProduct: 'Förpackningen är en annan vara.',
  PackExpired: 'Förpackningen har gått ut.',
  PackUnreadable: 'Koden går inte att läsa. Den ska ha varukod, batch, utgångsdatum och serienummer.',
  ServiceClosed: 'Registret eller förpackningskontrollen svarar inte. Försök igen.',
};

export const dispensingDeskTexts = {
  labelLook: (orderNumber: string) => `Etikett till order ${orderNumber}`,
  look: (orderNumber: string) => `Expediering av order ${orderNumber}`,
  undone: UNDONE,
  changed: {
    register: 'Receptet i registret',
    checked: 'som det kontrollerades',
    since: 'har ändrats sedan dess',
    article: 'Varan',
  },
  refused: (refusal: Refused): string => {
    if (refusal.type === 'WithdrawalPhaseWrong') return 'Någon annan var först, eller ordern är avslutad.';
    if (refusal.type === 'PacksMissing') return `Skanna ${refusal.wanted} förpackningar.`;
    if (refusal.type === 'PackNotActive') return `Förpackningen ${PACK_STATES[refusal.state]}.`;
    return REFUSED[refusal.type] ?? 'Det gick inte. Ladda om sidan och försök igen.';
  },
} as const;
