import { buyOnLadder, FIRST_PERIOD, type HighCostPeriod } from '../../domain/high-cost-account/ladder/index.js';
import { addDays, type BusinessDate } from '../../domain/kernel/index.js';
import type { AccountAnswer } from '../../services/partners/e-health/high-cost-protocol.js';
import { UNREGISTERED } from './designed-persons.js';
import { placeOf } from './place-of.js';

/** Days from today, the price in kronor, and the place in `PHARMACIES`. */
type Bought = readonly [day: number, price: number, pharmacy: number];

const PHARMACIES = [
  { namn: 'Älgört', ort: 'Stockholm' },
  { namn: 'Apotek Björken', ort: 'Uppsala' },
  { namn: 'Apotek Hjorten', ort: 'Göteborg' },
] as const;

/** Purchases of one person for each place on the ladder. Oldest first. */
const DESIGNED: Readonly<Record<string, readonly Bought[]>> = {
  // Astrid: an earlier period, and a running one on the second step.
  '198507099805': [
    [-430, 820, 1],
    [-300, 412, 1],
    ...([
      [-40, 640, 0],
      [-33, 1_205.5, 0],
      [-20, 684, 2],
      [-10, 97, 1],
    ] satisfies Bought[]),
  ],
  // Nils: free medicines.
  '198507099813': [
    [-250, 3_900, 0],
    [-120, 2_400, 1],
    [-60, 1_500, 1],
    [-3, 412, 0],
  ],
  // Elsa: her last period is over, so the next purchase begins a new one.
  '199908072391': [[-400, 1_310, 2]],
};
/** Persons who have said no to the database. */
const NOT_CONNECTED: ReadonlySet<string> = new Set(['198002292384']);

/** A person's account on a day. It is the same whoever asks and however often. */
export function accountOf(personnummer: string, today: BusinessDate): AccountAnswer {
  const isConnected = !NOT_CONNECTED.has(personnummer);
  const bought = isConnected ? (DESIGNED[personnummer] ?? ordinary(personnummer)) : [];
  let period: HighCostPeriod | null = null;
  const transaktioner: AccountAnswer['transaktioner'] = [];
  for (const [at, [day, price, pharmacy]] of bought.entries()) {
    const datum = addDays(today, day);
    if (datum < FIRST_PERIOD) continue;
    const { fee, period: after } = buyOnLadder(period, price * 100, datum);
    period = after;
    transaktioner.push({
      transaktionsId: `kop-${placeOf(personnummer)}-${at + 1}`,
      ...{ datum, periodStart: after.startsOn, forman: price * 100 - fee, egenavgift: fee },
      apotek: PHARMACIES[pharmacy] ?? PHARMACIES[0],
    });
  }
  return {
    personnummer,
    folkbokford: !UNREGISTERED.has(personnummer),
    ansluten: isConnected,
    period: period && written(period),
    transaktioner,
  };
}

function written({ startsOn, endsOn, accumulated, ownFee, freeCardSince }: HighCostPeriod) {
  return { start: startsOn, slut: endsOn, ackumulerat: accumulated, egenavgift: ownFee, frikortFran: freeCardSince };
}

/** About every third person has bought some of their medicines this year. */
function ordinary(personnummer: string): readonly Bought[] {
  const place = placeOf(personnummer);
  if (place % 3 !== 0) return [];
  return [
    [-150 + (place % 50), 200 + (place % 900), place % 3],
    [-40, 142, 0],
  ];
}
