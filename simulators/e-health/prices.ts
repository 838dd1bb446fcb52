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
};

/** The prices of a month. The cheapest product of a group is set anew each month, so its price moves with it. */
export function pricesOf(manad: string): PricesAnswer {
  const moved = Number(manad.slice(5)) % 3;
  return {
    manad,
    varor: Object.entries(PRICES).map(([name, [price, klass]]) => ({
      varunummer: ARTICLES[name as keyof typeof ARTICLES].varunummer,
      pris: (price + (name === 'pressureCheap' ? moved : 0)) * 100,
      klass,
      tillganglig: true,
    })),
  };
}
