import { definePartner, hexKey, httpUrl, simulated } from '../definition.js';
import { WarehouseClient } from './client.js';
import { WAREHOUSE_GATEWAY } from './gateway.js';

export const warehouse = definePartner({
  name: 'warehouse',
  shownAs: 'Lager',
  address: 'WAREHOUSE_URL',
  settings: { WAREHOUSE_URL: httpUrl, WAREHOUSE_HMAC_KEY: hexKey },
  secrets: ['WAREHOUSE_HMAC_KEY'],
  needed: true,
  mutualTls: false,
  gateway: WAREHOUSE_GATEWAY,
  client: ({ settings: { WAREHOUSE_URL: url, WAREHOUSE_HMAC_KEY: hmacKey }, watch }): WarehouseClient =>
    new WarehouseClient({ url, hmacKey, watch }),
  simulator: simulated({ remembers: true }),
});
