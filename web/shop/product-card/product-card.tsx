import { Link } from '@remix-run/react';

import type { ProductCardView } from '../../../services/web-host/contract/catalogue.js';
import { ButtonLink } from '../../interface/button.js';
import { Price } from '../../interface/price.js';
import { Rating } from '../../interface/rating.js';
import { useRootData } from '../../root-data.js';
import { CartQuantity } from '../cart/cart-quantity.js';
import { cardAction } from './stock-label.js';
import './product-card.css';

interface ProductCardProps {
  readonly product: ProductCardView;
  /** The first row of a page loads its pictures at once. */
  readonly eager?: boolean;
  readonly heading?: 'h2' | 'h3';
}

export function ProductCard({ product, eager, heading: Heading = 'h3' }: ProductCardProps): React.JSX.Element {
  const { slug, varuId, name, brand, packageText } = product;
  return (
    <li className="card" id={`p-${varuId}`}>
      <div className="card-picture">
        <img src={`/bild/${varuId}.svg`} alt="" width="240" height="240" loading={eager ? 'eager' : 'lazy'} decoding="async" />
        <Marks product={product} />
      </div>
      <div className="card-text">
        <p className="card-brand">{brand}</p>
        <Heading className="card-name">
          <Link to={`/produkt/${slug}`} prefetch="intent">
            {name}
          </Link>
        </Heading>
        <p className="card-package">{packageText}</p>
        <Rating tenths={product.ratingTenths} count={product.ratingCount} />
      </div>
      <div className="card-buy">
        <Price product={product} />
        <Buy product={product} />
      </div>
    </li>
  );
}

function Marks({ product }: { readonly product: ProductCardView }): React.JSX.Element {
  const { sticker, isNew, isWebUnique } = product;
  return (
    <>
      {sticker && (
        <p className="card-sticker">
          <strong>{sticker.large}</strong>
          {sticker.small && <small>{sticker.small}</small>}
        </p>
      )}
      <p className="card-marks">
        {isNew && <span className="mark mark-new">Nyhet</span>}
        {isWebUnique && <span className="mark">Endast online</span>}
      </p>
    </>
  );
}

function Buy({ product }: { readonly product: ProductCardView }): React.JSX.Element {
  const known = useRootData()?.session.kind === 'known';
  const action = cardAction(product, known);
  if (action.kind === 'buy') return <CartQuantity varuId={product.varuId} name={product.name} max={product.maxQuantity} wide />;
  if (action.kind === 'none') return <p className="card-gone">{action.label}</p>;
  return (
    <ButtonLink to={action.to} variant="quiet" wide aria-label={`${action.label}: ${product.name}`}>
      {action.label}
    </ButtonLink>
  );
}

export function ProductGrid({ products, heading }: { readonly products: readonly ProductCardView[]; readonly heading?: 'h2' | 'h3' }): React.JSX.Element {
  return (
    <ul className="product-grid">
      {products.map((product, index) => (
        <ProductCard key={product.varuId} product={product} eager={index < 5} heading={heading} />
      ))}
    </ul>
  );
}
