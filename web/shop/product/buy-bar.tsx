import { formatKronor } from '../../../domain/kernel/money.js';
import type { ProductView } from '../../../services/shop/catalogue/contract.js';
import { BUY_BAR } from '../cart/bought.js';
import { CartQuantity } from '../cart/cart-quantity.js';
import { packLine, titleOf } from '../product-card/product-name.js';
import { isSold } from './buy-action.js';
import { productTexts as texts } from './texts.js';
import './buy-bar.css';

/**
 * Price and buy button at the bottom of a small screen, while the page's own button is out of sight. The style sheet
 * alone shows and hides it, so that it needs no scripts. A browser without scroll timelines always shows it.
 */
export function BuyBar({ product }: { readonly product: ProductView }): React.JSX.Element | null {
  if (!isSold(product)) return null;
  const { varuId, name, pack, price, discountPrice, maxQuantity, warning } = product;
  return (
    <section className={BUY_BAR} aria-label={texts.buyBar}>
      <p className="buy-bar-name">{titleOf(name, pack)}</p>
      <p>
        <strong className="buy-bar-price">{formatKronor(discountPrice ?? price)}</strong>{' '}
        <span className="buy-bar-pack">{packLine(pack)}</span>
      </p>
      <CartQuantity varuId={varuId} name={name} max={maxQuantity} warning={warning} />
    </section>
  );
}
