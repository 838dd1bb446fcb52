import { definePartner, httpUrl, simulated, someText } from '../../definition.js';
import { SmsClient } from './client.js';
import { SMS_GATEWAY } from './gateway.js';

/** The gateway for text messages. */
export const sms = definePartner({
  name: 'sms',
  shownAs: 'SMS',
  address: 'SMS_URL',
  settings: { SMS_URL: httpUrl, SMS_API_KEY: someText, SMS_SENDER: someText },
  secrets: ['SMS_API_KEY'],
  needed: false,
  mutualTls: false,
  gateway: SMS_GATEWAY,
  client: ({ settings: { SMS_URL: url, SMS_API_KEY: apiKey, SMS_SENDER: sender }, watch }): SmsClient =>
    new SmsClient({ url, apiKey, sender, watch }),
  simulator: simulated({ remembers: true }),
});
