import { Link } from '@remix-run/react';
import { Check, CircleSlash2, Info } from 'lucide-react';

import type { ProductView } from '../../../services/web-host/contract/catalogue.js';
import { ButtonLink } from '../../interface/button.js';
import { Price } from '../../interface/price.js';
import { Rating } from '../../interface/rating.js';
import { useRootData } from '../../root-data.js';
import { CartQuantity } from '../cart/cart-quantity.js';
import { cardAction } from '../product-card/stock-label.js';
import { productTexts as texts } from './texts.js';

export function BuyBox({ product }: { readonly product: ProductView }): React.JSX.Element {
  return (
    <div className="buy-box">
      <p className="buy-box-brand">{product.brand}</p>
      <h1>{product.name}</h1>
      <p className="muted">{[texts.types[product.type], product.packageText].filter(Boolean).join(' · ')}</p>
      <Rating tenths={product.ratingTenths} count={product.ratingCount} />
      <Variants product={product} />
      <div className="buy-box-price">
        <Price product={product} large />
        {product.sticker && (
          <p className="buy-box-sticker">
            {product.sticker.large} {product.sticker.small}
          </p>
        )}
      </div>
      <Action product={product} />
      <Stock product={product} />
      <Notes product={product} />
    </div>
  );
}

function Action({ product }: { readonly product: ProductView }): React.JSX.Element | null {
  const known = useRootData()?.session.kind === 'known';
  if (product.type !== 'Rx' && product.inWebStock) {
    return <CartQuantity varuId={product.varuId} name={product.name} max={product.maxQuantity} label={texts.buy} wide />;
  }
  const action = cardAction(product, known);
  return action.kind === 'link' && product.type === 'Rx' ? <ButtonLink to={action.to}>{action.label}</ButtonLink> : null;
}

function Stock({ product }: { readonly product: ProductView }): React.JSX.Element | null {
  if (product.type === 'Rx') return null;
  const Icon = product.inWebStock || product.inStores ? Check : CircleSlash2;
  const text = product.inWebStock ? texts.inStock : product.inStores ? texts.onlyStores : texts.gone;
  return (
    <p className={product.inWebStock ? 'stock stock-in' : 'stock'}>
      <Icon size={18} strokeWidth={2} aria-hidden /> {text}
    </p>
  );
}

function Variants({ product }: { readonly product: ProductView }): React.JSX.Element | null {
  if (product.variants.length < 2) return null;
  return (
    <nav aria-label={texts.variants}>
      <ul className="variants">
        {product.variants.map(({ slug, label, selected }) => (
          <li key={slug}>
            <Link to={`/produkt/${slug}`} className="variant" aria-current={selected ? 'page' : undefined} preventScrollReset>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Notes({ product }: { readonly product: ProductView }): React.JSX.Element | null {
  const notes = product.flags.map((flag) => texts.flags[flag]);
  if (product.type !== 'Ha') notes.push(`${texts.medicine} ${texts.returnless}`);
  if (notes.length === 0) return null;
  return (
    <ul className="buy-box-notes">
      {notes.map((note) => (
        <li key={note}>
          <Info size={18} strokeWidth={1.5} aria-hidden /> {note}
        </li>
      ))}
    </ul>
  );
}
