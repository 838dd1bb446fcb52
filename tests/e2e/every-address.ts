import routes from '../../web/routes.js';
import type { ServedShop } from '../shop/served-shop.js';

interface Route {
  readonly path?: string;
  readonly file: string;
  readonly children?: readonly Route[];
}

type Walker = 'guest' | 'customer' | 'staff';

/**
 * Returns the URL pattern of every page in web/routes.ts. Plain .ts modules are left out, because they show no page.
 */
export function pagePatterns(): readonly string[] {
  return addressesOf(routes, '');
}

function addressesOf(all: readonly Route[], before: string): readonly string[] {
  return all.flatMap(({ path, file, children }) => {
    const whole = [before, path].filter(Boolean).join('/');
    if (children) return addressesOf(children, whole);
    return file.endsWith('.tsx') ? [`/${whole}`] : [];
  });
}

/** Example URLs of patterns with parameters, and of pages that can look different. */
const FACES: Readonly<Record<string, readonly string[]>> = {
  '/kategori/*': [
    '/kategori',
    '/kategori/hudvard',
    '/kategori/hudvard/ansikte',
    '/kategori/hudvard?Brand=Mildra&sortBy=priceAsc',
    '/kategori/hudvard?Brand=Ingen',
    '/kategori/erbjudanden',
  ],
  '/mina-recept-inloggad/*': [
    '/mina-recept-inloggad/',
    '/mina-recept-inloggad/animalprescriptions',
    '/mina-recept-inloggad/highcostprotection',
  ],
  '/search': [
    '/search?q=kram',
    '/search?q=tandkrem',
    '/search?q=xqzwv',
    '/search?q=hosta&type=rad',
    '/search?q=stockholm&type=butiker',
  ],
  '/varumarken/:slug': ['/varumarken/mildra'],
  '/campaigns/single/:id': ['/campaigns/single/harvardsdagar'],
  '/apotek': ['/apotek', '/apotek?q=xqzwv'],
  '/apotek/:id': ['/apotek/101'],
  '/rad/:slug': ['/rad/forkylning'],
  '/weather-recommendations': ['/weather-recommendations', '/weather-recommendations?postnummer=12'],
  '/konsol/orsak': ['/konsol/orsak?avdelning=operations', '/konsol/orsak?avdelning=mail'],
  '/*': ['/finns-inte'],
};

const PRODUCTS = [
  "type = 'Ha' AND web_stock > 0 AND variant_axis IS NOT NULL",
  "type = 'Ha' AND discount_price IS NOT NULL",
  "type = 'Ex' AND web_stock > 0",
  "type = 'Rx'",
  "'Nicotine' = ANY(flags)",
  "atc_code = 'M02AA15'",
  'web_stock = 0 AND in_stores',
  "web_stock = 0 AND NOT in_stores AND type <> 'Rx'",
] as const;

/** Pages that a test reaches only by placing an order, or by booking a day. */
const WALKED_TO = [
  '/shop/betalning/:paymentId',
  '/shop/confirmation',
  '/shop/order/:orderId',
  '/tracking/:key',
  '/member/minakop/:orderId',
  '/shop/kvitto/:orderId',
  '/shop/reklamera/:orderId',
  '/shop/reklamera/:orderId/arende/:complaintId',
  '/konsol/reklamationer/:complaintId',
  '/konsol/bocker/:date',
  '/konsol/recept',
  '/konsol/recept/aterkalla',
  '/konsol/recept/tillsyn',
  '/konsol/recept/dospaket',
  '/konsol/recept/dospaket/:messageId',
  '/konsol/recept/:dispensingId',
  '/shop/hamta/:orderId/:parcelId',
  '/shop/angra/:orderId',
  '/shop/angra/:orderId/kvitto/:withdrawalId',
  '/shop/angra/:orderId/etikett/:withdrawalId',
];

/** Parameters in URLs of the console. Their values are ids, which differ in every shop. */
const OF_A_RECORD = ['subjectId', 'orderId', 'eventId', 'letterId'] as const;

export type RecordIds = Readonly<Record<(typeof OF_A_RECORD)[number], string>>;

const PER_PRODUCT: Readonly<Record<string, string>> = {
  '/produkt/:slug': '',
  '/produkt/:slug/lager': '/lager',
  '/produkt/:slug/bipacksedel': '/bipacksedel',
};

/** Returns the patterns for which the tables above have no example. There must be none. */
export function patternsWithoutAddress(): readonly string[] {
  return pagePatterns().filter(
    (pattern) =>
      hasGap(pattern) &&
      !FACES[pattern] &&
      PER_PRODUCT[pattern] === undefined &&
      !WALKED_TO.includes(pattern) &&
      !isOfRecord(pattern),
  );
}

function hasGap(pattern: string): boolean {
  return /[:*]/.test(pattern);
}

function isOfRecord(pattern: string): boolean {
  return pattern.startsWith('/konsol/') && OF_A_RECORD.some((id) => pattern.includes(`:${id}`));
}

/** Returns the patterns in the tables above that web/routes.ts no longer has. */
export function addressesWithoutPattern(): readonly string[] {
  const patterns = pagePatterns();
  return [...Object.keys(FACES), ...Object.keys(PER_PRODUCT), ...WALKED_TO].filter(
    (pattern) => !patterns.includes(pattern),
  );
}

export async function addressesFor(walker: Exclude<Walker, 'staff'>, shop: ServedShop): Promise<readonly string[]> {
  const plain = plainAddresses(walker);
  return walker === 'guest' ? [...plain, ...(await productAddresses(shop))] : plain;
}

/** Returns the console's URLs, with the ids of one customer, order, event and mail. */
export function staffAddresses(ids: RecordIds): readonly string[] {
  const ofRecord = pagePatterns().filter(isOfRecord);
  return [
    ...plainAddresses('staff'),
    ...ofRecord.map((pattern) => OF_A_RECORD.reduce((address, id) => address.replace(`:${id}`, ids[id]), pattern)),
  ];
}

function plainAddresses(walker: Walker): readonly string[] {
  const own = pagePatterns().filter((pattern) => walkerOf(pattern) === walker && !WALKED_TO.includes(pattern));
  return own.flatMap((pattern) => FACES[pattern] ?? (hasGap(pattern) ? [] : [pattern]));
}

function walkerOf(pattern: string): Walker {
  if (/^\/konsol(?!\/logga-in)/.test(pattern)) return 'staff';
  return /^\/(member|kundklubb-registrering|mina-recept-inloggad)(\/|$)/.test(pattern) ? 'customer' : 'guest';
}

async function productAddresses({ database }: ServedShop): Promise<readonly string[]> {
  const slugs = await Promise.all(
    PRODUCTS.map(async (which) => {
      const { rows } = await database.pool.query<{ slug: string }>(
        `SELECT slug FROM view_product WHERE for_sale AND ${which} ORDER BY varu_id LIMIT 1`,
      );
      return rows[0]?.slug ?? '';
    }),
  );
  const [first, , medicine] = slugs;
  return [
    ...slugs.filter(Boolean).map((slug) => `/produkt/${slug}`),
    `/produkt/${first}/lager`,
    `/produkt/${medicine}/bipacksedel`,
  ];
}
