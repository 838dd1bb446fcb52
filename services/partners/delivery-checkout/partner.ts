import { definePartner, hexKey, httpUrl, simulated } from '../definition.js';
import type { SimulatedWidget } from '../simulated/simulated.js';
import { DeliveryCheckoutClient } from './client.js';
import { DELIVERY_CHECKOUT_GATEWAY } from './gateway.js';

/** The delivery checkout with its widget. Without it the shop shows its own delivery options alone. */
export const deliveryCheckout = definePartner({
  name: 'delivery-checkout',
  shownAs: 'Leveransval',
  address: 'DELIVERY_CHECKOUT_URL',
  settings: { DELIVERY_CHECKOUT_URL: httpUrl, DELIVERY_CHECKOUT_SECRET: hexKey },
  secrets: ['DELIVERY_CHECKOUT_SECRET'],
  needed: false,
  mutualTls: false,
  gateway: DELIVERY_CHECKOUT_GATEWAY,
  client: ({
    settings: { DELIVERY_CHECKOUT_URL: url, DELIVERY_CHECKOUT_SECRET: secret },
    watch,
  }): DeliveryCheckoutClient => new DeliveryCheckoutClient({ url, secret, watch }),
  simulator: simulated<SimulatedWidget>({ remembers: true }),
});
