import { Link, useLocation } from '@remix-run/react';
import { CircleSlash2, TriangleAlert } from 'lucide-react';

import { FavouriteButton } from '../favourites/favourite-button.js';
import { formatKronor } from '../../../domain/kernel/money.js';
import type { ProductView } from '../../../services/shop/catalogue/contract.js';
import { formatDay } from '../../interface/words/dates.js';
import { Price } from '../../interface/words/price.js';
import { useRootData } from '../../visit/root-data.js';
import { ChildrenBadge } from '../product-card/children-badge.js';
import { packageBeside, unbroken } from '../product-card/product-name.js';
import { RatingLabel } from '../product-card/rating-label.js';
import { BuyAction } from './buy-action.js';
import { ProductNotes } from './product-notes.js';
import { productTexts as texts } from './texts.js';
import '../product-card/stars.css';

interface BuyBoxProps {
  readonly product: ProductView;
}

export function BuyBox({ product }: BuyBoxProps): React.JSX.Element {
  const beside = packageBeside(product.name, product.packageText);
  return (
    <div className="buy-box">
      <div className="buy-box-head">
        <Link to={`/varumarken/${product.brandSlug}`} className="buy-box-brand">
          {product.brand}
        </Link>
        {product.forChildren && <ChildrenBadge />}
        {product.isNew && <span className="buy-box-mark">{texts.isNew}</span>}
        {product.isWebUnique && <span className="buy-box-mark">{texts.onlineOnly}</span>}
        <FavouriteButton varuId={product.varuId} name={product.name} />
      </div>
      <h1>{unbroken(product.name)}</h1>
      {beside && <p className="muted">{beside}</p>}
      <div className="buy-box-kind">
        {product.type !== 'Ha' && <p className="buy-box-type">{texts.types[product.type]}</p>}
        <RatingLabel tenths={product.ratingTenths} count={product.ratingCount} />
      </div>
      {product.withdrawal ? (
        <Withdrawn withdrawal={product.withdrawal} />
      ) : (
        <>
          <Prices product={product} />
          <BuyAction product={product} />
        </>
      )}
      <Variants product={product} />
      <ProductNotes product={product} />
    </div>
  );
}

function Prices({ product }: BuyBoxProps): React.JSX.Element {
  const { sticker, campaign, memberPrice, memberLowestPrice30Days } = product;
  const session = useRootData()?.session;
  const isMember = typeof session?.memberId === 'string';
  const here = useLocation().pathname;
  return (
    <>
      <div className="buy-box-price">
        <Price product={product} large />
        {sticker && (
          <p className="buy-box-sticker">
            {sticker.large} {sticker.small && <small>{sticker.small}</small>}
          </p>
        )}
      </div>
      {typeof memberPrice === 'number' && (
        <p className="buy-box-member">
          {texts.memberPrice} <strong>{formatKronor(memberPrice)}</strong>
          {typeof memberLowestPrice30Days === 'number' && (
            <small>{texts.lowest(formatKronor(memberLowestPrice30Days))}</small>
          )}
          {!isMember && <Link to="/kundklubb-registrering/">{texts.join}</Link>}
          {isMember && !session.identified && (
            <Link to={`/init-login?redirect=${encodeURIComponent(here)}`}>{texts.identify}</Link>
          )}
        </p>
      )}
      {campaign && (
        <p className="buy-box-campaign">
          <Link to={`/campaigns/single/${campaign.id}`}>{campaign.title}</Link>{' '}
          {texts.campaign(formatDay(campaign.validTo))}
        </p>
      )}
    </>
  );
}

/** Other packs of the product. They stand below the price, so that a phone shows price and buy button at once. */
function Variants({ product }: BuyBoxProps): React.JSX.Element | null {
  if (product.variants.length === 0) return null;
  return (
    <nav aria-label={texts.variants}>
      <ul className="variants">
        {product.variants.map(({ slug, label, selected, forChildren }) => (
          <li key={slug}>
            <Link
              to={`/produkt/${slug}`}
              className="variant"
              aria-current={selected ? 'page' : undefined}
              preventScrollReset
              replace
            >
              {unbroken(label)}
              {forChildren && <ChildrenBadge />}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface WithdrawnProps {
  readonly withdrawal: NonNullable<ProductView['withdrawal']>;
}

/**
 * Replaces price and buy button on the page of a product that is no longer sold. Old orders and links still lead to
 * that page.
 */
function Withdrawn({ withdrawal: { recalled, on, notice } }: WithdrawnProps): React.JSX.Element {
  const Icon = recalled ? TriangleAlert : CircleSlash2;
  return (
    <section className="withdrawn" aria-labelledby="utgatt">
      <h2 id="utgatt">
        <Icon size={20} strokeWidth={2} aria-hidden /> {recalled ? texts.recalled : texts.withdrawn}
      </h2>
      <p>{(recalled ? texts.recalledSince : texts.withdrawnSince)(formatDay(on))}</p>
      {notice && <p>{notice}</p>}
    </section>
  );
}
