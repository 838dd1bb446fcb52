import { Minus, Plus, Trash2 } from 'lucide-react';

import { changeOfKey, changeQuantity, type QuantityChange, type QuantityState } from './quantity-rules.js';
import './quantity-adjuster.css';

interface QuantityAdjusterProps extends QuantityState {
  /** The product, for screen readers. */
  readonly name: string;
  readonly onQuantity: (quantity: number) => void;
  readonly onBuyAttempt?: () => void;
}

/**
 * Minus, count and plus. Sits inside a form: without JavaScript the buttons send `quantity` themselves.
 */
export function QuantityAdjuster({ name, onQuantity, onBuyAttempt, ...state }: QuantityAdjusterProps): React.JSX.Element {
  const { quantity, max, increaseDisabled, decreaseDisabled, loading } = state;
  const change = (wanted: QuantityChange): void => {
    const outcome = changeQuantity({ ...state, hasBuyAttempt: Boolean(onBuyAttempt) }, wanted);
    if (outcome === 'buy-attempt') onBuyAttempt?.();
    else if (outcome !== 'ignored') onQuantity(outcome.set);
  };
  const onKeyDown = (event: React.KeyboardEvent): void => {
    const wanted = changeOfKey(event.key);
    if (!wanted) return;
    event.preventDefault();
    change(wanted);
  };
  return (
    <div className="quantity" data-loading={loading || undefined}>
      <Step label={`Minska antal av ${name}`} value={quantity - 1} disabled={decreaseDisabled} onStep={() => change('decrease')}>
        {quantity === 1 ? <Trash2 size={18} strokeWidth={1.5} aria-hidden /> : <Minus size={18} strokeWidth={2} aria-hidden />}
      </Step>
      <span
        className="quantity-count"
        role="spinbutton"
        tabIndex={0}
        aria-label={`Antal av ${name}`}
        aria-valuenow={quantity}
        aria-valuemin={0}
        aria-valuemax={max}
        onKeyDown={onKeyDown}
      >
        {quantity}
      </span>
      <Step label={`Öka antal av ${name}`} value={quantity + 1} disabled={(increaseDisabled || quantity >= max) && !onBuyAttempt} onStep={() => change('increase')}>
        <Plus size={18} strokeWidth={2} aria-hidden />
      </Step>
    </div>
  );
}

interface StepProps {
  readonly label: string;
  readonly value: number;
  readonly disabled: boolean | undefined;
  readonly onStep: () => void;
  readonly children: React.ReactNode;
}

function Step({ label, value, disabled, onStep, children }: StepProps): React.JSX.Element {
  return (
    <button
      type="submit"
      name="quantity"
      value={value}
      className="quantity-step"
      aria-label={label}
      disabled={disabled}
      onClick={(event) => {
        event.preventDefault();
        onStep();
      }}
    >
      {children}
    </button>
  );
}
