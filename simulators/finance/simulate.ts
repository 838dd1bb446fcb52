import { keepStatementAddress } from '../../services/partners/finance/statement-address.js';
import { RETRIES, WEBHOOK_PATHS, type Simulate } from '../simulate.js';
import { startFinanceSimulator, type FinanceSimulator } from './start.js';

export const simulateFinance: Simulate<'finance', FinanceSimulator> = async (parts) => {
  const { keys, shopUrl, webhookPaths = WEBHOOK_PATHS, dataDir, now } = parts;
  const simulator = await startFinanceSimulator({
    hmacKey: keys.finance,
    webhookUrl: shopUrl + webhookPaths.finance,
    journalPath: parts.kept('finance.ndjson'),
    retryMs: RETRIES,
    now,
  });
  const settings = { FINANCE_URL: simulator.url, FINANCE_HMAC_KEY: keys.finance };
  if (dataDir) keepStatementAddress(dataDir, settings);
  return { simulator, settings };
};
