import { buyOnLadder, FIRST_PERIOD, type HighCostPeriod } from '../../domain/high-cost-account/ladder/index.js';
import { addDays, type BusinessDate } from '../../domain/kernel/index.js';
import type { AccountAnswer } from '../../services/partners/e-health/high-cost-protocol.js';
import { UNREGISTERED } from './designed-persons.js';
import { placeOf } from './place-of.js';

/** Days from today, or the day itself. Then the price in kronor, and the place in `PHARMACIES`. */
type Bought = readonly [day: number | BusinessDate, price: number, pharmacy: number];

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
  // Gunvor: free medicines since before the last two months.
  '195510089807': [
    [-250, 3_900, 0],
    [-120, 2_400, 1],
    [-70, 1_500, 1],
  ],
  // Elsa: her last period is over, so the next purchase begins a new one.
  '199908072391': [[-400, 1_310, 2]],
  // Solveig: a period of the rules before July 2025. Her own purchases go on in it over the New Year.
  '195107079807': [
    ['2025-05-20', 1_200, 1],
    ['2025-06-24', 310, 1],
  ],
};
/** Persons who have said no to the database. */
const NOT_CONNECTED: ReadonlySet<string> = new Set(['198002292384']);

/** A purchase that a pharmacy reported. Its fee counts, and never one computed here. */
export interface ReportedPurchase {
  readonly id: string;
  readonly on: BusinessDate;
  readonly price: number;
  readonly fee: number;
}

interface Purchase extends Omit<ReportedPurchase, 'fee'> {
  readonly fee: number | null;
  readonly pharmacy: (typeof PHARMACIES)[number];
}

/**
 * A person's account on a day, in the order of the purchases. It is the same whoever asks and however often.
 * @param anchor the day from which the made-up purchases are counted
 */
export function accountOf(
  personnummer: string,
  today: BusinessDate,
  reported: readonly ReportedPurchase[] = [],
  anchor: BusinessDate = today,
): AccountAnswer {
  const isConnected = !NOT_CONNECTED.has(personnummer);
  const ours = reported.map((each) => ({ ...each, pharmacy: PHARMACIES[0] }));
  const bought = isConnected ? [...madeUp(personnummer, anchor), ...ours] : [];
  let period: HighCostPeriod | null = null;
  const transaktioner: AccountAnswer['transaktioner'] = [];
  for (const purchase of bought.toSorted((one, other) => one.on.localeCompare(other.on))) {
    if (purchase.on < FIRST_PERIOD || purchase.on > today) continue;
    const { fee, period: after } = counted(period, purchase);
    period = after;
    transaktioner.push({
      transaktionsId: purchase.id,
      ...{ datum: purchase.on, periodStart: after.startsOn, forman: purchase.price - fee, egenavgift: fee },
      apotek: purchase.pharmacy,
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

function counted(before: HighCostPeriod | null, { on, price, fee }: Purchase) {
  const bought = buyOnLadder(before, price, on);
  if (fee === null) return bought;
  const paid = before?.startsOn === bought.period.startsOn ? before.ownFee : 0;
  return { fee, period: { ...bought.period, ownFee: paid + fee } };
}

function madeUp(personnummer: string, anchor: BusinessDate): readonly Purchase[] {
  return (DESIGNED[personnummer] ?? ordinary(personnummer)).map(([day, price, pharmacy], at) => ({
    id: `kop-${placeOf(personnummer)}-${at + 1}`,
    on: typeof day === 'number' ? addDays(anchor, day) : day,
    ...{ price: price * 100, fee: null, pharmacy: PHARMACIES[pharmacy] ?? PHARMACIES[0] },
  }));
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
