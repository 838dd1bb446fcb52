import { ReportUnusable, type PaymentReports } from './payment-reports.js';
import { AdyenReports } from './report-client.js';
import { reportsAddress } from './reports-address.js';
import type { SettlementReports } from './settlement-reports.js';

/** Reads the reports in a tool outside the shop's process. Without a known URL the tool works, but without reports. */
export function reportsBesideShop(
  environment: Readonly<Record<string, string | undefined>>,
  dataDir: string,
): PaymentReports & SettlementReports {
  const address = reportsAddress(environment, dataDir);
  if (address) return new AdyenReports(address);
  const unset = 'cannot be fetched: ADYEN_REPORTS_URL is not set';
  return {
    of: (date) => Promise.reject(new ReportUnusable(date, unset)),
    settlement: (number) => Promise.reject(new ReportUnusable(`settlement ${number}`, unset)),
  };
}
