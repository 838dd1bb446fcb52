import type { DeliveryOptionId } from '../delivery/index.js';

const paymentMethods = ['scheme', 'swish'] as const;
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
};

/** What staff can pause: all purchases, or one payment method, e-ID or delivery option. */
export type PauseTarget =
  | 'purchases'
  | `payment-method/${(typeof paymentMethods)[number]}`
  | `e-id/${(typeof eIds)[number]}`
  | `delivery-option/${DeliveryOptionId}`;

export type PauseKind = 'purchases' | 'payment-method' | 'e-id' | 'delivery-option';

export const pauseTargets: readonly PauseTarget[] = [
  'purchases',
  ...paymentMethods.map((method) => `payment-method/${method}` as const),
  ...eIds.map((eId) => `e-id/${eId}` as const),
  ...(Object.keys(deliveryOptions) as DeliveryOptionId[]).map((option) => `delivery-option/${option}` as const),
];

export function isPauseTarget(text: string): text is PauseTarget {
  return (pauseTargets as readonly string[]).includes(text);
}

export function kindOfTarget(target: PauseTarget): PauseKind {
  return target.split('/')[0] as PauseKind;
}
