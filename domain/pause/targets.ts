import type { DeliveryOptionId } from '../delivery/index.js';
import { paymentMethods, type PaymentMethod } from '../payment/index.js';

/** `Free` needs no partner, and the shop never offers `SubscribePayment`. */
export type PausableMethod = Exclude<PaymentMethod, 'Free' | 'SubscribePayment'>;
const pausable = paymentMethods.filter((method): method is PausableMethod => isPausable(method));
const eIds = ['BankID', 'FrejaPlus'] as const;
const deliveryOptions: Readonly<Record<DeliveryOptionId, true>> = {
  postal: true,
  agent: true,
  locker: true,
  pharmacy: true,
  'early-bird': true,
  'evening-home': true,
  'norrland-home': true,
  'property-boundary': true,
  'chilled-home': true,
  express: true,
  'pharmacy-shelf': true,
};

/** What staff can pause: all purchases, or one payment method, e-ID or delivery option. */
export type PauseTarget =
  | 'purchases'
  | `payment-method/${PausableMethod}`
  | `e-id/${(typeof eIds)[number]}`
  | `delivery-option/${DeliveryOptionId}`;

export type PauseKind = 'purchases' | 'payment-method' | 'e-id' | 'delivery-option';

export const pauseTargets: readonly PauseTarget[] = [
  'purchases',
  ...pausable.map((method) => `payment-method/${method}` as const),
  ...eIds.map((eId) => `e-id/${eId}` as const),
  ...(Object.keys(deliveryOptions) as DeliveryOptionId[]).map((option) => `delivery-option/${option}` as const),
];

export function isPausable(method: string): method is PausableMethod {
  return method !== 'Free' && method !== 'SubscribePayment' && paymentMethods.some((each) => each === method);
}

export function isPauseTarget(text: string): text is PauseTarget {
  return (pauseTargets as readonly string[]).includes(text);
}

export function kindOfTarget(target: PauseTarget): PauseKind {
  return target.split('/')[0] as PauseKind;
}
