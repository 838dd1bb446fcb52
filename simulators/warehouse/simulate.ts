import { RETRIES, WEBHOOK_PATHS, type Simulate } from '../simulate.js';
import { startWarehouseSimulator, type WarehouseSimulator } from './start.js';

export const simulateWarehouse: Simulate<'warehouse', WarehouseSimulator> = async (parts) => {
  const { keys, shopUrl, webhookPaths = WEBHOOK_PATHS, dispatchAfterMs, deliverAfterMs, now } = parts;
  const simulator = await startWarehouseSimulator({
    hmacKey: keys.warehouse,
    webhookUrl: shopUrl + webhookPaths.warehouse,
    journalPath: parts.kept('warehouse.ndjson'),
    retryMs: RETRIES,
    dispatchAfterMs,
    deliverAfterMs,
    now,
  });
  return { simulator, settings: { WAREHOUSE_URL: simulator.url, WAREHOUSE_HMAC_KEY: keys.warehouse } };
};
