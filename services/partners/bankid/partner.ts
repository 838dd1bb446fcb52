import { definePartner, httpUrl, simulated } from '../definition.js';
import type { SimulatedEId } from '../simulated/simulated.js';
import { BankIdClient } from './client.js';
import { BANKID_APP, BANKID_GATEWAY } from './gateway.js';

export const bankId = definePartner({
  name: 'bankid',
  shownAs: 'BankID',
  address: 'BANKID_URL',
  /** The URL with the version, for example https://appapi2.bankid.com/rp/v6.0. */
  settings: { BANKID_URL: httpUrl },
  secrets: [],
  needed: false,
  mutualTls: true,
  gateway: BANKID_GATEWAY,
  client: ({ settings: { BANKID_URL: url }, tls, watch }): BankIdClient => new BankIdClient({ url, tls, watch }),
  simulator: simulated<SimulatedEId>({ remembers: true }),
  more: ({ simulator }) => [{ provide: BANKID_APP, useValue: simulator && '/partner/bankid/phone' }],
});
