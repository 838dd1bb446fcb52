import { withCheckDigit } from '../simulation/person-number.js';
import { DESIGNED } from './designed-persons.js';
import { placeOf } from './place-of.js';
import type { ScriptSettings } from './script.js';

/**
 * Guardians of the log-in list, and their children. Maja turns 13 on 1 December 2026, Linus turned 13 on 20 August, and Alva
 * before.
 */
const CHILDREN: Readonly<Record<string, readonly { readonly personnummer: string; readonly fornamn: string }[]>> = {
  '198507099805': [
    { personnummer: '201803142395', fornamn: 'Vilgot' },
    { personnummer: '201312012386', fornamn: 'Maja' },
    { personnummer: '201305042382', fornamn: 'Alva' },
  ],
  // Vilgot has two guardians.
  '198002292384': [{ personnummer: '201803142395', fornamn: 'Vilgot' }],
  '198206079801': [{ personnummer: '201308209814', fornamn: 'Linus' }],
  '198805149807': [{ personnummer: '201906089808', fornamn: 'Tage' }],
};

/** Made-up people born in these years have a child each, but for every third of them. */
const PARENTS_BORN = { from: 1984, to: 1992 } as const;
const YEARS_BETWEEN = 31;

interface Ends {
  readonly deceased?: readonly string[];
  readonly endedGuardianships?: ScriptSettings['endedGuardianships'];
}

/** Death and the register end a guardianship. */
export function childrenOf(guardian: string, { deceased = [], endedGuardianships = [] }: Ends = {}) {
  const barn = (CHILDREN[guardian] ?? ordinaryChildren(guardian)).filter(
    ({ personnummer: child }) =>
      !deceased.includes(guardian) &&
      !deceased.includes(child) &&
      !endedGuardianships.some((ended) => ended.guardian === guardian && ended.child === child),
  );
  return { personnummer: guardian, barn };
}

function ordinaryChildren(personnummer: string) {
  const [born, place] = [Number(personnummer.slice(0, 4)), placeOf(personnummer)];
  if (personnummer in DESIGNED || born < PARENTS_BORN.from || born > PARENTS_BORN.to || place % 3 === 0) return [];
  const day = String(1 + (place % 28)).padStart(2, '0');
  // Serial numbers from 980 are nobody's in the population register.
  const child = withCheckDigit(`${born + YEARS_BETWEEN}${personnummer.slice(4, 6)}${day}${980 + (place % 20)}`);
  return [{ personnummer: child, fornamn: FIRST_NAMES[place % FIRST_NAMES.length] ?? 'Alma' }];
}

const FIRST_NAMES = ['Alma', 'Sigge', 'Tuva', 'Melker', 'Iris', 'Vidar', 'Lo'] as const;
