import { Agent, request } from 'undici';
import type { BusinessDate } from '../../../domain/kernel/index.js';
import { ReportUnusable, type PaymentReports, type ReportLine } from './payment-reports.js';
import type { ReportsAddress } from './reports-address.js';
import { readReport } from './report-file.js';

const A_MINUTE = 60_000;

/** Returns the name of the CSV file. Adyen makes the file each night when the report is scheduled daily. */
export function reportFile(date: BusinessDate): string {
  return `payments_accounting_report_${date.replaceAll('-', '_')}.csv`;
}

/**
 * Fetches Adyen's payment accounting report. The report's URL comes from the settings. The URL in a REPORT_AVAILABLE
 * webhook is not covered by its signature, and the password must be sent to no other URL.
 */
export class AdyenReports implements PaymentReports {
  private readonly agent: Agent;

  constructor(
    private readonly address: ReportsAddress,
    private readonly timeoutMs = A_MINUTE,
  ) {
    this.agent = new Agent({ connect: { timeout: timeoutMs } });
  }

  async of(date: BusinessDate): Promise<readonly ReportLine[]> {
    return readReport(await this.download(date), date, this.address.ADYEN_MERCHANT_ACCOUNT);
  }

  async close(): Promise<void> {
    await this.agent.close();
  }

  private async download(date: BusinessDate): Promise<string> {
    const { ADYEN_REPORTS_URL: base, ADYEN_REPORT_USER: user, ADYEN_REPORT_PASSWORD: password } = this.address;
    const url = `${base.replace(/\/$/, '')}/MerchantAccount/${this.address.ADYEN_MERCHANT_ACCOUNT}/${reportFile(date)}`;
    const authorization = `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
    try {
      const signal = AbortSignal.timeout(this.timeoutMs);
      const answer = await request(url, { dispatcher: this.agent, headers: { authorization }, signal });
      const text = await answer.body.text();
      if (answer.statusCode === 200) return text;
      throw new ReportUnusable(date, REFUSALS[answer.statusCode] ?? `could not be fetched (${answer.statusCode})`);
    } catch (error) {
      if (error instanceof ReportUnusable) throw error;
      throw new ReportUnusable(date, `could not be fetched (${error instanceof Error ? error.name : 'unknown'})`);
    }
  }
}

const REFUSALS: Readonly<Record<number, string>> = {
  401: 'may not be fetched by this report user (401)',
  403: 'may not be fetched by this report user (403)',
  404: 'is not there (404)',
};
