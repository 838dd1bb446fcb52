import type { BusinessDate, Ore } from '../kernel/index.js';
import {
  paidOf,
  type BooksDay,
  type ChequeSums,
  type MoneyPart,
  type Movement,
  type RateSums,
  type Trade,
} from './day.js';
import type { ChequeEntry, Entry, MovedEntry, TradeEntry } from './entry.js';
import type { SettlementSums } from './settlement.js';

export interface Gathered {
  readonly date: BusinessDate;
  readonly entries: readonly Entry[];
  readonly settlements: readonly SettlementSums[];
  /** What the partners' daily reports say. Null for a day that no reconciliation compared. */
  readonly reported: Ore | null;
}

/** The sums of a day. The order of the entries does not matter. */
export function sumUp({ date, entries, settlements, reported }: Gathered): BooksDay {
  const trades = entries.filter((entry): entry is Entry & TradeEntry => 'rates' in entry);
  const [sold, refunded] = [tradeOf(trades, 'sold'), tradeOf(trades, 'refunded')];
  const moved = movements(entries.filter((entry) => entry.kind === 'moved'));
  const ours = atPartners(sold.money) - atPartners(refunded.money) + movedToPartners(moved);
  const cheques = chequeSums(entries.filter((entry) => entry.kind === 'cheque'));
  const reconciled = reported === null ? null : { ours, reported };
  return { date, sold, refunded, moved, cheques, settlements, reconciled };
}

function tradeOf(trades: readonly TradeEntry[], kind: TradeEntry['kind']): Trade {
  const of = trades.filter((entry) => entry.kind === kind);
  const money = of.map(({ at, rates }) => ({ at, amount: rates.reduce((sum, row) => sum + paidOf(row), 0) }));
  return { rates: rateSums(of.flatMap(({ rates }) => rates)), money: grouped(money, ({ at }) => at) };
}

function rateSums(rows: readonly RateSums[]): readonly RateSums[] {
  const rates = [...new Set(rows.map(({ rate }) => rate))].sort((a, b) => b - a);
  return rates.map((rate) => {
    const sum = (of: (row: RateSums) => Ore) => rows.reduce((all, row) => (row.rate === rate ? all + of(row) : all), 0);
    return {
      rate,
      goods: sum(({ goods }) => goods),
      discounts: sum(({ discounts }) => discounts),
      cheques: sum(({ cheques }) => cheques),
      freight: sum(({ freight }) => freight),
      vat: sum(({ vat }) => vat),
    };
  });
}

function movements(moved: readonly MovedEntry[]): readonly Movement[] {
  return grouped(
    moved.map(({ to, from, amount }) => ({ to, from, amount })),
    ({ to, from }) => `${to}/${from}`,
  );
}

/** One row a group, in the order of the groups' names, so that a rerun gives the same rows. */
function grouped<Row extends { readonly amount: Ore }>(
  rows: readonly Row[],
  nameOf: (row: Row) => string,
): readonly Row[] {
  const sums = new Map<string, Row>();
  for (const row of rows) sums.set(nameOf(row), { ...row, amount: (sums.get(nameOf(row))?.amount ?? 0) + row.amount });
  return [...sums].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
}

function chequeSums(entries: readonly ChequeEntry[]): ChequeSums {
  const sum = (what: ChequeEntry['what']) =>
    entries.reduce((all, entry) => (entry.what === what ? all + entry.amount : all), 0);
  return { issued: sum('issued'), used: sum('used'), returned: sum('returned'), ended: sum('ended') };
}

function atPartners(money: readonly MoneyPart[]): Ore {
  return money.reduce((sum, { at, amount }) => (isPartner(at) ? sum + amount : sum), 0);
}

function movedToPartners(moved: readonly Movement[]): Ore {
  return moved.reduce(
    (sum, { to, from, amount }) => sum + (isPartner(to) ? amount : 0) - (isPartner(from) ? amount : 0),
    0,
  );
}

function isPartner(place: MoneyPart['at']): boolean {
  return place === 'adyen' || place === 'finance';
}
