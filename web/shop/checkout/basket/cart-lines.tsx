import { Link } from '@remix-run/react';

import { isReduced } from '../../../../domain/pricing/reduction.js';
import type { CartLineView } from '../../../../services/shop/cart/contract.js';
import { Amount } from '../../../interface/words/price.js';
import { CartQuantity } from '../../cart/cart-quantity.js';
import { unbroken } from '../../product-card/product-name.js';
import { basketTexts as texts } from './texts.js';

export function CartLines({ lines }: { readonly lines: readonly CartLineView[] }): React.JSX.Element {
  return (
    <ul className="lines" id="cartId">
      {lines.map((line) => (
        <CartLine key={line.varuId} line={line} />
      ))}
    </ul>
  );
}

/** Says why a product in the cart cannot be bought; shows nothing when it can. */
function Standing({ line: { withdrawn, inWebStock } }: { readonly line: CartLineView }): React.JSX.Element | null {
  if (withdrawn) return <p className="field-error">{texts[withdrawn]}</p>;
  return inWebStock ? null : <p className="field-error">{texts.gone}</p>;
}

function CartLine({ line }: { readonly line: CartLineView }): React.JSX.Element {
  const { varuId, slug, name, brand, packageText, unitPrice, regularPrice, lowestPrice30Days, quantity, total } = line;
  const reduced = unitPrice < regularPrice && isReduced(unitPrice, regularPrice, lowestPrice30Days ?? null);
  return (
    <li className="line" id={`p-${varuId}`}>
      <span className="line-picture">
        <img src={`/bild/${varuId}.svg`} alt="" width="72" height="72" />
      </span>
      <div className="line-text">
        <Link to={`/produkt/${slug}`}>{unbroken(name)}</Link>
        <p className="muted small">
          {brand} · {packageText}
        </p>
        {quantity > 1 && (
          <p className="muted small">
            <Amount ore={unitPrice} />/{texts.each}
          </p>
        )}
        {reduced && typeof lowestPrice30Days === 'number' && (
          <p className="muted small">
            {texts.lowest} <Amount ore={lowestPrice30Days} />
          </p>
        )}
        {line.memberPrice !== null && (
          <p className="muted small">
            {texts.memberPrice} <Amount ore={line.memberPrice} />
          </p>
        )}
        {line.comparison && (
          <p className="muted small">
            {texts.comparison} <Amount ore={line.comparison.price} />/{line.comparison.unit}
          </p>
        )}
        <Standing line={line} />
      </div>
      <div className="line-quantity">
        <CartQuantity varuId={varuId} name={name} max={line.maxQuantity} />
      </div>
      <p className={reduced ? 'line-total price-reduced' : 'line-total'}>
        <Amount ore={total} />
        {reduced && (
          <s className="line-regular">
            <Amount ore={regularPrice * quantity} />
          </s>
        )}
      </p>
    </li>
  );
}
