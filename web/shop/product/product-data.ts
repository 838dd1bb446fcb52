import { decimalKronor } from '../../../domain/kernel/money.js';
import type { ProductView } from '../../../services/shop/catalogue/contract.js';

type Described = Pick<
  ProductView,
  | 'varuId'
  | 'slug'
  | 'ean'
  | 'name'
  | 'brand'
  | 'type'
  | 'description'
  | 'price'
  | 'discountPrice'
  | 'inWebStock'
  | 'inStores'
  | 'restriction'
  | 'ratingTenths'
  | 'ratingCount'
  | 'pictures'
  | 'withdrawal'
>;

/**
 * Describes the product for search engines (schema.org, CAT-02). Prescription items (LAW-01) and products no longer
 * sold have no Offer.
 */
export function productData(product: Described, publicUrl: string): object {
  const { varuId, slug, ean, name, brand, type, description, withdrawal } = product;
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name,
    sku: varuId,
    ...(/^\d{13}$/.test(ean) && { gtin13: ean }),
    brand: { '@type': 'Brand', name: brand },
    description,
    image: images(product).map((address) => `${publicUrl}${address}`),
    url: `${publicUrl}/produkt/${slug}`,
    ...(type !== 'Rx' && withdrawal === null && { offers: offer(product, publicUrl) }),
    ...rating(product),
  };
}

function images({ varuId, pictures }: Described): readonly string[] {
  return pictures.length > 0 ? pictures.map(({ src }) => src) : [`/bild/${varuId}.svg`];
}

function offer(
  { slug, price, discountPrice, inWebStock, inStores, restriction }: Described,
  publicUrl: string,
): object {
  const availability = inWebStock && restriction === null ? 'InStock' : inStores ? 'InStoreOnly' : 'OutOfStock';
  return {
    '@type': 'Offer',
    url: `${publicUrl}/produkt/${slug}`,
    priceCurrency: 'SEK',
    price: decimalKronor(discountPrice ?? price),
    availability: `https://schema.org/${availability}`,
    itemCondition: 'https://schema.org/NewCondition',
    seller: { '@type': 'Organization', name: 'Älgört Apotek AB' },
  };
}

function rating({ ratingTenths, ratingCount }: Described): object {
  if (ratingTenths === null || ratingCount === 0) return {};
  return { aggregateRating: { '@type': 'AggregateRating', ratingValue: (ratingTenths / 10).toFixed(1), ratingCount } };
}
