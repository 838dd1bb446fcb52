import { addDays, type BusinessDate } from '../../domain/kernel/index.js';
import type { Random } from '../catalogue/random.js';
import { yearBefore, type Period } from '../period.js';
import type { BankScript } from '../floor/scripted-payments.js';
import type { ParcelPlan } from './parcel.js';
import { isInvoice, type Purchase, type SeededMethod } from './purchase.js';
import { shoppingDays } from './rhythm.js';

export type Kind = 'member' | 'late member' | 'without club' | 'guest' | 'under age' | 'asleep';

export interface Habits {
  readonly kind: Kind;
  readonly visits: readonly BusinessDate[];
  /** The days of small purchases before the period. Only members who joined before it have them. */
  readonly early: readonly BusinessDate[];
  readonly items: number;
  readonly sparing: boolean;
  readonly usesCheques: boolean;
  /** The day on which the member leaves the club; null when they stay. */
  readonly leaves: BusinessDate | null;
}

/** The kinds of customers, with the percentage of each kind. */
const KINDS: readonly (readonly [Kind, number])[] = [
  ['member', 62],
  ['late member', 12],
  ['without club', 10],
  ['guest', 9],
  ['under age', 4],
  ['asleep', 3],
];
/** How people pay, with the percentage of each method. */
const METHODS: readonly (readonly [SeededMethod, number])[] = [
  ['swish', 44],
  ['scheme', 27],
  ['trustly', 5],
  ['klarna_paynow', 3],
  ['applepay', 6],
  ['googlepay', 3],
  ['Invoice14Days', 5],
  ['InvoiceMonthly', 2],
  ['klarna', 4],
  ['klarna_account', 1],
];
/** The number of visits in a year, with the percentage of customers. */
const PACES = [
  [3, 48],
  [8, 36],
  [20, 16],
] as const;

export function drawHabits(chance: Random, period: Period): Habits {
  const kind = weighted(KINDS, chance);
  const pace = weighted(PACES, chance);
  const [from, to] = stretch(chance, period);
  const visits = shoppingDays(from, to, Math.max(2, Math.round(pace * (0.7 + chance.next() * 0.6))), chance);
  const leaves = kind === 'member' && chance.chance(0.05) ? addDays(period.last, -chance.between(5, 200)) : null;
  return {
    kind,
    visits: kind === 'asleep' ? [] : leaves ? visits.filter((day) => day < leaves) : visits,
    early: drawEarly(chance, kind, period),
    items: chance.between(1, 4),
    sparing: chance.chance(0.4),
    usesCheques: chance.chance(0.7),
    leaves,
  };
}

/**
 * Days of purchases before the period. They are too small for a cheque or a level, so nothing is due before the nightly
 * jobs begin.
 */
function drawEarly(chance: Random, kind: Kind, period: Period): readonly BusinessDate[] {
  if (kind === 'asleep') return [addDays(period.prologue, chance.between(8, 40))];
  if (kind !== 'member' || chance.chance(0.65)) return [];
  return [
    ...new Set(Array.from({ length: chance.between(1, 3) }, () => yearBefore(period, chance.between(0, 100)))),
  ].sort();
}

/**
 * The days between which a customer shops. Some shop all year, some stop, some begin late, so levels go both up and
 * down.
 */
function stretch(chance: Random, { first, last }: Period): readonly [BusinessDate, BusinessDate] {
  const draw = chance.next();
  if (draw < 0.2) return [first, addDays(first, chance.between(30, 120))];
  if (draw < 0.4) return [addDays(first, chance.between(120, 300)), last];
  return [addDays(first, chance.between(0, 40)), last];
}

/** Draws how an order is paid, and what happens to it later. */
export function drawPurchase(chance: Random, script?: BankScript): Purchase {
  const method = weighted(METHODS, chance);
  return { method, script: script ?? drawScript(chance, method), parcel: drawParcel(chance) };
}

function drawScript(chance: Random, method: Purchase['method']): BankScript {
  const draw = chance.next();
  if (draw < 0.03) return isInvoice(method) ? 'taken' : 'turned back';
  // A finance company answers in the same call, so that nobody can turn back or wait.
  if (draw < 0.05) return isInvoice(method) ? 'taken' : 'silent';
  if (draw < 0.1) return 'refused';
  return method === 'scheme' && draw < 0.4 ? 'taken after challenge' : 'taken';
}

function drawParcel(chance: Random): ParcelPlan {
  const draw = chance.next();
  const fate =
    draw < 0.02 ? 'cancelled by staff' : draw < 0.055 ? 'never fetched' : draw < 0.08 ? 'second try' : 'delivered';
  const back = chance.next();
  const returned = back < 0.05 ? 'part' : back < 0.08 ? 'whole' : 'nothing';
  return {
    dispatchDays: chance.between(0, 2),
    fate,
    returned,
    returnDays: chance.between(4, 13),
    minute: chance.between(0, 480),
  };
}

function weighted<T>(shares: readonly (readonly [T, number])[], chance: Random): T {
  let rest = chance.next() * shares.reduce((sum, [, share]) => sum + share, 0);
  const found = shares.find(([, share]) => (rest -= share) < 0) ?? shares[0];
  return (found as readonly [T, number])[0];
}
