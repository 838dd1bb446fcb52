import { definePartner, httpUrl, simulated, someText } from '../definition.js';
import { PushClient } from './client.js';
import { PUSH_GATEWAY } from './gateway.js';

/** The push service for customers' phones. */
export const push = definePartner({
  name: 'push',
  shownAs: 'Push-notiser',
  address: 'PUSH_URL',
  settings: { PUSH_URL: httpUrl, PUSH_API_KEY: someText },
  secrets: ['PUSH_API_KEY'],
  needed: true,
  mutualTls: false,
  gateway: PUSH_GATEWAY,
  client: ({ settings: { PUSH_URL: url, PUSH_API_KEY: apiKey }, watch }): PushClient =>
    new PushClient({ url, apiKey, watch }),
  simulator: simulated({ remembers: true }),
});
