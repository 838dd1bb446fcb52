import type { PricesAnswer } from '../../services/partners/e-health/high-cost-protocol.js';
import { ARTICLES } from './articles.js';

type Class = PricesAnswer['varor'][number]['klass'];

/** Kronor for one package, and the class in the benefit. */
const PRICES: Readonly<Record<keyof typeof ARTICLES, readonly [price: number, klass: Class]>> = {
  thyroid: [142, 'lakemedel'],
  pressure: [186, 'lakemedel'],
  pressureCheap: [64, 'lakemedel'],
  pressureImport: [158, 'lakemedel'],
  cholesterol: [97, 'lakemedel'],
  asthma: [412, 'lakemedel'],
  insulin: [684, 'insulin'],
  painNarcotic: [118, 'lakemedel'],
  antibiotic: [104, 'lakemedel'],
  allergy: [129, 'lakemedel'],
  mood: [88, 'lakemedel'],
  contraceptive: [136, 'preventivmedel'],
  ointment: [73, 'lakemedel'],
  dogPain: [289, 'utanfor'],
  catThyroid: [355, 'utanfor'],
  stomach: [118, 'lakemedel'],
  stomachOther: [134, 'lakemedel'],
  nerve: [221, 'lakemedel'],
};
/** What no pharmacy can get. The first one has an exchange that can be had. */
const NOT_TO_BE_HAD: ReadonlySet<string> = new Set([ARTICLES.stomach.varunummer, ARTICLES.nerve.varunummer]);

/**
 * The prices of a month. The cheapest product of a group is set anew each month, so its price moves with it.
 * @param gone what no pharmacy can get besides
 */
export function pricesOf(manad: string, gone: readonly string[] = []): PricesAnswer {
  const moved = Number(manad.slice(5)) % 3;
  return {
    manad,
    varor: Object.entries(PRICES).map(([name, [price, klass]]) => {
      const { varunummer } = ARTICLES[name as keyof typeof ARTICLES];
      return {
        varunummer,
        pris: (price + (name === 'pressureCheap' ? moved : 0)) * 100,
        klass,
        tillganglig: !NOT_TO_BE_HAD.has(varunummer) && !gone.includes(varunummer),
      };
    }),
  };
}
