import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, expect, test } from 'vitest';

import type { PartnersConfig } from '../config.js';
import { ReportUnusable } from './payment-reports.js';
import { AdyenReports } from './report-client.js';
import { reportsBesideShop } from './reports-beside-shop.js';
import { keepReportsAddress, type ReportsAddress } from './reports-address.js';

const DAY = '2026-05-04';
let server: Server | undefined;
afterEach(() => void server?.closeAllConnections());
afterEach(() => new Promise((closed) => (server ? server.close(closed) : closed(undefined))));

async function partner(answer: Parameters<typeof createServer>[1]): Promise<ReportsAddress> {
  const listening = createServer(answer);
  server = listening;
  await new Promise<void>((ready) => listening.listen(0, '127.0.0.1', ready));
  return addressAt((listening.address() as AddressInfo).port);
}

function addressAt(port: number): ReportsAddress {
  const who = { ADYEN_REPORT_USER: 'report@Company.Algort', ADYEN_REPORT_PASSWORD: 'secret' };
  return { ADYEN_REPORTS_URL: `http://127.0.0.1:${port}/reports`, ADYEN_MERCHANT_ACCOUNT: 'Algort', ...who };
}

async function fetched(address: ReportsAddress): Promise<unknown> {
  const reports = new AdyenReports(address, 200);
  return reports.of(DAY).finally(() => reports.close());
}

test('a partner who never answers is given up, and the report counts as unusable', async () => {
  const address = await partner(() => undefined);
  await expect(fetched(address)).rejects.toThrow(ReportUnusable);
});

test('a report with a cut line does not count as complete', async () => {
  const address = await partner((_request, response) => {
    response.writeHead(200, { 'content-length': '4000' }).write('Company Account,Merchant Account\n');
    response.socket?.end();
  });
  await expect(fetched(address)).rejects.toThrow(/could not be fetched/);
});

test('an unreachable partner is reported as unreachable', async () => {
  const address = await partner(() => undefined);
  await new Promise((closed) => server?.close(closed));
  await expect(fetched(address)).rejects.toThrow(/could not be fetched/);
});

test('a tool beside the shop asks the simulator that was last started on its data', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'algort-reports-'));
  const asked: string[] = [];
  const address = await partner((request, response) => {
    asked.push(`${request.url} ${request.headers.authorization}`);
    response.writeHead(404).end();
  });
  await expect(reportsBesideShop({}, directory).of(DAY)).rejects.toThrow('ADYEN_REPORTS_URL is not set');
  keepReportsAddress(directory, address as PartnersConfig);
  await expect(reportsBesideShop({}, directory).of(DAY)).rejects.toThrow('is not there (404)');
  const user = Buffer.from('report@Company.Algort:secret').toString('base64');
  expect(asked).toEqual([`/reports/MerchantAccount/Algort/payments_accounting_report_2026_05_04.csv Basic ${user}`]);
  await rm(directory, { recursive: true });
});
