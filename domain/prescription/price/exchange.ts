import type { Ore } from '../../kernel/index.js';
import type { BenefitClass } from './benefit-class.js';

/** A product of a prescription as the month's price list gives it. */
export interface PricedGood {
  readonly varuId: string;
  /** The price of one package, set by the authority (TLV) where the product is in the benefit. */
  readonly price: Ore;
  readonly benefitClass: BenefitClass;
  /** Whether pharmacies can get it this month. Only then it is sold, and offered as an exchange. */
  readonly isAvailable: boolean;
}

export interface Choice {
  /** The products that may be exchanged for each other, the prescribed one among them. */
  readonly goods: readonly PricedGood[];
  readonly prescribed: string;
  readonly chosen: string;
  /** False when the prescriber or a pharmacist forbids an exchange. */
  readonly mayBeSubstituted: boolean;
  /** `ejByte` of the calls: the customer says no to the exchange. */
  readonly refusesExchange: boolean;
}

export type ExchangeRefusal =
  | 'unknown-article'
  /** The month's list has no price of it. */
  | 'no-price'
  | 'not-exchangeable'
  | 'choose-exchange'
  /** Pharmacies cannot get it this month. */
  | 'not-available';
/** `other` is an exchangeable product that is not the cheapest. It has no benefit. */
export type ExchangeKind = 'prescribed' | 'exchanged' | 'exchange-refused' | 'other';

export type Exchange =
  | {
      readonly kind: ExchangeKind;
      readonly good: PricedGood;
      /** The product whose price counts in the benefit. */
      readonly counted: PricedGood;
    }
  | { readonly kind: 'no'; readonly refusal: ExchangeRefusal };

/** RX-05: what the choice of a product means. A pharmacy must offer the cheapest one that can be had (21 §, 2002:160). */
export function exchangeOf({
  goods,
  prescribed: ordered,
  chosen,
  mayBeSubstituted,
  refusesExchange,
}: Choice): Exchange {
  const prescribed = goods.find(({ varuId }) => varuId === ordered);
  const good = goods.find(({ varuId }) => varuId === chosen);
  if (!prescribed || !good) return { kind: 'no', refusal: 'no-price' };
  const asPrescribed: Exchange = { kind: 'prescribed', good, counted: good };
  if (!mayBeSubstituted && good !== prescribed) return { kind: 'no', refusal: 'not-exchangeable' };
  if (!good.isAvailable) return { kind: 'no', refusal: 'not-available' };
  if (!mayBeSubstituted) return asPrescribed;
  const offered = exchangeFor(prescribed, goods);
  if (good === prescribed) {
    if (!offered) return asPrescribed;
    if (!refusesExchange) return { kind: 'no', refusal: 'choose-exchange' };
    // The exchange may lead into the benefit. Who refuses that one has no benefit to count.
    if (prescribed.benefitClass === 'none') return { kind: 'other', good, counted: good };
    return { kind: 'exchange-refused', good, counted: offered };
  }
  if (good.price === (offered ?? prescribed).price) return { kind: 'exchanged', good, counted: good };
  return { kind: 'other', good, counted: good };
}

/**
 * The product that the pharmacy offers instead: the cheapest one that can be had and costs less. Where the prescribed one
 * cannot be had, it may cost more (docs/decisions/0140-products-that-cannot-be-had.md). Nothing is exchanged for a product
 * outside the benefit.
 */
export function exchangeFor(prescribed: PricedGood, goods: readonly PricedGood[]): PricedGood | null {
  let cheapest: PricedGood | null = null;
  for (const good of goods) {
    if (!good.isAvailable || good.benefitClass === 'none') continue;
    if (prescribed.isAvailable && good.price >= prescribed.price) continue;
    if (!cheapest || isBefore(good, cheapest)) cheapest = good;
  }
  return cheapest;
}

function isBefore(one: PricedGood, other: PricedGood): boolean {
  return one.price === other.price ? one.varuId < other.varuId : one.price < other.price;
}
