import type { Product } from '../../../domain/catalogue/index.js';
import { eanOf, slugOf } from '../../../domain/catalogue/index.js';
import { generateCatalogue } from '../../../seed/catalogue/index.js';
import type { Search } from './search.js';
import { SearchEngine } from './search-engine.js';

const [plain] = [...generateCatalogue({ seed: 7, size: 1 })] as [Product];

const VAT_CLASS = { Rx: 'prescription', Ex: 'medicine-otc', Ha: 'goods' } as const;

export function aProduct(varuId: string, name: string, given: Partial<Product> = {}): Product {
  const brand = given.brand ?? 'Älgört';
  return {
    ...plain,
    ...{
      varuId,
      name,
      brand,
      brandSlug: slugOf(brand),
      slug: `${slugOf(name)}-${varuId}`,
      ean: eanOf(varuId),
      family: varuId,
    },
    ...{
      type: 'Ha',
      vatClass: VAT_CLASS[given.type ?? 'Ha'],
      flags: [],
      form: '',
      strength: null,
      substance: null,
      atcCode: null,
      packTitle: name,
      description: '',
    },
    ...{
      price: 10_000,
      discountPrice: null,
      lowestPrice30Days: null,
      webStock: 10,
      inStores: true,
      popularity: 100,
      variant: null,
    },
    ...given,
  };
}

/**
 * Creates a search engine with these products in memory. It has no database: it can make lists, but not search for
 * words.
 */
export function shelfWith(products: Iterable<Product>): SearchEngine {
  const engine = new SearchEngine({} as never, {} as never);
  const all = [...products];
  for (const product of all) engine.shelf.put(product, 'later');
  const swedish = new Intl.Collator('sv');
  engine.shelf.orderNames([...all].sort((a, b) => swedish.compare(a.name, b.name)).map(({ varuId }) => Number(varuId)));
  return engine;
}

export function searchOf(engine: SearchEngine): Search {
  return { ready: async () => engine } as Search;
}
