import type { FastifyInstance } from 'fastify';
import { createHash, timingSafeEqual } from 'node:crypto';
import { AdyenError, unauthorized } from '../adyen-error.js';
import { reportOf } from './report.js';
import type { World } from '../world.js';

export interface ReportUser {
  readonly user: string;
  readonly password: string;
}

type Asked = { readonly Params: { readonly account: string; readonly file: string } };

const NAME = /^payments_accounting_report_(20\d\d)_(\d\d)_(\d\d)\.csv$/;
const missing = new AdyenError(404, '000', 'Not Found');

/**
 * Serves the daily reports by basic authentication, for example at `GET
 * /reports/download/MerchantAccount/{account}/payments_accounting_report_2026_05_04.csv`.
 */
export function reportsApi(world: World, { user, password }: ReportUser) {
  const expected = `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
  return async (api: FastifyInstance): Promise<void> => {
    api.get<Asked>('/MerchantAccount/:account/:file', (request, reply) => {
      if (!same(request.headers.authorization ?? '', expected)) throw unauthorized;
      const [, ...day] = NAME.exec(request.params.file) ?? [];
      const { report: fault } = world.faults;
      const report =
        day.length === 3 && request.params.account === world.merchantAccount && fault !== 'missing'
          ? reportOf(world, day.join('-'))
          : null;
      if (report === null) throw missing;
      return reply.type('text/csv; charset=utf-8').send(spoilt(report, fault));
    });
  };
}

function spoilt(report: string, fault: World['faults']['report']): string {
  if (fault === 'cut') return report.slice(0, -10);
  return fault === 'unreadable' ? '<html><body>Log in to the Customer Area</body></html>\n' : report;
}

function same(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}
