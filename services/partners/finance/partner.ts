import { definePartner, hexKey, httpUrl, simulated } from '../definition.js';
import { FinanceClient } from './client.js';
import { FINANCE_GATEWAY } from './gateway.js';

/** The finance company behind the invoices. Without it the shop offers no invoice. */
export const finance = definePartner({
  name: 'finance',
  shownAs: 'Finansbolag',
  address: 'FINANCE_URL',
  settings: { FINANCE_URL: httpUrl, FINANCE_HMAC_KEY: hexKey },
  secrets: ['FINANCE_HMAC_KEY'],
  needed: false,
  mutualTls: false,
  gateway: FINANCE_GATEWAY,
  client: ({ settings: { FINANCE_URL: url, FINANCE_HMAC_KEY: hmacKey }, watch }): FinanceClient =>
    new FinanceClient({ url, hmacKey, watch }),
  simulator: simulated({ remembers: true }),
});
