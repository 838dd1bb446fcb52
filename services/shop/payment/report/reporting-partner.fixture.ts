import type { BusinessDate } from '../../../../domain/kernel/index.js';
import { AdyenClient } from '../../../partners/adyen/client.js';
import { ReportUnusable, type PaymentReports, type ReportLine } from '../../../partners/adyen/payment-reports.js';
import type { SettlementReports } from '../../../partners/adyen/settlement-reports.js';
import type { Settlement } from '../../../../domain/books/index.js';
import { AdyenReports } from '../../../partners/adyen/report-client.js';
import { startAdyenSimulator, type AdyenSimulator } from '../../../../simulators/adyen/start.js';
import type { ManualTime } from '../../../../simulators/simulation/timers.js';
import { listenForWebhooks, type WebhookListener } from '../../../../simulators/simulation/webhook-listener.js';

const apiKey = 'api key of a test';
const merchantAccount = 'AlgortSE';
const PASSWORD = 'password of a report user';
const USER = 'report@Company.Algort';

/** The partner's simulator with its reports. A test can make some of them unavailable. */
export class ReportingPartner implements PaymentReports, SettlementReports {
  readonly lost = new Set<BusinessDate>();

  private constructor(
    private readonly listener: WebhookListener,
    readonly adyen: AdyenSimulator,
  ) {}

  static async start(time: ManualTime): Promise<ReportingPartner> {
    const listener = await listenForWebhooks();
    const adyen = await startAdyenSimulator({
      apiKey,
      hmacKey: 'AB'.repeat(32),
      merchantAccount,
      reportUser: { user: USER, password: PASSWORD },
      webhookUrl: listener.url,
      now: time.now,
      timers: time,
    });
    return new ReportingPartner(listener, adyen);
  }

  async close(): Promise<void> {
    await this.adyen.close();
    await this.listener.close();
  }

  client(): AdyenClient {
    return new AdyenClient({ url: this.adyen.url, apiKey, merchantAccount });
  }

  of(date: BusinessDate): Promise<readonly ReportLine[]> {
    if (this.lost.has(date)) return Promise.reject(new ReportUnusable(date, 'is not there (404)'));
    return this.reports(PASSWORD).of(date);
  }

  settlement(number: number): Promise<Settlement | null> {
    return this.reports(PASSWORD).settlement(number);
  }

  reports(password: string): AdyenReports {
    return new AdyenReports({
      ADYEN_REPORTS_URL: this.adyen.reportsUrl,
      ADYEN_REPORT_USER: USER,
      ADYEN_REPORT_PASSWORD: password,
      ADYEN_MERCHANT_ACCOUNT: merchantAccount,
    });
  }

  announced(): readonly string[] {
    const items = this.listener.received.flatMap((body) => (body as Webhook).notificationItems);
    const reports = items.filter(({ NotificationRequestItem: item }) => item.eventCode === 'REPORT_AVAILABLE');
    return reports.map(({ NotificationRequestItem: { pspReference } }) => pspReference);
  }
}

interface Webhook {
  readonly notificationItems: readonly {
    readonly NotificationRequestItem: { readonly eventCode: string; readonly pspReference: string };
  }[];
}
