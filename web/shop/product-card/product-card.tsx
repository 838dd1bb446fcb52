import { PrefetchPageLinks } from '@remix-run/react';
import { Fragment, memo, useRef } from 'react';

import type { ProductCardView } from '../../../services/shop/catalogue/contract.js';
import { FavouriteButton } from '../favourites/favourite-button.js';
import { WatchButton } from '../favourites/watch-button.js';
import { Price } from '../../interface/words/price.js';
import { useRootData } from '../../visit/root-data.js';
import { CART_FORM } from '../cart/bought.js';
import { Adjuster } from '../cart/cart-quantity.js';
import { useCartQuantities, useSendCartChange, type SendCartChange } from '../cart/use-cart.js';
import { ChildrenBadge } from './children-badge.js';
import { packLine, titleOf, unbroken } from './product-name.js';
import { RatingLabel } from './rating-label.js';
import { cardAction, type CardAction } from './stock-label.js';
import { cardTexts as texts } from './texts.js';
import { useLightLinks } from './use-light-links.js';
import '../../interface/navigation/button.css';
import './product-card.css';
import './stars.css';

interface ProductGridProps {
  readonly products: readonly ProductCardView[];
  readonly heading?: 'h2' | 'h3';
  /** Content across the whole grid, shown below its first row however many cards a row has. */
  readonly belowFirstRow?: React.ReactNode;
}

/** The most cards that a row has. */
const FIRST_ROW = 5;

export function ProductGrid({ products, heading = 'h3', belowFirstRow }: ProductGridProps): React.JSX.Element {
  const known = useRootData()?.session.kind === 'known';
  const { quantities, loading, limits, limitTexts } = useCartQuantities();
  const send = useSendCartChange();
  const list = useRef<HTMLUListElement>(null);
  const intent = useLightLinks(list);
  const between = belowFirstRow && <li className="product-grid-between">{belowFirstRow}</li>;
  return (
    <>
      <ul className="product-grid" ref={list}>
        {products.map((product, index) => (
          <Fragment key={product.varuId}>
            {index === FIRST_ROW && between}
            <ProductCard
              product={product}
              eager={index < FIRST_ROW}
              heading={heading}
              known={known}
              quantity={quantities[product.varuId] ?? 0}
              max={limits[product.varuId] ?? product.maxQuantity}
              limitText={limitTexts[product.varuId] ?? null}
              loading={loading.has(product.varuId)}
              send={send}
            />
          </Fragment>
        ))}
        {products.length <= FIRST_ROW && between}
      </ul>
      {intent && <PrefetchPageLinks page={intent} />}
    </>
  );
}

interface ProductCardProps {
  readonly product: ProductCardView;
  /** True in the first row of a page. The picture then loads at once. */
  readonly eager: boolean;
  readonly heading: 'h2' | 'h3';
  readonly known: boolean;
  readonly quantity: number;
  readonly max: number;
  readonly limitText: string | null;
  readonly loading: boolean;
  readonly send: SendCartChange;
}

/** A listing has 48 cards, so a card has few elements and uses no hooks. */
const ProductCard = memo(function ProductCard(props: ProductCardProps): React.JSX.Element {
  const { product, eager, heading: Heading } = props;
  const { slug, varuId, name, brand, pack, sticker } = product;
  return (
    <li className="card" id={`p-${varuId}`}>
      <img
        className="card-picture"
        src={`/bild/${varuId}.svg`}
        alt=""
        width="240"
        height="220"
        loading={eager ? undefined : 'lazy'}
        decoding="async"
      />
      {sticker && (
        <p className="card-sticker">
          <strong>{sticker.large}</strong>
          {sticker.small && <small>{sticker.small}</small>}
        </p>
      )}
      {product.isNew && <p className="card-new">{texts.isNew}</p>}
      <p className="card-brand">
        {brand}
        {product.forChildren && <ChildrenBadge />}
      </p>
      <Heading className="card-name">
        <a href={`/produkt/${slug}`}>
          <span className="card-title">{unbroken(titleOf(name, pack))}</span>{' '}
          {pack.length > 0 && <span className="card-pack">{packLine(pack)}</span>}
        </a>
      </Heading>
      <RatingLabel tenths={product.ratingTenths} count={product.ratingCount} />
      <Price product={product} />
      {typeof product.memberPrice === 'number' && (
        <p className="card-member">
          {texts.memberPrice(product.memberPrice)}
          {typeof product.memberLowestPrice30Days === 'number' && (
            <small>{texts.memberLowest(product.memberLowestPrice30Days)}</small>
          )}
        </p>
      )}
      {product.restriction && <p className="card-only">{product.restriction}</p>}
      {product.isWebUnique && product.inWebStock && <p className="card-only">{texts.onlineOnly}</p>}
      <Buy {...props} />
      <FavouriteButton varuId={varuId} name={name} onPicture />
    </li>
  );
});

function Buy({ product, known, quantity, max, limitText, loading, send }: ProductCardProps): React.JSX.Element {
  const { varuId, name } = product;
  if (quantity > 0)
    return (
      <Adjuster
        varuId={varuId}
        name={name}
        quantity={quantity}
        max={max}
        limitText={limitText}
        loading={loading}
        from="card"
        send={send}
      />
    );
  const action = cardAction(product, known);
  if (action.kind !== 'buy') return <NotSold product={product} known={known} action={action} />;
  return (
    <button
      className="card-buy button button-primary"
      form={CART_FORM}
      name="buy"
      value={varuId}
      aria-label={`${action.label} ${name}`}
      data-warning={product.warning ?? undefined}
    >
      {action.label}
    </button>
  );
}

interface NotSoldProps extends Pick<ProductCardProps, 'product' | 'known'> {
  readonly action: Exclude<CardAction, { readonly kind: 'buy' }>;
}

/**
 * Shown when a card has no buy button. A product that is out of stock online can be watched, even if pharmacies have it
 * (PRO-09).
 */
function NotSold({
  product: { varuId, name, type, inWebStock, isMonitorable },
  known,
  action,
}: NotSoldProps): React.JSX.Element {
  return (
    <>
      {action.kind === 'none' ? (
        <p className="card-gone">{action.label}</p>
      ) : (
        <a href={action.to} className="card-buy button button-quiet" aria-label={`${action.label}: ${name}`}>
          {action.label}
        </a>
      )}
      {known && !inWebStock && type !== 'Rx' && isMonitorable && <WatchButton varuId={varuId} name={name} />}
    </>
  );
}
