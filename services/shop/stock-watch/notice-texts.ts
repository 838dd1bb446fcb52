import type { Product } from '../../../domain/catalogue/index.js';
import { writeMail, type WrittenMail } from '../../partners/mail/letter.js';

export const noticeTexts = { subject: 'En vara du bevakar finns i lager igen', push: 'Älgört' } as const;

/** LAW-09: writes the mail. It names and links the goods; for a medicine it has neither name nor link. */
export function stockMail(
  product: Pick<Product, 'type' | 'name' | 'slug'>,
  firstName: string | null,
  shopUrl: string,
): WrittenMail {
  return writeMail({
    subject: noticeTexts.subject,
    firstName,
    parts: [
      product.type === 'Ha'
        ? { label: `${product.name} finns i lager igen`, url: `${shopUrl}/produkt/${product.slug}` }
        : { label: 'En vara du bevakar finns i lager igen. Logga in för att se vilken', url: `${shopUrl}/favourites` },
      'Bevakningen är nu avslutad. Vi kan inte lova hur länge varan räcker.',
    ],
  });
}

/** Writes the push text. It names nothing, because other people may read a locked screen. */
export function stockPush(product: Pick<Product, 'type' | 'slug'>): {
  readonly title: string;
  readonly body: string;
  readonly path: string;
} {
  return {
    title: noticeTexts.push,
    body: noticeTexts.subject,
    path: product.type === 'Ha' ? `/produkt/${product.slug}` : '/favourites',
  };
}
