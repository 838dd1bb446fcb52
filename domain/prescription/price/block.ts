import type { HighCostPeriod } from '../../high-cost-account/ladder/index.js';
import type { BusinessDate } from '../../kernel/index.js';
import { collectableOn, type CollectRefusal } from '../rules/collectable.js';
import { mostPackages } from '../rules/most-packages.js';
import type { Article, Prescription } from '../rules/prescription.js';
import type { ExchangeRefusal, PricedGood } from './exchange.js';
import { priceOf } from './price.js';
import type { DecidedPrice } from './decided-price.js';

/** A withdrawal that a customer wants to buy. */
export interface WantedWithdrawal {
  readonly prescription: Prescription;
  readonly varuId: string;
  readonly packages: number;
  /** `ejByte` of the calls. */
  readonly refusesExchange: boolean;
}

/** All that decides what one person's withdrawals cost. */
export interface BlockPricing {
  /** The month's prices, by article number. */
  readonly prices: ReadonlyMap<string, PricedGood>;
  /** The high-cost account before the purchase. Null where nobody is asked: for a child, and for an animal. */
  readonly account: DecidedPrice['account'];
  readonly age: number;
  readonly day: BusinessDate;
}

export interface DecidedWithdrawal {
  readonly kind: 'decided';
  readonly article: Article;
  readonly mostPackages: number;
  readonly price: DecidedPrice;
}

export type RefusedWithdrawal =
  | { readonly kind: 'not-collectable'; readonly refusal: CollectRefusal }
  | { readonly kind: 'not-sold'; readonly refusal: ExchangeRefusal };

/**
 * RX-05: what the withdrawals of one person cost together, in the order in which they were added. Each begins where the
 * one before left the ladder. A refused one takes no place on it.
 */
export function decideBlock(
  wanted: readonly WantedWithdrawal[],
  pricing: BlockPricing,
): readonly (DecidedWithdrawal | RefusedWithdrawal)[] {
  let period = pricing.account?.period ?? null;
  return wanted.map((each) => {
    const { decided, after } = decide(each, pricing, period);
    period = after;
    return decided;
  });
}

function decide(
  { prescription, varuId, packages, refusesExchange }: WantedWithdrawal,
  { prices, account, age, day }: BlockPricing,
  period: HighCostPeriod | null,
): { readonly decided: DecidedWithdrawal | RefusedWithdrawal; readonly after: HighCostPeriod | null } {
  const refused = (decided: RefusedWithdrawal) => ({ decided, after: period });
  const answer = collectableOn(prescription, day);
  if (!answer.collectable) return refused({ kind: 'not-collectable', refusal: answer.refusal });
  const candidates = [prescription.article, ...prescription.substitutes];
  const goods = candidates.flatMap((each) => prices.get(each.varuId) ?? []);
  // Whoever said no to the national database has no benefit, because nobody else knows the sum.
  const benefit = answer.benefit === 'R' && account?.isConnected !== false ? 'R' : 'U';
  const choice = { goods, prescribed: prescription.article.varuId, chosen: varuId, refusesExchange };
  const question = { ...choice, mayBeSubstituted: prescription.mayBeSubstituted, packages, benefit } as const;
  const article = candidates.find((each) => each.varuId === varuId);
  if (!article) return refused({ kind: 'not-sold', refusal: 'unknown-article' });
  const priced = priceOf(question, { age, day }, period);
  if (priced.kind === 'no') return refused({ kind: 'not-sold', refusal: priced.refusal });
  const {
    kind: exchange,
    benefit: given,
    price,
    onLadder,
    fee,
    difference,
    amount,
    ruleVersions,
    period: after,
  } = priced;
  const isContraceptive = prices.get(varuId)?.benefitClass === 'contraceptive';
  return {
    decided: {
      kind: 'decided',
      article,
      mostPackages: mostPackages(prescription, { benefit: given, isContraceptive }, day),
      price: { day, exchange, benefit: given, price, onLadder, fee, difference, amount, ruleVersions, account },
    },
    after,
  };
}
