import { comparisonPrice, eanOf, salesPrice, slugOf, unsentFlag, type Product } from '../../domain/catalogue/index.js';
import { type BusinessDate, daysBetween } from '../../domain/kernel/index.js';
import type { Draft, FamilySource } from './draft.js';
import { goods } from './goods/source.js';
import { launch } from './launch.js';
import { overTheCounter, prescription } from './medicines/source.js';
import { permutation } from './permutation.js';
import { random, seedFor, type Random } from './random.js';
import { sizeOf } from './size.js';
import { campaignOf, MEMBER_CAMPAIGN } from './campaigns.js';
import { shelfPrice } from './price.js';
import { sale } from './sale.js';

export interface GeneratorOptions {
  readonly seed?: number;
  readonly size?: number;
  /** The date of generation. New products and campaigns are dated relative to it. */
  readonly on?: BusinessDate;
}

export const STOCKED_ON: BusinessDate = '2026-11-01';

const SOURCES: readonly FamilySource[] = [overTheCounter, prescription, ...goods];
const LOWEST_NUMBER = 100_000;
const NUMBERS = 900_000;

/**
 * Generates a Swedish catalogue. The same seed gives the same products. A smaller catalogue is the beginning of a
 * larger one.
 * @throws RangeError when the sources have too few products
 */
export function* generateCatalogue({
  seed = 1,
  size = 5000,
  on = STOCKED_ON,
}: GeneratorOptions = {}): Generator<Product> {
  const number = permutation(NUMBERS, seedFor(seed, 1));
  const varuId = (index: number): string => String(LOWEST_NUMBER + number(index));
  let [places, made] = [0, 0];
  for (const { drafts, chance } of families(seed)) {
    const family = varuId(places);
    const appeal = Math.pow(chance.next(), 3) * 900;
    for (const draft of drafts) {
      places += 1;
      if (draft === null) continue;
      if (made === size) return;
      yield product(varuId(places - 1), family, draft, appeal, chance, on);
      made += 1;
    }
  }
  if (made < size) throw new RangeError(`the generator holds ${made} products, not ${size}`);
}

function* families(seed: number): Generator<{ drafts: readonly (Draft | null)[]; chance: Random }> {
  const shelves = SOURCES.map((source, index) => ({
    source,
    index,
    taken: 0,
    order: permutation(source.families, seedFor(seed, 2, index)),
  }));
  const draws = random(seedFor(seed, 3));
  let open = shelves;
  while (open.length > 0) {
    const shelf = weighted(open, draws);
    const chance = random(seedFor(seed, 4, shelf.index, shelf.taken));
    const drafts = draftsOf(shelf, chance);
    shelf.taken += 1;
    if (shelf.taken === shelf.source.families * shelf.source.editions) open = open.filter((other) => other !== shelf);
    yield { drafts, chance };
  }
}

interface Shelf {
  readonly source: FamilySource;
  readonly order: (index: number) => number;
  readonly taken: number;
}

function draftsOf({ source, order, taken }: Shelf, chance: Random): readonly (Draft | null)[] {
  return source.family(order(taken % source.families), chance, Math.floor(taken / source.families));
}

function weighted<T extends { readonly source: FamilySource }>(shelves: readonly T[], draws: Random): T {
  let rest = draws.next() * shelves.reduce((sum, { source }) => sum + source.weight, 0);
  const found = shelves.find(({ source }) => (rest -= source.weight) < 0);
  return found ?? (shelves.at(-1) as T);
}

function product(
  varuId: string,
  family: string,
  draft: Draft,
  appeal: number,
  chance: Random,
  on: BusinessDate,
): Product {
  const { kronor, ...told } = draft;
  const launched = launch(draft, appeal, chance, on);
  const comparison = comparisonPrice(salesPrice(launched), draft.packageText);
  const made = {
    ...told,
    ...launched,
    varuId,
    slug: `${slugOf(draft.name)}-${varuId}`,
    ean: eanOf(varuId),
    brandSlug: slugOf(draft.brand),
    comparisonPrice: comparison?.price ?? null,
    comparisonUnit: comparison?.unit ?? null,
    family,
    size: sizeOf(draft.packShape, draft.weightGrams),
    // An NPL id consists of a date and six digits.
    nplId: draft.type === 'Ha' ? null : `${launched.addedOn.replaceAll('-', '')}${varuId}`,
    pictures: [],
  };
  const sold = { ...made, ...sale(made) };
  return { ...sold, ...offer(sold, on) };
}

type Offered = Pick<Product, 'memberPrice' | 'memberLowestPrice30Days' | 'campaignId'>;

const NONE: Offered = { memberPrice: null, memberLowestPrice30Days: null, campaignId: null };
const MEMBER_CHANCE = 0.05;
/** A product must be this many days old for a campaign, because a reduction needs an earlier price. */
const OLD_ENOUGH_DAYS = 14;

/**
 * Chooses the campaign of a reduced product, or a member price. Prescription items (LAW-01) and nicotine get neither.
 */
function offer(product: Omit<Product, keyof Offered>, on: BusinessDate): Offered {
  if (
    product.type === 'Rx' ||
    product.flags.includes('Nicotine') ||
    unsentFlag(product) !== null ||
    daysBetween(product.addedOn, on) < OLD_ENOUGH_DAYS
  )
    return NONE;
  if (product.discountPrice !== null) return { ...NONE, campaignId: campaignOf(product.categoryPath)?.id ?? null };
  const chance = random(seedFor(Number(product.varuId), 11));
  const memberPrice = shelfPrice((product.price / 100) * chance.pick([0.9, 0.85, 0.8]));
  if (!chance.chance(MEMBER_CHANCE) || memberPrice >= product.price) return NONE;
  return { memberPrice, memberLowestPrice30Days: product.price, campaignId: MEMBER_CAMPAIGN };
}
