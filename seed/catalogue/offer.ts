import type { Product } from '../../domain/catalogue/index.js';
import { daysBetween, type BusinessDate } from '../../domain/kernel/index.js';
import { campaignOf, MEMBER_CAMPAIGN } from './campaigns.js';
import { shelfPrice } from './price.js';
import { random, seedFor } from './random.js';

type Offered = Pick<Product, 'memberPrice' | 'memberLowestPrice30Days' | 'campaignId'>;

const NONE: Offered = { memberPrice: null, memberLowestPrice30Days: null, campaignId: null };
const MEMBER_CHANCE = 0.05;
/** A younger product was reduced from its first day, before any campaign. */
const OLD_ENOUGH_DAYS = 14;

/** The campaign of a reduction and the members' price; none for prescription items (LAW-01) or nicotine. */
export function offer(product: Omit<Product, keyof Offered>, on: BusinessDate): Offered {
  if (product.type === 'Rx' || product.flags.includes('Nicotine') || daysBetween(product.addedOn, on) < OLD_ENOUGH_DAYS)
    return NONE;
  if (product.discountPrice !== null) return { ...NONE, campaignId: campaignOf(product.categoryPath)?.id ?? null };
  const chance = random(seedFor(Number(product.varuId), 11));
  const memberPrice = shelfPrice((product.price / 100) * chance.pick([0.9, 0.85, 0.8]));
  if (!chance.chance(MEMBER_CHANCE) || memberPrice >= product.price) return NONE;
  return { memberPrice, memberLowestPrice30Days: product.price, campaignId: MEMBER_CAMPAIGN };
}
