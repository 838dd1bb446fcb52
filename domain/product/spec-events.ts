import type { PriceSet, ProductAdded, ProductDescription } from './events.js';

export const cream: ProductDescription = {
  ...{
    varuId: '100001',
    slug: 'kram-100001',
    ean: '7350121000014',
    name: 'Kräm',
    brand: 'Apotekets',
    brandSlug: 'apotekets',
    type: 'Ha',
    vatClass: 'goods',
  },
  ...{
    flags: [],
    form: 'kräm',
    strength: null,
    substance: null,
    atcCode: null,
    manufacturer: null,
    nplId: null,
    narcoticsClass: null,
    searchWords: [],
    pictures: [],
    packageText: '100 ml',
    packageType: 'Tub',
    packShape: 'tube',
    packTitle: 'Kräm',
  },
  ...{
    description: 'Mjuk.',
    usage: '',
    contents: '',
    categoryPath: 'hudvard/kropp',
    weightGrams: 120,
    size: null,
    newUntil: null,
    isWebUnique: false,
  },
  ...{
    ratingTenths: null,
    ratingCount: 0,
    family: '100001',
    variant: null,
    popularity: 10,
    isMonitorable: true,
    addedOn: '2026-01-01',
  },
};

export const added: ProductAdded = { type: 'ProductAdded', data: { description: cream } };

export function priceSet(from: string, price: number, rest: Partial<PriceSet['data']> = {}): PriceSet {
  const none = {
    discountPrice: null,
    memberPrice: null,
    campaignId: null,
    replaces: null,
    lowestPrice30Days: null,
    memberLowestPrice30Days: null,
  };
  return { type: 'PriceSet', data: { price, from, ruleVersion: 'lowest-price@1900-01-01', ...none, ...rest } };
}
