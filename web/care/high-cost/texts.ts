import { formatKronor, type Ore } from '../../../domain/kernel/money.js';
import type { LadderStepView } from '../../../services/care/high-cost/contract.js';

export const highCostTexts = {
  intro: (cap: Ore) =>
    `Du betalar högst ${formatKronor(cap)} under tolv månader för läkemedel som ingår i förmånen. Uppgifterna kommer från E-hälsomyndigheten och gäller dina köp på alla apotek.`,
  freeByAge: 'Du är under 18 år. Läkemedel som ingår i förmånen är gratis för dig.',
  notConnected:
    'Du har tackat nej till högkostnadsdatabasen. Då kan apoteket inte ge dig rabatten. Vill du vara med, säg till på ett apotek.',
  freeCard: (until: string) => `Du har nått taket. Läkemedel i förmånen är gratis för dig till och med ${until}.`,
  noPeriod: 'Ingen period pågår. Nästa köp inom förmånen börjar en ny, som varar i tolv månader.',
  standing: 'Så ligger du till',
  paid: 'Du har betalat',
  left: 'Kvar till fria läkemedel',
  ends: 'Perioden slutar',
  accumulated: 'Läkemedlens pris sammanlagt',
  ladder: 'Högkostnadstrappan',
  ladderIntro: 'Rabatten växer med priset på allt du har köpt under perioden.',
  here: 'Här är du',
  range: ({ from, to }: LadderStepView) =>
    to === null ? `Över ${formatKronor(from)}` : `${formatKronor(from)} till ${formatKronor(to)}`,
  share: (percent: number) => {
    if (percent === 100) return 'Du betalar hela priset';
    return percent === 0 ? 'Du betalar ingenting' : `Du betalar ${percent} % av priset`;
  },
  toNext: (ore: Ore) => `${formatKronor(ore)} kvar till nästa steg`,
  next: 'Vad nästa köp kostar',
  nextIntro: 'Räknat på läkemedel i förmånen, om du köper ett av dem i dag.',
  nextRow: (price: Ore) => `Läkemedel för ${formatKronor(price)}`,
  thisPeriod: 'Köp i den här perioden',
  noneThisPeriod: 'Du har inte köpt något i den här perioden.',
  earlier: 'Tidigare köp',
  bought: 'Köp',
  price: 'Pris',
  ownFee: 'Du betalade',
  benefit: (ore: Ore) => `${formatKronor(ore)} i rabatt`,
  instalments: 'Du kan betala läkemedel i förmånen i delar.',
  invoices: 'Läs om våra fakturor',
} as const;
