export interface QuantityState {
  readonly quantity: number;
  readonly max: number;
  readonly loading?: boolean;
  readonly increaseDisabled?: boolean;
  readonly decreaseDisabled?: boolean;
  /** True when the caller handles presses above the limit, for example with a message. */
  readonly hasBuyAttempt?: boolean;
}

export type QuantityChange = 'increase' | 'decrease' | 'clear';
export type QuantityOutcome = { readonly set: number } | 'ignored' | 'buy-attempt';

export function changeQuantity(state: QuantityState, change: QuantityChange): QuantityOutcome {
  if (state.loading) return 'ignored';
  if (change === 'increase') return increase(state);
  if (state.decreaseDisabled || state.quantity === 0) return 'ignored';
  return { set: change === 'clear' ? 0 : state.quantity - 1 };
}

function increase({ quantity, max, increaseDisabled, hasBuyAttempt }: QuantityState): QuantityOutcome {
  if (increaseDisabled || quantity >= max) return hasBuyAttempt ? 'buy-attempt' : 'ignored';
  return { set: quantity + 1 };
}

const KEYS: Readonly<Record<string, QuantityChange>> = { ArrowUp: 'increase', ArrowDown: 'decrease', Home: 'clear' };

export function changeOfKey(key: string): QuantityChange | null {
  return Object.hasOwn(KEYS, key) ? (KEYS[key] as QuantityChange) : null;
}
