import { useLocation } from '@remix-run/react';

import { Button } from '../../interface/button.js';
import { QuantityAdjuster } from '../../interface/quantity-adjuster.js';
import { useCommandId } from '../../root-data.js';
import { withQuery } from '../../login/return-to.js';
import { useCartQuantity } from './use-cart-quantity.js';

interface CartQuantityProps {
  readonly varuId: string;
  readonly name: string;
  readonly max: number;
  /** The word on the button at quantity 0. */
  readonly label?: string;
  readonly wide?: boolean;
}

/** The buy button that turns into a quantity adjuster; a plain form where there is no JavaScript. */
export function CartQuantity({ varuId, name, max, label = 'Köp', wide }: CartQuantityProps): React.JSX.Element {
  const { quantity, loading, set, add } = useCartQuantity(varuId);
  const { pathname, search } = useLocation();
  const commandId = useCommandId(`cart:${varuId}:${quantity}`);
  const buying = quantity === 0;
  return (
    <form
      method="post"
      action="/shop/varukorg"
      onSubmit={(event) => {
        event.preventDefault();
        if (buying && !loading) add(1);
      }}
    >
      <input type="hidden" name="intent" value={buying ? 'add' : 'set'} />
      <input type="hidden" name="varuId" value={varuId} />
      <input type="hidden" name="commandId" value={commandId} />
      <input type="hidden" name="returnTo" value={`${withQuery(`${pathname}${search}`, { lagd: null, varukorgsfel: null })}#p-${varuId}`} />
      {buying ? (
        <>
          <input type="hidden" name="quantity" value="1" />
          <Button wide={wide} aria-label={`${label} ${name}`}>
            {label}
          </Button>
        </>
      ) : (
        <QuantityAdjuster name={name} quantity={quantity} max={max} loading={loading} onQuantity={set} onBuyAttempt={quantity >= max ? () => add(1) : undefined} />
      )}
    </form>
  );
}
