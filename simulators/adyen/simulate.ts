import { keepReportsAddress } from '../../services/partners/adyen/reports-address.js';
import { RETRIES, WEBHOOK_PATHS, type Simulate } from '../simulate.js';
import { FIELDS_INTEGRITY } from './pages/fields-script.js';
import { startAdyenSimulator, type AdyenSimulator } from './start.js';

const MERCHANT = 'Algort';
const REPORT_USER = 'report@Company.Algort';

export const simulateAdyen: Simulate<'adyen', AdyenSimulator> = async (parts) => {
  const { keys, shopUrl, adyenPagesUrl, webhookPaths = WEBHOOK_PATHS, dataDir, now } = parts;
  const simulator = await startAdyenSimulator({
    apiKey: keys.apiKey,
    hmacKey: keys.adyen,
    merchantAccount: MERCHANT,
    reportUser: { user: REPORT_USER, password: keys.apiKey },
    webhookUrl: shopUrl + webhookPaths.adyen,
    pagesUrl: adyenPagesUrl,
    journalPath: parts.kept('adyen.ndjson'),
    retryMs: RETRIES,
    now,
  });
  const settings = {
    ADYEN_URL: simulator.url,
    ADYEN_API_KEY: keys.apiKey,
    ADYEN_CLIENT_KEY: 'test_simulator',
    ADYEN_FIELDS_URL: `${adyenPagesUrl ?? simulator.origin}/hosted/fields/adyen.js`,
    ADYEN_FIELDS_INTEGRITY: FIELDS_INTEGRITY,
    ADYEN_HMAC_KEY: keys.adyen,
    ADYEN_MERCHANT_ACCOUNT: MERCHANT,
    ADYEN_REPORTS_URL: simulator.reportsUrl,
    ADYEN_REPORT_USER: REPORT_USER,
    ADYEN_REPORT_PASSWORD: keys.apiKey,
  };
  if (dataDir) keepReportsAddress(dataDir, settings);
  return { simulator, settings };
};
