import type { CartView } from '../../../../services/shop/cart/contract.js';
import type { CheckoutView } from '../../../../services/shop/checkout/contract.js';
import { Button } from '../../../interface/navigation/button.js';
import { useCommandId } from '../../../visit/root-data.js';
import { StepErrors } from './errors/step-errors.js';
import { StepForm } from './step-form.js';
import { keptTexts as texts } from './texts.js';

/** Offers to keep the goods that no parcel takes to the receiver, so that the others can be ordered (CHK-13). */
export function KeepOffer({ checkout }: { readonly checkout: CheckoutView }): React.JSX.Element | null {
  const { hindering, collectedAt, cart } = checkout;
  const commandId = useCommandId(`set-aside:${hindering.map(({ varuId }) => varuId).join()}`);
  const others = cart.lines.some(({ varuId }) => !hindering.some((line) => line.varuId === varuId));
  if (hindering.length === 0 || !others) return null;
  return (
    <section className="step kept" aria-label={texts.offer}>
      <p>{texts.offerText(hindering.map(({ name }) => name).join(', '))}</p>
      {collectedAt.length > 0 && <p>{texts.offerAt(collectedAt.join(', '))}</p>}
      <StepForm at="sparade">
        <input type="hidden" name="intent" value="set-aside" />
        <input type="hidden" name="commandId" value={commandId} />
        {hindering.map(({ varuId }) => (
          <input key={varuId} type="hidden" name="varuId" value={varuId} />
        ))}
        <Button>{texts.offer}</Button>
      </StepForm>
    </section>
  );
}

/** The goods that are kept, each with the way back into the cart. */
export function KeptGoods({ goods }: { readonly goods: CartView['setAside'] }): React.JSX.Element | null {
  if (goods.length === 0) return null;
  return (
    <section className="step kept" id="sparade" aria-labelledby="sparade-rubrik">
      <h2 className="step-title" id="sparade-rubrik">
        {texts.title}
      </h2>
      <p className="muted">{texts.text}</p>
      <StepErrors step="kept" />
      <ul>
        {goods.map((one) => (
          <Kept key={one.varuId} {...one} />
        ))}
      </ul>
    </section>
  );
}

function Kept({ varuId, name, quantity }: CartView['setAside'][number]): React.JSX.Element {
  const commandId = useCommandId(`take-back:${varuId}`);
  return (
    <li>
      <StepForm at="cartId" className="kept-line">
        <input type="hidden" name="intent" value="take-back" />
        <input type="hidden" name="commandId" value={commandId} />
        <input type="hidden" name="varuId" value={varuId} />
        <input type="hidden" name="quantity" value={quantity} />
        <span>
          {quantity} st {name}
        </span>
        <Button variant="quiet" aria-label={texts.backNamed(name)}>
          {texts.back}
        </Button>
      </StepForm>
    </li>
  );
}
