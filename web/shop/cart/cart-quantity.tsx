import { memo, useEffect, useLayoutEffect, useRef } from 'react';

import { Button } from '../../interface/navigation/button.js';
import { QuantityAdjuster } from '../../interface/field/quantity-adjuster.js';
import { useCommandId } from '../../visit/root-data.js';
import { showCartError } from './error/cart-error-store.js';
import { CART_FORM, isInBar, takeBought } from './bought.js';
import { ReturnTo } from './return-to.js';
import { cartTexts } from './texts.js';
import { useCartQuantities, useSendCartChange, type SendCartChange } from './use-cart.js';

interface CartQuantityProps {
  readonly varuId: string;
  readonly name: string;
  /**
   * The highest quantity while the product is not in the cart. For a product in the cart, the cart says it (CRT-02).
   */
  readonly max: number;
  /** The text of the buy button. */
  readonly label?: string;
  readonly wide?: boolean;
  readonly variant?: 'quiet';
  readonly warning?: 'diclofenac' | null;
}

/**
 * A buy button, which is replaced by minus, quantity and plus when the product is in the cart. It also works without
 * JavaScript.
 */
export function CartQuantity({
  varuId,
  name,
  max,
  label = cartTexts.buy,
  wide,
  variant,
  warning,
}: CartQuantityProps): React.JSX.Element {
  const { quantities, loading, limits, limitTexts } = useCartQuantities();
  const send = useSendCartChange();
  const quantity = quantities[varuId] ?? 0;
  if (quantity === 0) {
    return (
      <Button
        form={CART_FORM}
        name="buy"
        value={varuId}
        wide={wide}
        variant={variant}
        aria-label={`${label} ${name}`}
        data-warning={warning ?? undefined}
      >
        {label}
      </Button>
    );
  }
  return (
    <Adjuster
      varuId={varuId}
      name={name}
      quantity={quantity}
      max={limits[varuId] ?? max}
      limitText={limitTexts[varuId] ?? null}
      loading={loading.has(varuId)}
      from="page"
      send={send}
    />
  );
}

interface AdjusterProps {
  readonly varuId: string;
  readonly name: string;
  readonly quantity: number;
  readonly max: number;
  readonly limitText: string | null;
  readonly loading: boolean;
  readonly from: 'card' | 'page';
  readonly send: SendCartChange;
}

export const Adjuster = memo(function Adjuster({
  varuId,
  name,
  quantity,
  max,
  limitText,
  loading,
  from,
  send,
}: AdjusterProps): React.JSX.Element {
  const form = useRef<HTMLFormElement>(null);
  const commandId = useCommandId(`cart:${varuId}`);
  useEffect(() => {
    if (form.current && takeBought(varuId, form.current))
      form.current.querySelector<HTMLElement>('[role="spinbutton"]')?.focus({ preventScroll: true });
  }, [varuId]);
  useFocusBack(form, varuId);
  return (
    <form
      ref={form}
      method="post"
      action="/shop/varukorg"
      className="cart-adjuster"
      onSubmit={(event) => event.preventDefault()}
    >
      <input type="hidden" name="intent" value="set" />
      <input type="hidden" name="varuId" value={varuId} />
      <input type="hidden" name="commandId" value={commandId} />
      <input type="hidden" name="from" value={from} />
      <ReturnTo />
      <QuantityAdjuster
        name={name}
        quantity={quantity}
        max={max}
        limitText={limitText}
        loading={loading}
        onQuantity={(wanted) => send({ intent: 'set', varuId, quantity: wanted, from })}
        onBuyAttempt={() =>
          showCartError({
            reason: from === 'card' ? 'maxQuantityReached' : 'blocked',
            explanation: limitText && cartTexts.limitOf(name, limitText),
          })
        }
      />
    </form>
  );
});

/**
 * Moves the focus to the buy button when it replaces an adjuster that had the focus. This happens when a key press sets
 * the quantity to 0.
 */
function useFocusBack(form: React.RefObject<HTMLFormElement>, varuId: string): void {
  useBrowserLayoutEffect(() => {
    const element = form.current;
    return () => {
      if (!element?.contains(document.activeElement)) return;
      const inBar = isInBar(element);
      requestAnimationFrame(() => buyButton(varuId, inBar)?.focus({ preventScroll: true }));
    };
  }, [form, varuId]);
}

function buyButton(varuId: string, inBar: boolean): HTMLElement | undefined {
  const buttons = document.querySelectorAll<HTMLElement>(`button[name="buy"][value="${varuId}"]`);
  return [...buttons].find((button) => isInBar(button) === inBar);
}

/**
 * A layout effect can still see the focus before the browser removes the element. On a server React would warn about
 * it.
 */
const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;
