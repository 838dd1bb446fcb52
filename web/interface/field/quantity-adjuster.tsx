import { Minus, Plus, Trash2 } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';

import { Button } from '../navigation/button.js';
import { changeOfKey, changeQuantity, type QuantityChange, type QuantityState } from './quantity-rules.js';
import { useRevertingQuantity, type QuantityAnswer } from './use-reverting-quantity.js';
import './quantity-adjuster.css';

export interface QuantityAdjusterProps extends Omit<QuantityState, 'hasBuyAttempt'> {
  /** The product's name, for screen readers. */
  readonly name: string;
  /** Saves a quantity. False or a rejected promise means that the shop refused it; the old quantity is then shown. */
  readonly onQuantity: (quantity: number) => QuantityAnswer;
  readonly onBuyAttempt?: () => void;
  /** Says why the quantity cannot grow. It is shown while it is at its maximum. */
  readonly limitText?: string | null;
  /** With this label the adjuster shows only a buy button while the quantity is 0. */
  readonly buyLabel?: string;
}

/**
 * A minus button, the quantity and a plus button (CRT-01). Without JavaScript the buttons submit the form's field
 * `quantity`.
 */
export function QuantityAdjuster({
  name,
  onQuantity,
  onBuyAttempt,
  limitText = null,
  buyLabel,
  ...given
}: QuantityAdjusterProps): React.JSX.Element {
  const limitId = useId();
  const { shown, pending, change } = useRevertingQuantity(given.quantity, onQuantity);
  const bought = useRef(false);
  const state = { ...given, quantity: shown, loading: given.loading || pending };
  const { max, increaseDisabled, decreaseDisabled, loading } = state;
  const wish = (wanted: QuantityChange): void => {
    const outcome = changeQuantity({ ...state, hasBuyAttempt: Boolean(onBuyAttempt) }, wanted);
    if (outcome === 'buy-attempt') onBuyAttempt?.();
    else if (outcome !== 'ignored') change(outcome.set);
    bought.current = shown === 0 && wanted === 'increase';
  };
  if (shown === 0 && buyLabel) {
    return (
      <Button
        name="quantity"
        value={1}
        loading={loading}
        aria-label={`${buyLabel} ${name}`}
        onClick={(event) => stepped(event, () => wish('increase'))}
      >
        {buyLabel}
      </Button>
    );
  }
  const blocked = Boolean(increaseDisabled) || shown >= max;
  const reason = blocked && limitText !== null ? limitId : undefined;
  return (
    <>
      <div className="quantity" data-loading={loading || undefined}>
        <Step
          label={`Minska antal av ${name}`}
          value={shown - 1}
          disabled={decreaseDisabled || shown === 0}
          onStep={() => wish('decrease')}
        >
          {shown === 1 ? (
            <Trash2 size={18} strokeWidth={1.5} aria-hidden />
          ) : (
            <Minus size={18} strokeWidth={2} aria-hidden />
          )}
        </Step>
        <Count
          name={name}
          quantity={shown}
          max={max}
          loading={loading}
          takesFocus={bought.current}
          reason={reason}
          onWish={wish}
        />
        <Step
          label={`Öka antal av ${name}`}
          value={shown + 1}
          disabled={blocked && !onBuyAttempt}
          looksDisabled={blocked}
          reason={reason}
          onStep={() => wish('increase')}
        >
          <Plus size={18} strokeWidth={2} aria-hidden />
        </Step>
      </div>
      {reason && (
        <p className="quantity-limit" id={reason}>
          {limitText}
        </p>
      )}
    </>
  );
}

interface CountProps {
  readonly name: string;
  readonly quantity: number;
  readonly max: number;
  readonly loading: boolean | undefined;
  /** True when this element has just replaced the buy button that had the focus. */
  readonly takesFocus: boolean;
  /** The id of the text that says why the quantity cannot grow. */
  readonly reason: string | undefined;
  readonly onWish: (wanted: QuantityChange) => void;
}

function Count({ name, quantity, max, loading, takesFocus, reason, onWish }: CountProps): React.JSX.Element {
  const count = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (takesFocus) count.current?.focus({ preventScroll: true });
  }, []);
  const onKeyDown = (event: React.KeyboardEvent): void => {
    const wanted = changeOfKey(event.key);
    if (!wanted) return;
    event.preventDefault();
    onWish(wanted);
  };
  return (
    <span
      ref={count}
      className="quantity-count"
      role="spinbutton"
      tabIndex={0}
      aria-label={`Antal av ${name}`}
      aria-valuenow={quantity}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-busy={loading || undefined}
      aria-describedby={reason}
      onKeyDown={onKeyDown}
    >
      {quantity}
    </span>
  );
}

interface StepProps {
  readonly label: string;
  readonly value: number;
  readonly disabled: boolean | undefined;
  /**
   * True when the button looks disabled and is announced so. A press is still reported, so that a message can explain.
   */
  readonly looksDisabled?: boolean;
  readonly reason?: string | undefined;
  readonly onStep: () => void;
  readonly children: React.ReactNode;
}

function Step({ label, value, disabled, looksDisabled, reason, onStep, children }: StepProps): React.JSX.Element {
  return (
    <button
      type="submit"
      name="quantity"
      value={value}
      className="quantity-step"
      aria-label={label}
      disabled={disabled}
      aria-disabled={looksDisabled || undefined}
      aria-describedby={reason}
      onClick={(event) => stepped(event, onStep)}
    >
      {children}
    </button>
  );
}

/** Changes the quantity by script, so that the form is not submitted. */
function stepped(event: React.MouseEvent, onStep: () => void): void {
  event.preventDefault();
  onStep();
}
