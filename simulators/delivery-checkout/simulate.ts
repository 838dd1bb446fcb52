import type { Simulate } from '../simulate.js';
import { startDeliveryCheckoutSimulator, type DeliveryCheckoutSimulator } from './start.js';

export const simulateDeliveryCheckout: Simulate<'delivery-checkout', DeliveryCheckoutSimulator> = async ({
  keys,
  now,
}) => {
  const simulator = await startDeliveryCheckoutSimulator({ secret: keys.deliveryCheckout, now });
  return {
    simulator,
    settings: { DELIVERY_CHECKOUT_URL: simulator.url, DELIVERY_CHECKOUT_SECRET: keys.deliveryCheckout },
  };
};
