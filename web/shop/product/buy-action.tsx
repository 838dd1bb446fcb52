import { Check, CircleSlash2, Store } from 'lucide-react';

import { WatchButton } from '../favourites/watch-button.js';
import type { ProductView } from '../../../services/shop/catalogue/contract.js';
import { ButtonLink } from '../../interface/navigation/button.js';
import { useRootData } from '../../visit/root-data.js';
import { CartQuantity } from '../cart/cart-quantity.js';
import { cardAction } from '../product-card/stock-label.js';
import { productTexts as texts } from './texts.js';

/** Whether the page sells the product, so that it has a buy button. */
export function isSold({ type, inWebStock, collectable, withdrawal }: ProductView): boolean {
  return type !== 'Rx' && (inWebStock || collectable) && withdrawal === null;
}

interface BuyActionProps {
  readonly product: ProductView;
}

export function BuyAction({ product }: BuyActionProps): React.JSX.Element {
  return (
    <div className="buy-box-action">
      <Action product={product} />
      <Stock product={product} />
    </div>
  );
}

function Action({ product }: BuyActionProps): React.JSX.Element | null {
  const known = useRootData()?.session.kind === 'known';
  const { type, inWebStock, inStores, varuId, name, maxQuantity, warning, isMonitorable, restriction } = product;
  const buying = { varuId, name, max: maxQuantity, warning, wide: true };
  if (type === 'Rx') {
    const action = cardAction(product, known);
    return action.kind === 'link' ? <ButtonLink to={action.to}>{action.label}</ButtonLink> : null;
  }
  if (inWebStock && restriction === null) return <CartQuantity {...buying} label={texts.buy} />;
  if (product.collectable) {
    return (
      <>
        <CartQuantity {...buying} label={texts.collect} />
        {isMonitorable && <WatchButton varuId={varuId} name={name} wide />}
      </>
    );
  }
  if (inStores) {
    return (
      <>
        <ButtonLink to="#lager" variant="quiet" wide>
          {texts.onlyStores}
        </ButtonLink>
        {isMonitorable && <WatchButton varuId={varuId} name={name} wide />}
      </>
    );
  }
  return known && isMonitorable ? <WatchButton varuId={varuId} name={name} wide /> : null;
}

function Stock({ product }: BuyActionProps): React.JSX.Element | null {
  const { type, inWebStock, inStores, collectable, restriction } = product;
  if (type === 'Rx') return null;
  const sells = inWebStock && restriction === null;
  const Icon = sells ? Check : inStores ? Store : CircleSlash2;
  return (
    <p className={sells ? 'stock stock-in' : 'stock'}>
      <Icon size={18} strokeWidth={2} aria-hidden />{' '}
      {sells ? texts.inStock : restriction ? texts.notOnline : collectable ? texts.collectable : texts.gone}
    </p>
  );
}
