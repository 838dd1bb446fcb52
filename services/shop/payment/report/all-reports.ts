import type { BusinessDate } from '../../../../domain/kernel/index.js';
import type { PaymentReports } from '../../../partners/adyen/payment-reports.js';
import { reportsBesideShop } from '../../../partners/adyen/reports-beside-shop.js';
import { FinanceClient } from '../../../partners/finance/client.js';
import type { FinanceGateway, FinanceStatement } from '../../../partners/finance/gateway.js';
import { statementAddress } from '../../../partners/finance/statement-address.js';

/** Lines of the finance company are numbered from here. A line's number must not depend on the other report. */
const AFTER_ADYEN = 1_000_000;

/** What the partners say of a day: the bookings of all, and the notices of the finance company. */
export interface DailyReports {
  /** @throws ReportUnusable when one of the reports is missing, because then the day cannot be compared at all */
  of(date: BusinessDate): Promise<FinanceStatement>;
}

export function allReports(adyen: PaymentReports, finance: Pick<FinanceGateway, 'statement'> | null): DailyReports {
  return {
    of: async (date) => {
      const own = await adyen.of(date);
      const { lines, notices } = (await finance?.statement(date)) ?? { lines: [], notices: [] };
      return { lines: [...own, ...lines.map((each) => ({ ...each, line: AFTER_ADYEN + each.line }))], notices };
    },
  };
}

type Environment = Readonly<Record<string, string | undefined>>;

/** The reports in a tool outside the shop's process. A company whose address nobody knows is absent there too. */
export function allReportsBesideShop(environment: Environment, dataDir: string): DailyReports {
  return allReports(reportsBesideShop(environment, dataDir), financeBesideShop(environment, dataDir));
}

/** The settlements in a tool outside the shop's process. */
export function settlementsBesideShop(environment: Environment, dataDir: string) {
  return { adyen: reportsBesideShop(environment, dataDir), finance: financeBesideShop(environment, dataDir) };
}

function financeBesideShop(environment: Environment, dataDir: string): FinanceClient | null {
  const address = statementAddress(environment, dataDir);
  return address && new FinanceClient({ url: address.FINANCE_URL, hmacKey: address.FINANCE_HMAC_KEY });
}
