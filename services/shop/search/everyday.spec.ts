import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { isForChildren } from '../../../domain/catalogue/index.js';
import { stockedDatabase } from '../catalogue/testing.js';
import type { TestDatabase } from '../../foundation/database/testing.js';
import { ProductSearch } from './product-search.js';
import { Search } from './search.js';
import type { ShelfProduct } from './shelf/shelf-product.js';

/** Common queries, and the products that a pharmacist would fetch for each. */
const EVERYDAY: readonly (readonly [string, RegExp])[] = [
  ['värktabletter', /(paracetamol|ibuprofen|naproxen|acetylsalicylsyra).*tablett/],
  ['huvudvärk', /(paracetamol|ibuprofen|naproxen|acetylsalicylsyra).*(tablett|kapsel)/],
  ['febernedsättande', /(paracetamol|ibuprofen).*tablett/],
  ['paracetamol', /paracetamol.*tablett/],
  ['ibuprofen', /ibuprofen.*(tablett|kapsel)/],
  ['mensvärk', /(ibuprofen|naproxen)/],
  ['nässpray', /nässpray/],
  ['näsdroppar', /näsdroppar/],
  ['droppar', /droppar/],
  ['täppt näsa', /(oximetazolin|xylometazolin)/],
  ['hostmedicin', /(bromhexin|acetylcystein|ambroxol)/],
  ['slemhosta', /(bromhexin|acetylcystein|ambroxol)/],
  ['halstabletter', /halstablett|sugtablett/],
  ['ont i halsen', /(bensydamin|ambroxol)/],
  ['allergitabletter', /(cetirizin|desloratadin|loratadin|fexofenadin).*tablett/],
  ['pollen', /allergi/],
  ['ögondroppar', /ögondroppar/],
  ['torra ögon', /tårersättning/],
  ['diarré', /loperamid|vätskeersättning/],
  ['förstoppning', /(laktulos|makrogol|bisakodyl|natriumpikosulfat|sterkulia|ispaghula|mikrolavemang)/],
  ['halsbränna', /(omeprazol|esomeprazol|pantoprazol|alginsyra|antacida|famotidin)/],
  ['springmask', /mebendazol/],
  ['fotsvamp', /(terbinafin|klotrimazol|ekonazol|mikonazol)/],
  ['nagelsvamp', /amorolfin|nagel/],
  ['munsår', /(aciklovir|penciklovir)/],
  ['eksem', /(hydrokortison|eksem)/],
  ['akut p-piller', /(levonorgestrel|ulipristal)/],
  ['åksjuka', /meklozin/],
  ['nikotintuggummi', /nikotin.*tuggummi/],
  ['nikotinplåster', /nikotin.*plåster/],
  ['sömntabletter', /melatonin/],
  ['tandkräm', /tandkräm/],
  ['tandborste', /tandborst/],
  ['munskölj', /munskölj/],
  ['schampo', /schampo/],
  ['mjäll', /mjäll|ketokonazol/],
  ['löss', /lus|löss/],
  ['plåster', /plåster/],
  ['skavsår', /skavsår/],
  ['termometer', /termometer/],
  ['graviditetstest', /graviditetstest/],
  ['kondomer', /kondom/],
  ['bindor', /binda|trosskydd/],
  ['solkräm', /solkräm|solskydd/],
  ['handkräm', /handkräm/],
  ['nattkräm', /nattkräm/],
  ['d-vitamin', /d-vitamin|vitamin d/],
  ['magnesium', /magnesium/],
  ['vätskeersättning', /vätskeersättning/],
  ['blöjor', /blöj/],
];
/** Queries about children. Products for children may come first for these. */
const OF_CHILDREN: readonly string[] = ['blöjor'];
const COMPOUNDS: readonly (readonly [string, RegExp])[] = [
  ['droppar', /(näs|ögon|orala ?)droppar/],
  ['lotion', /kroppslotion/],
  ['borste', /(tand|mellanrums)borste/],
  ['lack', /nagellack/],
  ['tandkräm', /tandkräm/],
];
const MISSPELT: readonly (readonly [string, RegExp])[] = [
  ['tandkrm', /tandkräm/],
  ['nässprej', /nässpray/],
  ['paracetmol', /paracetamol/],
  ['ibuprofn', /ibuprofen/],
  ['magnecium', /magnesium/],
  ['schampoo', /schampo/],
  ['plåstre', /plåster/],
  ['kondommer', /kondom/],
];

let database: TestDatabase;
let search: Search;
let products: ProductSearch;

beforeAll(async () => {
  database = await stockedDatabase(5_000);
  search = new Search(database.db, database.pool, { now: () => '2026-11-20T10:00:00.000Z' });
  products = new ProductSearch(search);
  await search.ready();
}, 120_000);
afterAll(async () => {
  await search.onApplicationShutdown();
  await database.close();
});

const found = async (query: string): Promise<readonly ShelfProduct[]> => (await products.find(query)).products;

function told({ name, packTitle, substance, form, categoryPath, searchWords }: ShelfProduct): string {
  return [name, packTitle, substance, form, categoryPath, ...searchWords].join(' ').toLowerCase();
}

describe('fifty everyday queries', () => {
  test('are fifty', () => expect(EVERYDAY).toHaveLength(50));

  test.each([...EVERYDAY, ...COMPOUNDS, ...MISSPELT])('%j has on its first page %s', async (query, wanted) => {
    expect((await found(query)).map(told)).toContainEqual(expect.stringMatching(wanted));
  });

  test.each(EVERYDAY.map(([query]) => query).filter((query) => !OF_CHILDREN.includes(query)))(
    '%j shows no pack for infants first',
    async (query) => {
      const [first] = await found(query);
      expect(first && isForChildren(first) ? first.name : null).toBeNull();
    },
  );

  test("of children's words their own packs come first", async () => {
    for (const query of ['barn tandkräm', 'blöjor', 'babyolja']) {
      const [first] = await found(query);
      expect(first && isForChildren(first)).toBe(true);
    }
  });
});
