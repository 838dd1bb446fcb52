import { Link } from '@remix-run/react';

import { isReduced } from '../../../../domain/pricing/reduction.js';
import type { CartLineView, CartView, NotEntirelyAdded } from '../../../../services/shop/cart/contract.js';
import { Amount } from '../../../interface/words/price.js';
import { CartQuantity } from '../../cart/cart-quantity.js';
import { unbroken } from '../../product-card/product-name.js';
import { GiftChoice } from './discount/gift-choice.js';
import { lineWithdrawalText } from '../withdrawal-texts.js';
import { basketTexts as texts, flagTexts, unsentTexts } from './texts.js';

const withdrawnTexts = { ...unsentTexts, withdrawn: texts.withdrawn, recalled: texts.recalled } as const;

interface CartLinesProps extends Pick<CartView, 'lines' | 'withdrawal'> {
  /** The products of which not everything was added. */
  readonly told: readonly NotEntirelyAdded[];
}

export function CartLines({ lines, withdrawal, told }: CartLinesProps): React.JSX.Element {
  return (
    <ul className="lines" id="cartId">
      {lines.map((line) => (
        <CartLine
          key={line.gift ? `gift-${line.varuId}` : line.varuId}
          line={line}
          withdrawal={withdrawal}
          marked={told.some(({ varuId }) => varuId === line.varuId)}
        />
      ))}
    </ul>
  );
}

/** Says why a product in the cart cannot be bought; shows nothing when it can. */
function Standing({ line }: { readonly line: CartLineView }): React.JSX.Element | null {
  const fault = faultOf(line);
  return fault === null ? null : <p className="field-error">{fault}</p>;
}

function faultOf({ withdrawn, aboveLimit, available, onlyCollected }: CartLineView): string | null {
  if (withdrawn) return withdrawnTexts[withdrawn];
  if (aboveLimit !== null || available === null) return aboveLimit;
  if (onlyCollected) return texts.fewerCollected(available);
  return available === 0 ? texts.gone : texts.fewer(available);
}

/** Says what the sale of the product depends on: cold delivery, nicotine, an age limit (CRT-03). */
function Restrictions({ line: { flags } }: { readonly line: CartLineView }): React.JSX.Element | null {
  const shown = [...new Set(flags.flatMap((flag) => flagTexts[flag] ?? []))];
  return shown.length === 0 ? null : (
    <ul className="line-flags muted small">
      {shown.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
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

interface CartLineProps extends Pick<CartView, 'withdrawal'> {
  readonly line: CartLineView;
  readonly marked: boolean;
}

function CartLine({ line, withdrawal, marked }: CartLineProps): React.JSX.Element {
  const { varuId, slug, name, brand, packageText, unitPrice, regularPrice, lowestPrice30Days, quantity, total } = line;
  const reduced =
    !line.gift && unitPrice < regularPrice && isReduced(unitPrice, regularPrice, lowestPrice30Days ?? null);
  const excepted = lineWithdrawalText(line.mayWithdraw, withdrawal);
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
        {excepted && <p className="muted small">{excepted}</p>}
        <Restrictions line={line} />
        {line.onlyCollected && <p className="muted small">{texts.onlyCollected}</p>}
        {marked && <p className="field-error">{texts.notEntirelyAdded}</p>}
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
