import { ReportUnusable, type PaymentReports } from './payment-reports.js';
import { AdyenReports } from './report-client.js';
import { reportsAddress } from './reports-address.js';

/** Reads the reports in a tool outside the shop's process. Without a known URL the tool works, but without reports. */
export function reportsBesideShop(
  environment: Readonly<Record<string, string | undefined>>,
  dataDir: string,
): PaymentReports {
  const address = reportsAddress(environment, dataDir);
  if (address) return new AdyenReports(address);
  return { of: (date) => Promise.reject(new ReportUnusable(date, 'cannot be fetched: ADYEN_REPORTS_URL is not set')) };
}
