import {
  cheaperThan,
  priceOf,
  type PricedGood,
  type PrescriptionPrice,
  type PriceQuestion,
} from '../../../../domain/prescription/price/index.js';
import { hasBenefit, type Prescription } from '../../../../domain/prescription/rules/index.js';
import type { PrescriptionPriceView } from '../contract.js';
import type { Pricing } from './pricing.js';

/** RX-05: what the next withdrawal costs, with and without benefit. Null when the month's list has no price. */
export function priceViewOf(prescription: Prescription, pricing: Pricing): PrescriptionPriceView | null {
  const { article, mayBeSubstituted } = prescription;
  const goods = pricedGoods(prescription, pricing);
  const prescribed = goods.find(({ varuId }) => varuId === article.varuId);
  if (!prescribed) return null;
  const cheaper = mayBeSubstituted ? cheaperThan(prescribed, goods) : null;
  const chosen = (cheaper ?? prescribed).varuId;
  const benefit = benefitOf(prescription, pricing);
  const inBenefit = priced(prescription, pricing, { chosen, benefit });
  const kept = cheaper && priced(prescription, pricing, { chosen: prescribed.varuId, benefit, refusesExchange: true });
  return {
    packages: prescription.withdrawals.packages,
    exchangedFor: cheaper && nameOf(prescription, cheaper.varuId),
    withBenefit: inBenefit?.benefit === 'R' ? inBenefit.amount : null,
    withoutBenefit: priced(prescription, pricing, { chosen, benefit: 'U' })?.amount ?? 0,
    kept: kept?.amount ?? null,
  };
}

type Chosen = Pick<PriceQuestion, 'chosen' | 'benefit'> & Partial<Pick<PriceQuestion, 'refusesExchange' | 'packages'>>;

/** The price of a choice. Null when the choice is not possible. */
export function priced(prescription: Prescription, pricing: Pricing, choice: Chosen): PrescriptionPrice | null {
  const { article, mayBeSubstituted, withdrawals } = prescription;
  const question: PriceQuestion = {
    ...{ goods: pricedGoods(prescription, pricing), prescribed: article.varuId, mayBeSubstituted },
    ...{ packages: withdrawals.packages, refusesExchange: false, ...choice },
  };
  const price = priceOf(question, pricing, pricing.account.period);
  return price.kind === 'no' ? null : price;
}

/** Without a place in the national database there is no discount. */
export function benefitOf(prescription: Prescription, { account }: Pricing): 'R' | 'U' {
  return hasBenefit(prescription) && account.isConnected ? 'R' : 'U';
}

function pricedGoods({ article, substitutes }: Prescription, { prices }: Pricing): readonly PricedGood[] {
  return [article, ...substitutes].flatMap(({ varuId }) => prices.get(varuId) ?? []);
}

function nameOf({ substitutes }: Prescription, varuId: string): string | null {
  return substitutes.find((each) => each.varuId === varuId)?.name ?? null;
}
