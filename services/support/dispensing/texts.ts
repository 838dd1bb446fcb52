import type { Interval, PackCodeFault, UndoReason } from '../../../domain/prescription/index.js';
import type { Refused } from '../../care/dispensing/dispensings.js';

const UNDONE: Readonly<Record<UndoReason, string>> = {
  'no-prescription': 'Registret har inte receptet.',
  'not-active': 'Receptet gäller inte i registret.',
  'no-withdrawals-left': 'Registret har inga uttag kvar.',
  'pack-refused': 'En förpackning fick inte lämnas ut. Ta en annan.',
  'not-sent': 'Varan skickades inte.',
};

const UNITS = { day: 'dag', week: 'vecka', month: 'månad' } as const;

const PACK_STATES = {
  active: 'kan lämnas ut',
  dispensed: 'är redan utlämnad',
  recalled: 'är indragen',
  expired: 'har gått ut',
  'wrong-batch': 'har en annan batch eller ett annat datum',
  unknown: 'är okänd',
} as const;

const CODE_FAULTS: Readonly<Record<PackCodeFault, string>> = {
  code: 'går inte att läsa. Skanna 2D-koden, inte streckkoden',
  'product-code': 'har ingen giltig varukod',
  expiry: 'har inget giltigt utgångsdatum',
  batch: 'har inget giltigt batchnummer',
  serial: 'har inget giltigt serienummer',
};

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
  BatchNotDispensed: 'Ingen förpackning av batchen lämnades ut.',
  NothingAsked: 'Ingen har frågat, och uttaget är inte kontrollerat.',
  PackDoubled: 'Samma förpackning är skannad två gånger.',
  PackOfAnotherProduct: 'Förpackningen är en annan vara.',
  ExchangePriceUnknown: 'Varan hade inget pris den dag då kunden betalade. Byt till en annan vara, eller neka uttaget.',
  PackExpired: 'Förpackningen har gått ut.',
  ServiceClosed: 'Registret eller förpackningskontrollen svarar inte. Försök igen.',
};

export const dispensingDeskTexts = {
  labelLook: (orderNumber: string) => `Etikett till order ${orderNumber}`,
  look: (orderNumber: string) => `Expediering av order ${orderNumber}`,
  undone: UNDONE,
  changed: {
    register: 'Receptet i registret',
    checked: 'oförändrat vid kontrollen',
    since: 'ändrat',
    ordered: 'Varan mot receptet',
  },
  source: ({ source, ruleVersion }: { readonly source: string; readonly ruleVersion: string }): string =>
    `${source} (${ruleVersion})`,
  since: { dosage: 'Dosen', strength: 'Styrkan', interval: 'Intervallet', article: 'Varan' },
  interval: (interval: Interval | null): string =>
    interval ? `var ${interval.count}:e ${UNITS[interval.unit]}` : 'inget intervall',
  refused: (refusal: Refused): string => {
    if (refusal.type === 'WithdrawalPhaseWrong') return 'Någon annan var först, eller ordern är avslutad.';
    if (refusal.type === 'PacksMissing') return `Skanna ${refusal.wanted} förpackningar.`;
    if (refusal.type === 'PackNotActive')
      return `Förpackningen med serienummer ${refusal.serial} ${PACK_STATES[refusal.state]}. Ta en annan.`;
    if (refusal.type === 'PackUnreadable') return `Koden på förpackning ${refusal.nth} ${CODE_FAULTS[refusal.fault]}.`;
    return REFUSED[refusal.type] ?? 'Det gick inte. Ladda om sidan och försök igen.';
  },
} as const;

export const dosePackDeskTexts = {
  look: 'Meddelande om dospaket',
  unknown: 'Meddelandet finns inte.',
} as const;

export const inspectionDeskTexts = {
  look: (caseNumber: string) => `Tillsyn, ärende ${caseNumber}`,
  case: 'Skriv myndighetens ärendenummer, 3 till 40 tecken.',
  day: 'Skriv en dag som 2026-11-01.',
  backwards: 'Sista dagen är före den första.',
  tooLong: 'Sök högst ett år åt gången.',
  article: 'Skriv varans sex siffror, eller lämna fältet tomt.',
  tooMany: (most: number) => `Fler än ${most} expedieringar. Sök färre dagar åt gången.`,
} as const;

export const recallDeskTexts = {
  look: (batch: string) => `Återkallelse av batch ${batch}`,
  article: 'Skriv varans sex siffror.',
  batch: 'Skriv batchen som den står på förpackningen, högst 20 tecken.',
  noText: 'Skriv en text till kunderna.',
  notAll: (told: number, untold: number) =>
    `${told} är varnade. ${untold} kunde inte varnas: korta texten, eller sök igen och ring dem.`,
  moreFound: (count: number) => `Fler har fått batchen sedan du sökte: ${count} ska varnas. Sök igen.`,
} as const;
