import { count } from '../format.js';
import type { ActingExplained, GivenHow, WarrantExplained } from './explain-warrants.js';
import type { ConsentThen, DueFrom, ReminderExplained } from './explain-reminders.js';

const ENDS: Readonly<Record<NonNullable<WarrantExplained['endedBy']>, string>> = {
  giver: 'Givaren avslutade den.',
  holder: 'Tagaren avslutade den.',
  death: 'Den avslutades av ett dödsfall.',
  'protected-identity': 'Den avslutades av skyddade personuppgifter.',
  guardianship: 'Den avslutades när vårdnaden upphörde.',
};
const NEITHER: Readonly<Partial<Record<WarrantExplained['standing'], string>>> = {
  waiting: 'Tagaren har inte svarat. Den ger ingen rätt än.',
  'not-accepted': 'Tagaren svarade inte i tid. Den gav aldrig någon rätt.',
  declined: 'Tagaren sa nej. Den gav aldrig någon rätt.',
  'run-out': 'Sista dagen har passerat.',
};
const KINDS: Readonly<Record<DueFrom['kind'], string>> = {
  HkdbExp: 'Högkostnadsskyddet går ut',
  PrescriptionExp: 'Dags att förnya recept',
  PrescriptionWithdrawal: 'Dags för nytt uttag',
};
const GROUNDS: Readonly<Record<DueFrom['ground'], string>> = {
  self: 'för kunden själv',
  guardian: 'för ett barn',
  warrant: 'för den som gett fullmakt',
};

export const actingTexts = {
  title: 'Varför kunden får se och påminns',
  back: 'Kunden',
  hint: 'Namn, personnummer och läkemedel visas inte här.',
  mayOpen: 'Påminnelsernas slag är dolda. Att du öppnar innehållet antecknas, och kunden kan läsa det.',
  open: 'Öppna innehållet',
  why: 'Varför får kunden se detta?',
  self: 'Sina egna recept ser kunden alltid, efter inloggning.',
  rule: 'Regel',
  noWarrants: 'Kunden har varken gett eller fått någon fullmakt, så vitt apoteket vet.',
  warrant: ({ role, ofChild }: WarrantExplained): string =>
    `${role === 'holder' ? 'Fullmakt som kunden har fått' : 'Fullmakt som kunden har gett'}${ofChild ? ', för ett barn' : ''}`,
  headings: {
    standing: 'Nu',
    registered: 'Registrerad',
    since: 'Antagen, känt här',
    until: 'Till och med',
    given: 'Given',
  },
  given: (given: GivenHow): string =>
    given.at === 'site'
      ? 'Av givaren, inloggad på sajten'
      : given.at === 'pharmacy'
        ? `På apotek. ${given.checkedByName} kontrollerade legitimationen`
        : 'Hos en annan part. Receptregistret har berättat om den',
  ended: ({ endedBy, standing }: WarrantExplained): string | null =>
    endedBy ? ENDS[endedBy] : (NEITHER[standing] ?? null),
  never: 'Aldrig',
  guardian: 'Vårdnadshavare',
  guardianWhy: ({ rules }: ActingExplained): string =>
    `Kunden ser recepten för barn under ${rules.belowAge} år. Folkbokföringen frågas varje gång, så ingen händelse ger rätten.`,
  looks: (number: number, first: string, last: string): string =>
    `${count(number)} visningar, den första ${first} och den senaste ${last}.`,
  refused: 'Nekade försök',
  reminders: 'Varför påmindes kunden, eller inte?',
  noReminders: 'Ingen påminnelse har planerats.',
  guardianships: 'Vårdnad som har ändrats',
  guardianshipsWhy: 'En förälder påminns om ett barn bara medan folkbokföringen säger att de är vårdnadshavare.',
  due: 'Förfaller',
  kindSealed: 'Slaget är dolt.',
  from: ({ kind, day, daysBefore, ground }: DueFrom): string =>
    `${KINDS[kind]}, ${GROUNDS[ground]}. ${day ?? ''}${daysBefore > 0 ? ` minus ${daysBefore} dagar` : ', dagen för nästa uttag'}.`,
  asked: ({ askedAt }: ReminderExplained, at: string): string =>
    askedAt ? `Samtycken när den skickades, ${at}` : `Samtycken nu, ${at}`,
  way: 'Kanal',
  outcome: 'Utfall',
  consent: 'Samtycke',
  notYet: 'Inte skickad',
  consentThen: ({ given, isOutdated }: Pick<ConsentThen, 'given' | 'isOutdated'>, since: string | null): string => {
    if (since === null) return 'aldrig gett';
    if (isOutdated) return `gett ${since} till en äldre text, gäller inte`;
    return given ? `gett ${since}` : `återkallat ${since}`;
  },
  chain: (number: number): string => `Händelserna bakom (${count(number)})`,
} as const;
