import { addDays, type BusinessDate } from '../../domain/kernel/index.js';
import { ARTICLES } from './articles.js';
import type { Script } from './ordination.js';

export interface Designed {
  readonly human: readonly Script[];
  readonly djur: readonly Script[];
}

const VET = { namn: 'Jonas Fält', kategori: 'veterinar' } as const;
const AN_ANIMAL = { forman: false, forskrivare: VET, utbyteTillatet: false } as const;
const quarterly = { antal: 3, enhet: 'manad' } as const;
/** Enough withdrawals for a whole year, and none made yet. */
const A_YEAR = { last: null, uttag: { antal: 8, kvar: 8, dagarPerUttag: 30 } } as const;

/** A roll of dose packs lasts for two weeks. */
const IN_DOSE_PACKS = { antal: 26, kvar: 26, dagarPerUttag: 14 } as const;

/** Prescriptions of one person for each hard case. The persons are those of the log-in list (LOG-15). */
export const DESIGNED: Readonly<Record<string, (today: BusinessDate) => Designed>> = {
  // Astrid: chronic medicines, a narcotic, and a parallel group of three.
  '198507099805': (today) => ({
    human: [
      { article: 'thyroid', andamal: 'mot låg ämnesomsättning' },
      {
        article: 'pressure',
        andamal: 'mot högt blodtryck',
        last: -40,
        intervall: { antal: 1, enhet: 'manad' },
        utbytbara: [ARTICLES.pressureImport, ARTICLES.pressureCheap],
        billigast: ARTICLES.pressureCheap.varunummer,
      },
      { article: 'cholesterol', andamal: 'mot höga blodfetter', last: -10, intervall: quarterly },
      { article: 'asthma', andamal: 'mot astma', valid: 4, receptStatus: 'uttag kvar', uttag: { kvar: 1 } },
      {
        article: 'painNarcotic',
        narkotika: true,
        utbyteTillatet: false,
        dosering: '1 tablett 2 gånger dagligen',
        last: -3,
        intervall: { antal: 2, enhet: 'vecka' },
        uttag: { dagarPerUttag: 14 },
      },
      { article: 'mood', kedjeId: 'kedja-a', issued: -30, receptStatus: 'Aktiv', statuskod: 202, last: null },
      { article: 'mood', kedjeId: 'kedja-a', issued: -200, valid: 30, receptStatus: 'Parkerad', statuskod: 216 },
      {
        article: 'mood',
        kedjeId: 'kedja-a',
        issued: -390,
        valid: -25,
        receptStatus: 'Slutexpedierad',
        statuskod: 207,
        uttag: { kvar: 0 },
      },
      {
        article: 'antibiotic',
        issued: -2,
        last: null,
        receptStatus: 'nytt',
        statuskod: 202,
        uttag: { antal: 1, kvar: 1, dagarPerUttag: 10, forstaFore: addDays(today, 5) },
      },
    ],
    djur: [
      { ...AN_ANIMAL, article: 'dogPain', djur: { namn: 'Bamse', art: 'hund' }, dosering: '1 ml dagligen' },
      { ...AN_ANIMAL, article: 'catThyroid', djur: { namn: 'Misse', art: 'katt' }, last: -2, intervall: quarterly },
    ],
  }),
  // Nils: what cannot be collected, each for another reason.
  '198507099813': (today) => ({
    human: [
      { article: 'allergy', receptStatus: 'Utgången', statuskod: 208, valid: -20 },
      { article: 'ointment', receptStatus: 'Aktiv', statuskod: 205, valid: -1, last: -60 },
      { article: 'pressure', receptStatus: 'parkerat', statuskod: 216 },
      { article: 'thyroid', format: 'papper' },
      { article: 'cholesterol', receptStatus: 'utskrivet', statuskod: 206 },
      { article: 'asthma', receptStatus: 'Ny i registret', statuskod: 299 },
      { article: 'mood', receptStatus: 'Aktiv', statuskod: 207 },
      { article: 'insulin', receptStatus: 'makulerat', statuskod: 210 },
      { article: 'antibiotic', last: null, uttag: { antal: 1, kvar: 1, forstaFore: addDays(today, -1) } },
      {
        article: 'thyroid',
        receptStatus: 'Slutexpedierad',
        statuskod: 207,
        last: -600,
        valid: -300,
        uttag: { kvar: 0 },
      },
    ],
    djur: [
      {
        ...AN_ANIMAL,
        article: 'dogPain',
        djur: { namn: 'Rex', art: 'hund' },
        receptStatus: 'utgånget',
        statuskod: 208,
        valid: -9,
      },
    ],
  }),
  // Elsa: dose packs, one of them near its end, a start pack with its whole pack still to come, and several packages.
  '199908072391': (today) => ({
    human: [
      { article: 'pressure', dos: true, dosforpackning: true, valid: 20, uttag: { dagarPerUttag: 14 } },
      { article: 'cholesterol', dos: true, dosforpackning: true },
      {
        article: 'mood',
        last: -5,
        issued: -5,
        intervall: quarterly,
        uttag: { startforpackning: true, helforpackningFran: addDays(today, 3), dagarPerUttag: 8 },
      },
      {
        article: 'contraceptive',
        andamal: 'preventivmedel',
        forskrivare: { namn: 'Sara Lund', kategori: 'barnmorska' },
      },
      // Three packages are prescribed for each withdrawal, and two of them last for 90 days.
      {
        article: 'allergy',
        andamal: 'mot allergi',
        last: null,
        uttag: { forpackningarPerUttag: 3, dagarPerUttag: 135 },
      },
    ],
    djur: [],
  }),
  // A developer: a narcotic and insulin that can be collected, each with a delivery of its own.
  '198002292384': () => ({
    human: [
      {
        article: 'painNarcotic',
        narkotika: true,
        utbyteTillatet: false,
        last: -60,
        intervall: { antal: 2, enhet: 'vecka' },
      },
      { article: 'insulin', last: -90 },
    ],
    djur: [],
  }),
  // Barbro, Egon, Hanna with her child, and Solveig: they have ordered their prescriptions in the generated year.
  '195703039809': () => ({
    human: [
      { ...A_YEAR, article: 'thyroid', andamal: 'mot låg ämnesomsättning' },
      {
        ...A_YEAR,
        article: 'pressure',
        utbytbara: [ARTICLES.pressureImport, ARTICLES.pressureCheap],
        billigast: ARTICLES.pressureCheap.varunummer,
      },
      { ...A_YEAR, article: 'cholesterol', intervall: quarterly },
    ],
    djur: [],
  }),
  '198805149807': () => ({
    human: [],
    djur: [{ ...A_YEAR, ...AN_ANIMAL, article: 'dogPain', djur: { namn: 'Stella', art: 'hund' } }],
  }),
  '201906089808': () => ({ human: [{ ...A_YEAR, article: 'asthma', andamal: 'mot astma' }], djur: [] }),
  '196610209816': () => ({
    human: [
      { ...A_YEAR, article: 'painNarcotic', narkotika: true, utbyteTillatet: false, uttag: { antal: 6, kvar: 6 } },
    ],
    djur: [],
  }),
  '195107079807': () => ({
    human: [
      { ...A_YEAR, article: 'asthma', andamal: 'mot astma' },
      { ...A_YEAR, article: 'insulin' },
      { ...A_YEAR, article: 'painNarcotic', utbyteTillatet: false },
    ],
    djur: [],
  }),
  // Birger, who has given warrants, Petra's child Linus, and three who are reminded: they too have lived the year.
  '194402119814': () => ({ human: [{ ...A_YEAR, article: 'pressure', andamal: 'mot högt blodtryck' }], djur: [] }),
  '201308209814': () => ({ human: [{ ...A_YEAR, article: 'allergy', andamal: 'mot allergi' }], djur: [] }),
  '195905059803': () => ({ human: [{ ...A_YEAR, article: 'thyroid', andamal: 'mot låg ämnesomsättning' }], djur: [] }),
  '195606069812': () => ({ human: [{ ...A_YEAR, article: 'cholesterol', andamal: 'mot höga blodfetter' }], djur: [] }),
  '196304039800': () => ({ human: [{ ...A_YEAR, article: 'asthma', andamal: 'mot astma' }], djur: [] }),
  // Rut: two medicines in dose packs.
  '194609099801': () => ({
    human: [
      { ...A_YEAR, article: 'pressure', dos: true, dosforpackning: true, uttag: IN_DOSE_PACKS },
      { ...A_YEAR, article: 'thyroid', dos: true, dosforpackning: true, uttag: IN_DOSE_PACKS },
    ],
    djur: [],
  }),
  // Gunvor: she has a free card, so what is in the benefit costs her nothing.
  '195510089807': () => ({
    human: [
      { ...A_YEAR, article: 'thyroid', andamal: 'mot låg ämnesomsättning' },
      { ...A_YEAR, article: 'asthma', andamal: 'mot astma' },
    ],
    djur: [],
  }),
  // Sture: what no pharmacy can get, with an exchange and without.
  '195302129811': () => ({
    human: [
      {
        ...A_YEAR,
        ...{ article: 'stomach', andamal: 'mot halsbränna' },
        utbytbara: [ARTICLES.stomachOther],
        billigast: ARTICLES.stomachOther.varunummer,
      },
      { ...A_YEAR, article: 'nerve', andamal: 'mot nervsmärta' },
    ],
    djur: [],
  }),
  // Vilgot and Maja: children of Astrid.
  '201803142395': () => ({ human: [{ article: 'asthma', andamal: 'mot astma' }], djur: [] }),
  '201312012386': () => ({ human: [{ article: 'allergy', last: null, andamal: 'mot allergi' }], djur: [] }),
  // Greta: the giver of a warrant.
  '194803122383': () => ({
    human: [
      { article: 'thyroid', andamal: 'mot låg ämnesomsättning' },
      { article: 'cholesterol', andamal: 'mot höga blodfetter', last: -10, intervall: quarterly },
    ],
    djur: [],
  }),
  '195109072396': () => ({ human: [{ article: 'pressure', andamal: 'mot högt blodtryck' }], djur: [] }),
  // Signe and Alva: young people with their own prescriptions.
  '201003152384': () => ({ human: [{ article: 'allergy', last: null }], djur: [] }),
  '201305042382': () => ({ human: [{ article: 'asthma', andamal: 'mot astma' }], djur: [] }),
};

/** Persons outside the population register. */
export const UNREGISTERED: ReadonlySet<string> = new Set(['197509152380']);
