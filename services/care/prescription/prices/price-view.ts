import { cheaperThan, type DecidedWithdrawal, type PricedGood } from '../../../../domain/prescription/price/index.js';
import { nextWithdrawal, type Prescription } from '../../../../domain/prescription/rules/index.js';
import type { PrescriptionPriceView } from '../contract.js';
import { nextDay, nextPrice, priceOn, type Wanted } from './next-price.js';
import type { Pricing } from './pricing.js';

type Choice = Omit<Wanted, 'packages'>;

/** RX-05: what the next withdrawal costs. Null when nothing can be collected, and when the month's list has no price. */
export function priceViewOf(prescription: Prescription, pricing: Pricing): PrescriptionPriceView | null {
  const { article, substitutes, mayBeSubstituted } = prescription;
  const goods = [article, ...substitutes].flatMap(({ varuId }) => pricing.prices.get(varuId) ?? []);
  const prescribed = goods.find(({ varuId }) => varuId === article.varuId);
  if (!prescribed) return null;
  const cheaper = mayBeSubstituted ? cheaperThan(prescribed, goods) : null;
  const taking: Choice = { varuId: (cheaper ?? prescribed).varuId, refusesExchange: false };
  const keeping: Choice | null = cheaper && { varuId: prescribed.varuId, refusesExchange: true };
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
    exchangedFor: cheaper && nameOf(prescription, cheaper),
    withBenefit: taken.benefit === 'R' ? taken.amount : null,
    withoutBenefit: taken.price,
    benefitLater: taken.benefit === 'R' ? null : laterOf(prescription, { ...taking, packages }, pricing),
    kept: (keeping && decided(keeping, packages)?.price.amount) ?? null,
  };
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
