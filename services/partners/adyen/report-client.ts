import { Agent, request } from 'undici';
import type { Settlement } from '../../../domain/books/index.js';
import type { BusinessDate } from '../../../domain/kernel/index.js';
import { ReportUnusable, type PaymentReports, type ReportLine } from './payment-reports.js';
import type { ReportsAddress } from './reports-address.js';
import { readReport } from './report-file.js';
import { readSettlement } from './settlement-file.js';
import type { SettlementReports } from './settlement-reports.js';

const A_MINUTE = 60_000;

/** Returns the name of the CSV file. Adyen makes the file each night when the report is scheduled daily. */
export function reportFile(date: BusinessDate): string {
  return `payments_accounting_report_${date.replaceAll('-', '_')}.csv`;
}

export function settlementFile(number: number): string {
  return `settlement_detail_report_batch_${number}.csv`;
}

type ReportName = ConstructorParameters<typeof ReportUnusable>[0];

/**
 * Fetches Adyen's payment accounting report and settlement details report. The report's URL comes from the settings.
 * The URL in a REPORT_AVAILABLE webhook is not covered by its signature, and the password must be sent to no other URL.
 */
export class AdyenReports implements PaymentReports, SettlementReports {
  private readonly agent: Agent;

  constructor(
    private readonly address: ReportsAddress,
    private readonly timeoutMs = A_MINUTE,
  ) {
    this.agent = new Agent({ connect: { timeout: timeoutMs } });
  }

  async of(date: BusinessDate): Promise<readonly ReportLine[]> {
    const text = await this.download(date, reportFile(date));
    if (text === null) throw new ReportUnusable(date, 'is not there (404)');
    return readReport(text, date, this.address.ADYEN_MERCHANT_ACCOUNT);
  }

  async settlement(number: number): Promise<Settlement | null> {
    const text = await this.download(`settlement ${number}`, settlementFile(number));
    return text === null
      ? null
      : readSettlement(text, { number, merchantAccount: this.address.ADYEN_MERCHANT_ACCOUNT });
  }

  async close(): Promise<void> {
    await this.agent.close();
  }

  /** Null when there is no such file. */
  private async download(name: ReportName, file: string): Promise<string | null> {
    const { ADYEN_REPORTS_URL: base, ADYEN_REPORT_USER: user, ADYEN_REPORT_PASSWORD: password } = this.address;
    const url = `${base.replace(/\/$/, '')}/MerchantAccount/${this.address.ADYEN_MERCHANT_ACCOUNT}/${file}`;
    const authorization = `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
    try {
      const signal = AbortSignal.timeout(this.timeoutMs);
      const answer = await request(url, { dispatcher: this.agent, headers: { authorization }, signal });
      const text = await answer.body.text();
      if (answer.statusCode === 200) return text;
      if (answer.statusCode === 404) return null;
      throw new ReportUnusable(name, REFUSALS[answer.statusCode] ?? `could not be fetched (${answer.statusCode})`);
    } catch (error) {
      if (error instanceof ReportUnusable) throw error;
      throw new ReportUnusable(name, `could not be fetched (${error instanceof Error ? error.name : 'unknown'})`);
    }
  }
}

const REFUSALS: Readonly<Record<number, string>> = {
  401: 'may not be fetched by this report user (401)',
  403: 'may not be fetched by this report user (403)',
};
