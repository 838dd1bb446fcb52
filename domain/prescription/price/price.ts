import { vatRate } from '../../catalogue/vat.js';
import { buyOnLadder, type HighCostPeriod } from '../../high-cost-account/ladder/index.js';
import type { BusinessDate, Ore } from '../../kernel/index.js';
import { benefitClassRule, type ClassPayment } from './benefit-class.js';
import { exchangeOf, type Choice, type ExchangeKind, type ExchangeRefusal } from './exchange.js';

export interface PriceQuestion extends Choice {
  readonly packages: number;
  /** R inside the high-cost protection, U outside, by the day and the prescription (`collectableOn`). */
  readonly benefit: 'R' | 'U';
}

/** The person who takes the medicine, on the day of purchase. */
export interface Buyer {
  readonly age: number;
  readonly day: BusinessDate;
}

export interface PrescriptionPrice {
  readonly kind: ExchangeKind;
  readonly benefit: 'R' | 'U';
  /** The whole price of the packages. */
  readonly price: Ore;
  /** The part of it that counts on the ladder. */
  readonly onLadder: Ore;
  /** What the customer pays inside the benefit. */
  readonly fee: Ore;
  /** What a refused exchange costs, outside the ladder. */
  readonly difference: Ore;
  /** All that the customer pays: fee and difference, or the whole price outside the benefit. */
  readonly amount: Ore;
  readonly vatRate: number;
  readonly ruleVersions: readonly string[];
  /** The period after the purchase. Null when none has begun. */
  readonly period: HighCostPeriod | null;
}

export interface PriceRefused {
  readonly kind: 'no';
  readonly refusal: ExchangeRefusal;
}

/** RX-05: what a customer pays for a prescription. `before` is the sums of all pharmacies before this purchase. */
export function priceOf(
  question: PriceQuestion,
  buyer: Buyer,
  before: HighCostPeriod | null,
): PrescriptionPrice | PriceRefused {
  const exchange = exchangeOf(question);
  if (exchange.kind === 'no') return exchange;
  const { kind, good, counted } = exchange;
  const { packages } = question;
  const rules = benefitClassRule.on(buyer.day);
  const payment = paymentOf(question.benefit, kind, rules[counted.benefitClass].payment, buyer);
  const isInBenefit = payment.by !== 'whole-price';
  const price = good.price * packages;
  const { onLadder, fee, period, ruleVersion } = feeOf(payment, counted.price * packages, buyer, before);
  const difference = isInBenefit ? (good.price - counted.price) * packages : 0;
  const amount = isInBenefit ? fee + difference : price;
  const rate = vatRate(rules[good.benefitClass].vatClass, buyer.day);
  const ruleVersions = ruleVersion === null ? [rules.ruleVersion] : [rules.ruleVersion, ruleVersion];
  // Each field by its name: a spread of two objects took two thirds of the time of a price.
  return {
    kind,
    benefit: isInBenefit ? 'R' : 'U',
    price,
    onLadder,
    fee,
    difference,
    amount,
    vatRate: rate,
    ruleVersions,
    period,
  };
}

/** How this buyer pays: outside the benefit, by the fixed fee, for free, or by the ladder. */
function paymentOf(benefit: 'R' | 'U', kind: ExchangeKind, payment: ClassPayment, { age }: Buyer): ClassPayment {
  if (benefit === 'U' || kind === 'other') return { by: 'whole-price' };
  if (payment.by === 'fixed') return age < payment.underAge ? payment : { by: 'whole-price' };
  return payment.by === 'ladder' && age < payment.freeUnderAge ? { by: 'free' } : payment;
}

interface Fee extends Pick<PrescriptionPrice, 'onLadder' | 'fee' | 'period'> {
  /** The version of the ladder. Null where the product does not count on it. */
  readonly ruleVersion: string | null;
}

/** Free products, fixed fees and whole prices do not count on the ladder. */
function feeOf(payment: ClassPayment, counted: Ore, { day }: Buyer, before: HighCostPeriod | null): Fee {
  if (payment.by === 'ladder') {
    const { fee, period, ruleVersion } = buyOnLadder(before, counted, day);
    return { onLadder: counted, fee, period, ruleVersion };
  }
  const fee = payment.by === 'fixed' ? Math.min(payment.fee, counted) : 0;
  return { onLadder: 0, fee, period: before, ruleVersion: null };
}
