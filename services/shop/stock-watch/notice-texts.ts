import type { Product } from '../../../domain/catalogue/index.js';
import { asHtml } from '../../partners/mail/as-html.js';

export const noticeTexts = { subject: 'En vara du bevakar finns i lager igen', push: 'Älgört' } as const;

interface Letter {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** LAW-09: writes the mail. It names and links the goods; for a medicine it has neither name nor link. */
export function stockMail(
  product: Pick<Product, 'type' | 'name' | 'slug'>,
  firstName: string | null,
  shopUrl: string,
): Letter {
  const text = [
    `Hej${firstName ? ` ${firstName}` : ''}!`,
    '',
    ...(product.type === 'Ha'
      ? [`${product.name} finns i lager igen:`, `${shopUrl}/produkt/${product.slug}`]
      : ['En vara du bevakar finns i lager igen. Logga in för att se vilken:', `${shopUrl}/favourites`]),
    '',
    'Bevakningen är nu avslutad. Vi kan inte lova hur länge varan räcker.',
    '',
    'Vänliga hälsningar',
    'Älgört',
  ].join('\n');
  return { subject: noticeTexts.subject, text, html: asHtml(text) };
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
