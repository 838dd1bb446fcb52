import { ARTICLES } from './articles.js';
import type { Designed } from './designed-persons.js';
import type { Script } from './ordination.js';
import { placeOf } from './place-of.js';

const VET = { namn: 'Jonas Fält', kategori: 'veterinar' } as const;
const quarterly = { antal: 3, enhet: 'manad' } as const;

const CHRONIC: readonly Script[] = [
  { article: 'thyroid', andamal: 'mot låg ämnesomsättning' },
  { article: 'allergy', last: null, receptStatus: 'nytt', statuskod: 202 },
  { article: 'cholesterol', last: -20, intervall: quarterly },
];

/** Ordinary medicines. A list that must be longer is filled with them. */
export const ORDINARY = CHRONIC;

/** What people take, each for another case. A person's place in the register chooses. */
const KINDS: readonly Designed[] = [
  { human: CHRONIC.slice(0, 1), djur: [] },
  { human: CHRONIC.slice(0, 2), djur: [] },
  { human: CHRONIC, djur: [] },
  {
    human: [
      { ...narcotic(), last: -9 },
      { article: 'pressure', receptStatus: 'parkerat', statuskod: 216 },
      { article: 'ointment', receptStatus: 'Utgången', statuskod: 208, valid: -20 },
    ],
    djur: [],
  },
  {
    human: [
      { article: 'pressure', dos: true, dosforpackning: true, valid: 25, uttag: { dagarPerUttag: 14 } },
      { article: 'thyroid', dos: true, dosforpackning: true, uttag: { dagarPerUttag: 14 } },
    ],
    djur: [],
  },
  {
    human: [
      {
        article: 'pressure',
        last: -40,
        utbytbara: [ARTICLES.pressureImport, ARTICLES.pressureCheap],
        billigast: ARTICLES.pressureCheap.varunummer,
      },
      { article: 'mood', kedjeId: 'kedja-b', issued: -30, last: null },
      { article: 'mood', kedjeId: 'kedja-b', issued: -390, valid: -25, receptStatus: 'Slutexpedierad', statuskod: 207 },
    ],
    djur: [],
  },
  {
    human: [{ article: 'contraceptive', last: -50, forskrivare: { namn: 'Sara Lund', kategori: 'barnmorska' } }],
    djur: [
      {
        article: 'dogPain',
        ...{ forman: false, forskrivare: VET, utbyteTillatet: false, dosering: '1 ml dagligen' },
        djur: { namn: 'Bella', art: 'hund' },
      },
    ],
  },
];

const TAKEN_BY_CHILDREN: readonly Designed[] = [
  { human: [{ article: 'asthma', andamal: 'mot astma' }], djur: [] },
  { human: [{ article: 'allergy', last: null, receptStatus: 'nytt', statuskod: 202 }], djur: [] },
];
/** Nobody in the log-in list is born so late without a list of their own. */
const A_CHILD = 2014;

/** About every third person takes ordinary medicines, and every made-up child. */
export function ordinaryOf(personnummer: string): Designed {
  const place = placeOf(personnummer);
  if (Number(personnummer.slice(0, 4)) >= A_CHILD) return TAKEN_BY_CHILDREN[place % 2] as Designed;
  return (place % 3 === 0 ? KINDS[Math.floor(place / 3) % KINDS.length] : undefined) ?? { human: [], djur: [] };
}

function narcotic(): Script {
  return {
    article: 'painNarcotic',
    narkotika: true,
    utbyteTillatet: false,
    dosering: '1 tablett 2 gånger dagligen',
    intervall: { antal: 2, enhet: 'vecka' },
    uttag: { dagarPerUttag: 14 },
  };
}
