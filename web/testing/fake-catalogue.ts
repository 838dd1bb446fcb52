import type { Category, Product } from '../../domain/catalogue/index.js';
import { buyable, productArt, restricted, salesPrice } from '../../domain/catalogue/index.js';
import type { CatalogueService, CategoryLink, Listing, ListingQuery, ProductCardView } from '../../services/web-host/contract/catalogue.js';

export function cardOf(product: Product): ProductCardView {
  const { varuId, slug, name, brand, type, packageText, price, discountPrice, lowestPrice30Days, webStock, inStores, isNew, isWebUnique } = product;
  const saved = discountPrice === null ? 0 : Math.round(((price - discountPrice) / price) * 100);
  return {
    varuId, slug, name, brand, type, packageText, price, discountPrice, lowestPrice30Days, inStores, isNew, isWebUnique,
    comparison: product.comparisonPrice !== null && product.comparisonUnit ? { price: product.comparisonPrice, unit: product.comparisonUnit } : null,
    buyable: buyable(product),
    inWebStock: webStock > 0,
    ratingTenths: product.ratingTenths,
    ratingCount: product.ratingCount,
    sticker: saved > 0 ? { large: `−${saved} %`, small: null } : null,
    maxQuantity: product.flags.includes('Paracetamol') ? 2 : type === 'Ex' ? 5 : 99,
  };
}

/** A catalogue in memory with naive search: enough to look at the pages. */
export function fakeCatalogue(products: readonly Product[], categories: readonly Category[]): CatalogueService {
  const popular = [...products].sort((a, b) => b.popularity - a.popularity);
  const open = popular.filter((product) => buyable(product) && product.webStock > 0);
  const link = ({ path, name }: Category): CategoryLink => ({ path, name });
  const chain = (path: string): CategoryLink[] => categories.filter((category) => path === category.path || path.startsWith(`${category.path}/`)).map(link);
  return {
    start: async () => ({
      campaigns: [
        { id: 'c1', title: 'Tre för två på all hudvård från Ängsro', text: 'Lägg tre i korgen, så bjuder vi på den billigaste.', href: '/kategori/hudvard', validTo: '2026-12-06' },
        { id: 'c2', title: 'Rustad för förkylningstider', text: 'Nässpray, halstabletter och termometrar till lägre pris.', href: '/kategori/receptfria-lakemedel', validTo: null },
      ],
      popular: open.slice(0, 10).map(cardOf),
      reduced: open.filter(({ discountPrice }) => discountPrice !== null).slice(0, 5).map(cardOf),
    }),
    menu: async () =>
      categories
        .filter(({ parent }) => parent === null)
        .map((top) => ({ ...link(top), children: categories.filter(({ parent }) => parent === top.path).map(link) })),
    category: async (path, query) => {
      const found = categories.find((category) => category.path === path);
      if (!found) return null;
      const inside = popular.filter(({ categoryPath }) => categoryPath === path || categoryPath.startsWith(`${path}/`));
      return { ...listing(inside, query), name: found.name, description: null, breadcrumbs: chain(path), children: categories.filter(({ parent }) => parent === path).map(link) };
    },
    search: async (q, query) => {
      const words = q.toLowerCase().split(/\s+/);
      const hits = popular.filter(({ name, brand, substance }) => words.every((word) => `${name} ${brand} ${substance ?? ''}`.toLowerCase().includes(word)));
      return { ...listing(hits, query), q, suggestions: hits.length === 0 ? ['alvedon', 'ipren'] : [] };
    },
    product: async (slug) => {
      const product = products.find((each) => each.slug === slug);
      if (!product) return null;
      const siblings = products.filter(({ family }) => family === product.family);
      return {
        ...cardOf(product),
        brandSlug: product.brandSlug, ean: product.ean, form: product.form, strength: product.strength, substance: product.substance, atcCode: product.atcCode,
        flags: product.flags, description: product.description, usage: product.usage, contents: product.contents, vatRate: 25,
        breadcrumbs: chain(product.categoryPath),
        variants: siblings.map((sibling) => ({ slug: sibling.slug, label: sibling.variant?.value ?? sibling.packageText, selected: sibling === product })),
        related: open.filter((each) => each !== product && each.categoryPath === product.categoryPath && !restricted(each)).slice(0, 5).map(cardOf),
      };
    },
    productImage: async (varuId) => {
      const product = products.find((each) => each.varuId === varuId);
      return product ? productArt(product) : null;
    },
  };
}

const ORDERS: Record<string, (a: Product, b: Product) => number> = {
  priceAsc: (a, b) => salesPrice(a) - salesPrice(b),
  priceDesc: (a, b) => salesPrice(b) - salesPrice(a),
  nameAsc: (a, b) => a.name.localeCompare(b.name, 'sv'),
  nameDesc: (a, b) => b.name.localeCompare(a.name, 'sv'),
  discountDesc: (a, b) => b.price - salesPrice(b) - (a.price - salesPrice(a)),
  news: (a, b) => b.addedOn.localeCompare(a.addedOn),
};

function listing(products: readonly Product[], { loaded, sortBy, facets }: ListingQuery): Listing {
  const chosen = products.filter(
    ({ brand, packageType }) => (!facets.Brand?.length || facets.Brand.includes(brand)) && (!facets.PackageType?.length || facets.PackageType.includes(packageType)),
  );
  const sorted = sortBy ? [...chosen].sort(ORDERS[sortBy]) : chosen;
  const facet = (name: 'Brand' | 'PackageType', key: 'brand' | 'packageType') => {
    const counts = new Map<string, number>();
    for (const product of products) counts.set(product[key], (counts.get(product[key]) ?? 0) + 1);
    const items = [...counts].sort((a, b) => b[1] - a[1]).slice(0, 20).map(([item, count]) => ({ item, count, selected: facets[name]?.includes(item) ?? false }));
    return { name, items };
  };
  return { total: chosen.length, products: sorted.slice(0, loaded).map(cardOf), facets: [facet('Brand', 'brand'), facet('PackageType', 'packageType')] };
}
