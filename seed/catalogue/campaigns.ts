import type { CampaignPlan, MultiBuyDeal } from '../../domain/campaign/index.js';
import { addDays, type BusinessDate, type Ore } from '../../domain/kernel/index.js';

/** A campaign near the date of generation. Reduced products in its `categories` belong to it. */
export interface DraftCampaign {
  readonly id: string;
  readonly title: string;
  readonly label: string;
  readonly text: string;
  readonly kind: CampaignPlan['kind'];
  readonly categories: readonly string[];
  /** Start and end of the campaign, in days relative to the date of generation. */
  readonly days: readonly [number, number];
  /** The multi-buy of products in `categories` that have no reduction. */
  readonly multiBuy?: { readonly deal: MultiBuyDeal; readonly price: PriceRange };
  /** Gifts of one code to choose from: popular products of this price in `categories`. */
  readonly gift?: { readonly code: string; readonly minimum: Ore; readonly price: PriceRange };
}

type PriceRange = readonly [from: Ore, to: Ore];

/** The gift code that generated customers enter. */
export const GIFT_CODE = 'VINTERGAVA';

export const CAMPAIGNS: readonly DraftCampaign[] = [
  {
    id: 'forkylning',
    label: 'Förkylning',
    title: 'Rustad för förkylningstider',
    text: 'Nässpray, halstabletter och febernedsättande samlat på ett ställe.',
    kind: 'offer',
    categories: ['receptfria-lakemedel', 'mat-och-dryck'],
    days: [-6, 24],
  },
  {
    id: 'vinterhud',
    label: 'Vinterhud',
    title: 'Snäll vård för vinterhud',
    text: 'Mjukgörande krämer och balsam för händer, läppar och ansikte.',
    kind: 'offer',
    categories: ['hudvard'],
    days: [-5, 30],
    gift: { code: GIFT_CODE, minimum: 40_000, price: [3_000, 12_000] },
  },
  {
    id: 'vitaminveckor',
    label: 'Vitaminveckor',
    title: 'Vitaminveckor',
    text: 'Vitaminer, mineraler och kosttillskott när dagarna är som kortast.',
    kind: 'offer',
    categories: ['vitaminer-och-mineraler', 'kosttillskott'],
    days: [-4, 21],
  },
  {
    id: 'friska-tander',
    label: 'Friska tänder',
    title: 'Friska tänder hela vägen',
    text: 'Tandkräm, tandborstar och munskölj för hela familjen.',
    kind: 'offer',
    categories: ['mun-och-tander'],
    days: [-3, 28],
  },
  {
    id: 'harvardsdagar',
    label: 'Hårvård',
    title: 'Hårvårdsdagar',
    text: 'Schampo, balsam och inpackningar till lägre pris.',
    kind: 'offer',
    categories: ['har'],
    days: [-5, 14],
  },
  {
    id: 'for-de-minsta',
    label: 'För de minsta',
    title: 'För de minsta',
    text: 'Blöjor, skötsel och mat till bebisen.',
    kind: 'offer',
    categories: ['baby-och-foralder'],
    days: [-6, 35],
  },
  {
    id: 'ta-tre',
    label: 'Ta 3 betala för 2',
    title: 'Ta 3 betala för 2',
    text: 'Blanda som du vill, den billigaste på köpet.',
    kind: 'offer',
    categories: ['har', 'hudvard'],
    days: [-4, 26],
    multiBuy: { deal: { take: 3, payFor: 2 }, price: [2_000, 30_000] },
  },
  {
    id: 'tva-for-99',
    label: '2 för 99 kr',
    title: '2 för 99 kr',
    text: 'Två valfria för munnen och tänderna.',
    kind: 'offer',
    categories: ['mun-och-tander'],
    days: [-4, 26],
    multiBuy: { deal: { take: 2, sum: 9_900 }, price: [5_500, 9_500] },
  },
  {
    id: 'plusklipp',
    label: 'Medlemspris',
    title: 'Plusklipp',
    text: 'Lägre pris för dig som är medlem.',
    kind: 'member',
    categories: [],
    days: [-6, 40],
  },
];

export const MEMBER_CAMPAIGN = 'plusklipp';

export function campaignOf(categoryPath: string): DraftCampaign | null {
  return (
    CAMPAIGNS.find(({ categories }) => categories.some((category) => categoryPath.startsWith(`${category}/`))) ?? null
  );
}

export function beginOf({ days }: DraftCampaign, on: BusinessDate): BusinessDate {
  return addDays(on, days[0]);
}
