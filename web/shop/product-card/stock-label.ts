import type { ProductCardView } from '../../../services/shop/catalogue/contract.js';

type Stocked = Pick<ProductCardView, 'slug' | 'type' | 'buyable' | 'inWebStock' | 'inStores' | 'restriction'>;

export type CardAction =
  | { readonly kind: 'buy'; readonly label: 'Köp' }
  | { readonly kind: 'link'; readonly label: 'Köp från butik' | 'Se recept' | 'Logga in' | 'Visa'; readonly to: string }
  | { readonly kind: 'none'; readonly label: 'Slut i webblager' };

/** Decides which button a product card has (CAT-03, SET-10). */
export function cardAction(product: Stocked, known: boolean): CardAction {
  const page = `/produkt/${product.slug}`;
  if (product.type === 'Rx') {
    return known
      ? { kind: 'link', label: 'Se recept', to: '/mina-recept-inloggad/' }
      : { kind: 'link', label: 'Logga in', to: `/init-login?redirect=${page}` };
  }
  const sells = product.inWebStock && product.restriction === null;
  if (!sells && product.inStores) return { kind: 'link', label: 'Köp från butik', to: `${page}#lager` };
  if (!product.inWebStock) return { kind: 'none', label: 'Slut i webblager' };
  return product.buyable ? { kind: 'buy', label: 'Köp' } : { kind: 'link', label: 'Visa', to: page };
}
