import { dated } from '../../kernel/index.js';

/** C: the doses may need a change. D: the two should not be taken together. */
export type InteractionLevel = 'C' | 'D';

export interface Interaction {
  readonly id: string;
  readonly level: InteractionLevel;
  /** What a pharmacist must know, in Swedish. */
  readonly text: string;
}

interface Rule extends Interaction {
  readonly between: readonly [readonly string[], readonly string[]];
}

const THYROID = ['710001'];
const CHOLESTEROL = ['710005'];
const INSULIN = ['710007'];
const MORPHINE = ['710008'];
const SERTRALINE = ['710011'];
const CONTRACEPTIVE = ['710012'];
const BLOOD_PRESSURE = ['710002', '710003', '710004'];

const RULES: readonly Rule[] = [
  {
    id: 'opioid-ssri',
    level: 'D',
    text: 'Opioid och SSRI: risk för serotonergt syndrom och ökad sedering. Kontakta förskrivaren.',
    between: [MORPHINE, SERTRALINE],
  },
  {
    id: 'statin-calcium',
    level: 'C',
    text: 'Kalciumhämmare höjer halten av statin. Kontrollera dosen.',
    between: [CHOLESTEROL, BLOOD_PRESSURE],
  },
  {
    id: 'insulin-ssri',
    level: 'C',
    text: 'SSRI kan förstärka insulinets effekt. Blodsockret följs tätare.',
    between: [INSULIN, SERTRALINE],
  },
  {
    id: 'thyroid-oestrogen',
    level: 'C',
    text: 'Östrogen kan öka behovet av levotyroxin. Fråga efter senaste provsvar.',
    between: [THYROID, CONTRACEPTIVE],
  },
];

/**
 * RX-06: the interactions that are shown to a pharmacist, by article number. A made-up selection: verify against a
 * licensed source (for example Janusmed) before real use.
 */
export const interactionRule = dated('interactions', [
  {
    from: '2020-01-01',
    value: { rules: RULES, source: 'Älgörts eget urval av fyra regler, inte en granskad källa som Janusmed' },
  },
]);

/** The interactions of a product with others that the patient takes. */
export function interactionsOf(varuId: string, others: readonly string[], day: string): readonly Interaction[] {
  return interactionRule
    .on(day)
    .rules.filter(
      ({ between: [one, other] }) =>
        (one.includes(varuId) && others.some((each) => other.includes(each))) ||
        (other.includes(varuId) && others.some((each) => one.includes(each))),
    )
    .map(({ id, level, text }) => ({ id, level, text }));
}
