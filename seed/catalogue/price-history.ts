import type { Product } from '../../domain/catalogue/index.js';
import { addDays, daysBetween, startOfDay, type BusinessDate, type Ore } from '../../domain/kernel/index.js';
import type { PriceStep } from '../../domain/product/index.js';
import { beginOf, CAMPAIGNS, MEMBER_CAMPAIGN } from './campaigns.js';
import { shelfPrice } from './price.js';
import { random, seedFor } from './random.js';

export interface PriceStory {
  readonly earlier: readonly PriceStep[];
  /** When the present price began to apply. */
  readonly from: string;
}

/** The earlier prices of a product. They give a reduction its reference price (LAW-03). */
export function priceStory(product: Product, on: BusinessDate): PriceStory {
  const { price, addedOn, lowestPrice30Days } = product;
  const reduced = product.discountPrice !== null || product.memberPrice !== null;
  const earlier = formerly(product, on);
  if (!reduced)
    return earlier.length === 0
      ? { earlier, from: startOfDay(addedOn) }
      : { earlier, from: startOfDay(addDays(on, -100)) };
  const begin = reductionBegin(product, on);
  const settled = earlier.length > 0 ? [...earlier, step(price, addDays(on, -100))] : [step(price, addedOn)];
  const lowest = lowestPrice30Days ?? price;
  return { earlier: lowest < price ? dipped(settled, product, lowest, begin) : settled, from: startOfDay(begin) };
}

/** The lower price of long ago. About a third of the products that have been sold for long have one. */
function formerly({ varuId, price, addedOn }: Product, on: BusinessDate): readonly PriceStep[] {
  const chance = random(seedFor(Number(varuId), 12));
  const former = shelfPrice((price / 100) * 0.94);
  return daysBetween(addedOn, on) > 150 && chance.chance(0.3) && former < price ? [step(former, addedOn)] : [];
}

/** Adds a low price in the weeks before the reduction. A product that was added later has it from its first day. */
function dipped(
  settled: readonly PriceStep[],
  { price, addedOn }: Product,
  lowest: Ore,
  begin: BusinessDate,
): readonly PriceStep[] {
  const from = addDays(begin, -20);
  if (from <= addedOn) return [step(lowest, addedOn)];
  return [...settled, step(lowest, from), step(price, addDays(begin, -12))];
}

function reductionBegin({ campaignId, memberPrice, addedOn }: Product, on: BusinessDate): BusinessDate {
  const id = memberPrice === null ? campaignId : MEMBER_CAMPAIGN;
  const campaign = CAMPAIGNS.find((each) => each.id === id);
  return campaign ? beginOf(campaign, on) : addDays(on, -Math.min(5, Math.floor(daysBetween(addedOn, on) / 2)));
}

function step(price: Ore, from: BusinessDate): PriceStep {
  return { price, discountPrice: null, memberPrice: null, campaignId: null, from: startOfDay(from) };
}
