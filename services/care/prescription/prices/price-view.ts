import { exchangeFor, type DecidedWithdrawal, type PricedGood } from '../../../../domain/prescription/price/index.js';
import { nextWithdrawal, type Prescription } from '../../../../domain/prescription/rules/index.js';
import type { PrescriptionPriceView, PrescriptionView } from '../contract.js';
import { nextDay, nextPrice, priceOn, type Wanted } from './next-price.js';
import type { Pricing } from './pricing.js';

type Choice = Omit<Wanted, 'packages'>;

/**
 * RX-05: what the next withdrawal costs. Null when nothing can be collected, and when the product has no price this month or
 * cannot be had.
 */
export function priceViewOf(prescription: Prescription, pricing: Pricing): PrescriptionPriceView | null {
  const { prescribed, offered } = productsOf(prescription, pricing);
  if (!prescribed) return null;
  const taking: Choice = { varuId: (offered ?? prescribed).varuId, refusesExchange: false };
  const keeping: Choice | null =
    offered && prescribed.isAvailable ? { varuId: prescribed.varuId, refusesExchange: true } : null;
  const decided = (choice: Choice, packages: number): DecidedWithdrawal | null => {
    const answer = nextPrice(prescription, { ...choice, packages }, pricing);
    return answer.kind === 'decided' ? answer : null;
  };
  // One field of the form asks for both, so it offers what both may have.
  const most = [taking, ...(keeping ? [keeping] : [])].map((choice) => decided(choice, 1)?.mostPackages ?? Infinity);
  const packages = Math.min(...most);
  const taken = decided(taking, packages)?.price;
  if (!taken) return null;
  return {
    packages,
    exchangedFor: offered && nameOf(prescription, offered),
    mustExchange: offered !== null && !prescribed.isAvailable,
    withBenefit: taken.benefit === 'R' ? taken.amount : null,
    withoutBenefit: taken.price,
    benefitLater: taken.benefit === 'R' ? null : laterOf(prescription, { ...taking, packages }, pricing),
    kept: (keeping && decided(keeping, packages)?.price.amount) ?? null,
  };
}

/** Why a withdrawal that can be collected is not sold here today. Null when it is. */
export function unsoldBecause(prescription: Prescription, pricing: Pricing): PrescriptionView['unsold'] {
  const { prescribed, offered } = productsOf(prescription, pricing);
  if (!prescribed) return 'no-price';
  return prescribed.isAvailable || offered ? null : 'not-available';
}

/** The prescribed product as the month's list has it, and the one that is offered instead. */
export function productsOf(
  { article, substitutes, mayBeSubstituted }: Prescription,
  { prices }: Pick<Pricing, 'prices'>,
) {
  const goods = [article, ...substitutes].flatMap(({ varuId }) => prices.get(varuId) ?? []);
  const prescribed = prices.get(article.varuId) ?? null;
  return { prescribed, offered: prescribed && mayBeSubstituted ? exchangeFor(prescribed, goods) : null };
}

/** What the same packages cost from the day on which the benefit applies. Null when it does not, or to fewer packages. */
function laterOf(prescription: Prescription, wanted: Wanted, pricing: Pricing): PrescriptionPriceView['benefitLater'] {
  const { inBenefitOn: from } = nextWithdrawal(prescription);
  if (from === null || from <= nextDay(prescription, pricing.day)) return null;
  const later = priceOn(prescription, wanted, { ...pricing, day: from });
  if (later.kind !== 'decided' || later.price.benefit === 'U' || later.mostPackages < wanted.packages) return null;
  return { from, amount: later.price.amount };
}

function nameOf({ substitutes }: Prescription, { varuId }: PricedGood): string | null {
  return substitutes.find((each) => each.varuId === varuId)?.name ?? null;
}
