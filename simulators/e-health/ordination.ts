import { addDays, type BusinessDate } from '../../domain/kernel/index.js';
import type { Ordination } from '../../services/partners/e-health/protocol.js';
import { ARTICLES } from './articles.js';

type Withdrawals = Ordination['uttag'];
export interface Script extends Partial<
  Omit<Ordination, 'uttag' | 'artikel' | 'forskrivningsDatum' | 'giltighetsDatum'>
> {
  readonly article: keyof typeof ARTICLES;
  /** Days from today to the day of issue and to the last valid day. */
  readonly issued?: number;
  readonly valid?: number;
  /** Days from today. */
  readonly last?: number | null;
  readonly uttag?: Partial<Withdrawals>;
}

const DOSES: Partial<Record<Script['article'], string>> = {
  asthma: '1 inhalation morgon och kväll',
  insulin: '20 enheter till kvällen',
  ointment: 'Smörjs tunt på huden 2 gånger dagligen',
  dogPain: '5 ml dagligen med maten',
};

/** Makes a prescription for today from what is special about it. The id names the person's place in the register. */
export function ordinationOf(id: string, today: BusinessDate, script: Script): Ordination {
  const { article, issued = -120, valid = 245, last = -75, uttag, ...given } = script;
  return {
    ordinationsId: id,
    receptStatus: 'Aktiv',
    statuskod: 205,
    forskrivningsDatum: addDays(today, issued),
    giltighetsDatum: addDays(today, valid),
    uttag: {
      antal: 4,
      kvar: 3,
      senaste: last === null ? null : addDays(today, last),
      forstaFore: null,
      startforpackning: false,
      helforpackningFran: null,
      dagarPerUttag: 100,
      forpackningarPerUttag: 1,
      ...uttag,
    },
    intervall: null,
    format: 'elektroniskt',
    dos: false,
    dosforpackning: false,
    andamal: null,
    dosering: DOSES[article] ?? '1 tablett dagligen',
    kedjeId: null,
    forman: true,
    narkotika: false,
    utbyteTillatet: true,
    artikel: ARTICLES[article],
    utbytbara: [],
    billigast: null,
    forskrivare: { namn: 'Maria Öberg', kategori: 'lakare' },
    djur: null,
    ...given,
  };
}
