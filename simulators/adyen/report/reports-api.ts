import type { FastifyInstance } from 'fastify';
import { createHash, timingSafeEqual } from 'node:crypto';
import { AdyenError, unauthorized } from '../adyen-error.js';
import { reportOf } from './report.js';
import { settlementOf } from './settlement.js';
import type { World } from '../world.js';

export interface ReportUser {
  readonly user: string;
  readonly password: string;
}

type Asked = { readonly Params: { readonly account: string; readonly file: string } };

const NAME = /^payments_accounting_report_(20\d\d)_(\d\d)_(\d\d)\.csv$/;
const BATCH = /^settlement_detail_report_batch_([1-9]\d{0,6})\.csv$/;
const missing = new AdyenError(404, '000', 'Not Found');

/**
 * Serves the daily reports and the settlements by basic authentication, for example at `GET
 * /reports/download/MerchantAccount/{account}/payments_accounting_report_2026_05_04.csv`.
 */
export function reportsApi(world: World, { user, password }: ReportUser) {
  const expected = `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
  return async (api: FastifyInstance): Promise<void> => {
    api.get<Asked>('/MerchantAccount/:account/:file', (request, reply) => {
      if (!same(request.headers.authorization ?? '', expected)) throw unauthorized;
      const { report: fault } = world.faults;
      const isThere = request.params.account === world.merchantAccount && fault !== 'missing';
      const report = isThere ? named(world, request.params.file) : null;
      if (report === null) throw missing;
      return reply.type('text/csv; charset=utf-8').send(spoilt(report, fault));
    });
  };
}

function named(world: World, file: string): string | null {
  const [, ...day] = NAME.exec(file) ?? [];
  if (day.length === 3) return reportOf(world, day.join('-'));
  const [, batch] = BATCH.exec(file) ?? [];
  return batch ? settlementOf(world, Number(batch)) : null;
}

function spoilt(report: string, fault: World['faults']['report']): string {
  if (fault === 'cut') return report.slice(0, -10);
  return fault === 'unreadable' ? '<html><body>Log in to the Customer Area</body></html>\n' : report;
}

function same(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}
