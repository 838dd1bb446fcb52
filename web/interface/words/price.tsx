import { formatKronor, type Ore } from '../../../domain/kernel/money.js';
import type { ProductCardView } from '../../../services/shop/catalogue/contract.js';
import './price.css';

type Priced = Pick<ProductCardView, 'price' | 'discountPrice' | 'lowestPrice30Days' | 'comparison'>;

/** Shows a price. A reduced one stands with the ordinary price and the lowest of the last 30 days (LAW-03). */
export function Price({ product, large }: { readonly product: Priced; readonly large?: boolean }): React.JSX.Element {
  const { price, discountPrice, lowestPrice30Days, comparison } = product;
  const reduced = discountPrice !== null;
  return (
    <div className={large ? 'price price-large' : 'price'}>
      <p className={reduced ? 'price-now price-reduced' : 'price-now'}>
        {reduced && <span className="visually-hidden">Nedsatt pris </span>}
        {formatKronor(discountPrice ?? price)}
      </p>
      {reduced && (
        <p className="price-note">
          <span>
            Ord. pris <s>{formatKronor(price)}</s>
          </span>
          {lowestPrice30Days !== null && <span>Lägsta 30 dgr {formatKronor(lowestPrice30Days)}</span>}
        </p>
      )}
      {comparison && (
        <p className="price-note">
          Jfr-pris {formatKronor(comparison.price)}/{comparison.unit}
        </p>
      )}
    </div>
  );
}

export function Amount({ ore }: { readonly ore: Ore }): React.JSX.Element {
  return <span className="nowrap">{formatKronor(ore)}</span>;
}
