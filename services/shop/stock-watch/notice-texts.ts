import type { Product } from '../../../domain/catalogue/index.js';
import { writeMail, type WrittenMail } from '../../partners/mail/letter.js';

export const noticeTexts = {
  subject: 'En vara du bevakar finns i lager igen',
  /** PRO-15: the decided words for a prescription medicine. They tell no more than that something is back. */
  prescription: 'En vara du bevakar finns i lager',
  push: 'Älgört',
} as const;

const FAVOURITES = '/favourites';
/** Favourites hold no prescription medicines, so a notice about one leads to the prescriptions. */
const PRESCRIPTIONS = '/mina-recept-inloggad/';

/** LAW-09: writes the mail. It names and links the goods; for a medicine it has neither name nor link. */
export function stockMail(
  product: Pick<Product, 'type' | 'name' | 'slug'>,
  firstName: string | null,
  shopUrl: string,
): WrittenMail {
  return writeMail({
    subject: subjectOf(product),
    firstName,
    parts: [
      { label: labelOf(product), url: `${shopUrl}${pathOf(product)}` },
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
    body: subjectOf(product),
    path: pathOf(product),
  };
}

function subjectOf({ type }: Pick<Product, 'type'>): string {
  return type === 'Rx' ? noticeTexts.prescription : noticeTexts.subject;
}

function labelOf({ type, name }: Pick<Product, 'type' | 'name'>): string {
  if (type === 'Ha') return `${name} finns i lager igen`;
  return `${subjectOf({ type })}. Logga in för att se vilken`;
}

function pathOf({ type, slug }: Pick<Product, 'type' | 'slug'>): string {
  if (type === 'Ha') return `/produkt/${slug}`;
  return type === 'Rx' ? PRESCRIPTIONS : FAVOURITES;
}
