import { Link } from '@remix-run/react';

import { isReduced } from '../../../../domain/pricing/reduction.js';
import type { CartLineView } from '../../../../services/shop/cart/contract.js';
import { Amount } from '../../../interface/words/price.js';
import { CartQuantity } from '../../cart/cart-quantity.js';
import { unbroken } from '../../product-card/product-name.js';
import { GiftChoice } from './gift-choice.js';
import { basketTexts as texts } from './texts.js';

export function CartLines({ lines }: { readonly lines: readonly CartLineView[] }): React.JSX.Element {
  return (
    <ul className="lines" id="cartId">
      {lines.map((line) => (
        <CartLine key={line.gift ? `gift-${line.varuId}` : line.varuId} line={line} />
      ))}
    </ul>
  );
}

/** Says why a product in the cart cannot be bought; shows nothing when it can. */
function Standing({ line: { withdrawn, available } }: { readonly line: CartLineView }): React.JSX.Element | null {
  if (withdrawn) return <p className="field-error">{texts[withdrawn]}</p>;
  if (available === null) return null;
  return <p className="field-error">{available === 0 ? texts.gone : texts.fewer(available)}</p>;
}

/** Names the discounts that the price of one piece does not show. Coupon and cheque stand in the summary. */
function Reasons({ line: { discounts } }: { readonly line: CartLineView }): React.JSX.Element | null {
  const shown = discounts.filter(({ kind }) => !['campaign', 'coupon', 'cheque'].includes(kind));
  return shown.length === 0 ? null : (
    <ul className="line-discounts small">
      {shown.map(({ kind, label, amount }) => (
        <li key={kind}>
          {label} −<Amount ore={amount} />
        </li>
      ))}
    </ul>
  );
}

function CartLine({ line }: { readonly line: CartLineView }): React.JSX.Element {
  const { varuId, slug, name, brand, packageText, unitPrice, regularPrice, lowestPrice30Days, quantity, total } = line;
  const reduced =
    !line.gift && unitPrice < regularPrice && isReduced(unitPrice, regularPrice, lowestPrice30Days ?? null);
  return (
    <li className="line" id={line.gift ? `gift-${varuId}` : `p-${varuId}`}>
      <span className="line-picture">
        <img src={`/bild/${varuId}.svg`} alt="" width="72" height="72" />
      </span>
      <div className="line-text">
        <Link to={`/produkt/${slug}`}>{unbroken(name)}</Link>
        <p className="muted small">
          {brand} · {packageText}
        </p>
        {!line.gift && quantity > 1 && (
          <p className="muted small">
            <Amount ore={unitPrice} />/{texts.each}
          </p>
        )}
        {reduced && typeof lowestPrice30Days === 'number' && (
          <p className="muted small">
            {texts.lowest} <Amount ore={lowestPrice30Days} />
          </p>
        )}
        <Reasons line={line} />
        {line.memberPrice !== null && (
          <p className="muted small">
            {texts.memberPrice} <Amount ore={line.memberPrice} />
          </p>
        )}
        {line.comparison && !line.gift && (
          <p className="muted small">
            {texts.comparison} <Amount ore={line.comparison.price} />/{line.comparison.unit}
          </p>
        )}
        <Standing line={line} />
      </div>
      <div className="line-quantity">
        {line.gift ? (
          <GiftChoice gift={line.gift} selected={varuId} />
        ) : (
          <CartQuantity varuId={varuId} name={name} max={line.maxQuantity} />
        )}
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
