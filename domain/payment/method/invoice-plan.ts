import type { Ore } from '../../kernel/index.js';
import type { InvoiceTerms, NoticeWay } from './invoice-terms.js';

export interface InvoiceChoice {
  readonly months: number;
  readonly notice: NoticeWay;
}

/** What a monthly invoice costs, month by month (CHK-06). */
export interface InvoicePlan extends InvoiceChoice {
  readonly fee: Ore;
  /** The amount of each notice, with its fee. */
  readonly notices: readonly Ore[];
  readonly total: Ore;
  /** The effective yearly rate in percent, with one decimal. 0 where there is no fee. */
  readonly effectiveRate: number;
}

/** Makes the plan of a monthly invoice. Null for a choice that the terms do not allow for this amount. */
export function invoicePlan(amount: Ore, { months, notice }: InvoiceChoice, terms: InvoiceTerms): InvoicePlan | null {
  const fee = (months === 1 ? terms.inFull : terms.inParts)[notice];
  if (fee === undefined || !Number.isInteger(months) || months < 1 || months > longestPlan(amount, terms)) return null;
  const notices = partsOf(amount, months, terms).map((part) => part + fee);
  const total = notices.reduce((sum, each) => sum + each, 0);
  return { months, notice, fee, notices, total, effectiveRate: effectiveRate(amount, notices) };
}

/** The most months for an amount. Each part must reach the least part. One month is always possible. */
export function longestPlan(amount: Ore, { mostMonths, leastPart }: InvoiceTerms): number {
  return Math.max(1, Math.min(mostMonths, Math.floor(amount / leastPart)));
}

/** Equal parts in whole kronor, rounded up. The last part is what remains. */
function partsOf(amount: Ore, months: number, { leastPart }: InvoiceTerms): readonly Ore[] {
  const part = Math.max(leastPart, Math.ceil(amount / months / 100) * 100);
  const parts: Ore[] = [];
  for (let left = amount; left > 0; left -= part) parts.push(Math.min(part, left));
  return parts;
}

const HIGHEST_RATE = 1_000_000;
/** Halves the span to less than a millionth of a percent. */
const STEPS = 60;

/** The yearly rate at which the notices are worth the amount today, with a notice each month (the EU's formula). */
export function effectiveRate(amount: Ore, notices: readonly Ore[]): number {
  let [low, high] = [0, HIGHEST_RATE];
  for (let step = 0; step < STEPS; step += 1) {
    const middle = (low + high) / 2;
    if (worthToday(notices, middle) > amount) low = middle;
    else high = middle;
  }
  return Math.round(low * 1000) / 10;
}

function worthToday(notices: readonly Ore[], yearlyRate: number): number {
  const aMonth = (1 + yearlyRate) ** (-1 / 12);
  return notices.reduceRight((later, each) => (later + each) * aMonth, 0);
}

/** What a late payment costs: interest by the day, and a fee for each reminder. */
export function lateCost(amount: Ore, days: number, reminders: number, terms: InvoiceTerms): Ore {
  const interest = (amount * lateRate(terms) * days) / 365 / 100;
  return Math.round(interest) + reminders * terms.reminderFee;
}

/** The yearly interest on late payment in percent. */
export function lateRate({ referenceRate, latePoints }: InvoiceTerms): number {
  return referenceRate + latePoints;
}
