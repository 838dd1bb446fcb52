import { vatIn, type BusinessDate, type Ore } from '../kernel/index.js';
import { charts, type Account, type Chart } from './accounts.js';
import { paidOf, type BooksDay, type ChequeSums, type RateSums, type Trade } from './day.js';
import type { SettlementSums } from './settlement.js';

/** A row of a verification. Debit is positive, credit is negative. */
export interface Posting {
  readonly account: Account;
  readonly amount: Ore;
}

/** The rows of a verification sum to 0. */
export interface Verification {
  readonly date: BusinessDate;
  readonly text: string;
  readonly postings: readonly Posting[];
}

const TEXTS = {
  sold: 'Dagens försäljning',
  refunded: 'Dagens återbetalningar',
  moved: 'Ändrade betalningar',
  cheques: 'Bonuscheckar',
  adyen: (number: number) => `Avräkning betalningar ${number}`,
  finance: (number: number) => `Avräkning fakturor ${number}`,
};

type BookedSums = Omit<BooksDay, 'reconciled'>;

/** The verifications of a day, by the chart of that day. A kind without amounts has none. */
export function verificationsOf(day: BookedSums): readonly Verification[] {
  const chart = charts.on(day.date);
  const all: readonly (readonly [string, readonly Posting[]])[] = [
    [TEXTS.sold, tradePostings(chart, day.sold)],
    [TEXTS.refunded, reversed(tradePostings(chart, day.refunded))],
    [TEXTS.moved, day.moved.flatMap(({ to, from, amount }) => pair(chart.places[to], chart.places[from], amount))],
    [TEXTS.cheques, chequePostings(chart, day.cheques)],
    ...day.settlements.map((each) => [TEXTS[each.partner](each.number), settlementPostings(chart, each)] as const),
  ];
  return all.flatMap(([text, rows]) => {
    const postings = summed(rows);
    return postings.length > 0 ? [{ date: day.date, text, postings }] : [];
  });
}

function tradePostings(chart: Chart, { rates, money }: Trade): readonly Posting[] {
  const paid = money.map(({ at, amount }) => ({ account: chart.places[at], amount }));
  return [...paid, ...rates.flatMap((ofRate) => ratePostings(chart, ofRate))];
}

/** The goods bear the rounding, so that the VAT on its account is exactly the VAT on the receipts. */
function ratePostings(chart: Chart, sums: RateSums): readonly Posting[] {
  const { rate, discounts, cheques, freight, vat } = sums;
  const accounts = chart.byRate[rate];
  if (!accounts) throw new Error(`The chart of accounts has no account for ${rate} percent VAT.`);
  if (!accounts.vat && vat !== 0) throw new Error(`The sales at ${rate} percent VAT have VAT of ${vat} öre.`);
  const net = (gross: Ore) => gross - vatIn(gross, rate);
  const sales = paidOf(sums) - vat - net(freight) + net(discounts) + net(cheques);
  const rows = [
    { account: accounts.sales, amount: -sales },
    { account: chart.freight, amount: -net(freight) },
    { account: chart.discounts, amount: net(discounts) },
    { account: chart.cheques, amount: net(cheques) },
  ];
  return accounts.vat ? [...rows, { account: accounts.vat, amount: -vat }] : rows;
}

/** A cheque is a debt until it is used or ends. A used one is then a discount of the sale, without VAT. */
function chequePostings({ chequeDebt, chequeCost }: Chart, cheques: ChequeSums): readonly Posting[] {
  const { issued, returned, used, ended } = cheques;
  return pair(chequeCost, chequeDebt, issued + returned - used - ended);
}

/** The bank gets what the partner reports less its fees. What our books have beside it waits on its own account. */
function settlementPostings(chart: Chart, { partner, booked, reported, fees }: SettlementSums): readonly Posting[] {
  return [
    { account: chart.places.bank, amount: reported - fees },
    { account: chart.fees, amount: fees },
    { account: chart.places[partner], amount: -booked },
    { account: chart.differences, amount: booked - reported },
  ];
}

function pair(debit: Account, credit: Account, amount: Ore): readonly Posting[] {
  return [
    { account: debit, amount },
    { account: credit, amount: -amount },
  ];
}

function reversed(postings: readonly Posting[]): readonly Posting[] {
  return postings.map(({ account, amount }) => ({ account, amount: -amount }));
}

/** One row an account, in the order of their numbers, without the rows of 0. */
function summed(postings: readonly Posting[]): readonly Posting[] {
  const sums = new Map<string, Posting>();
  for (const { account, amount } of postings) {
    sums.set(account.number, { account, amount: (sums.get(account.number)?.amount ?? 0) + amount });
  }
  const rows = [...sums.values()].filter(({ amount }) => amount !== 0);
  return rows.sort((a, b) => Number(a.account.number) - Number(b.account.number));
}
