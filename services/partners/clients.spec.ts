import { generateKeyPairSync } from 'node:crypto';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';

import { expect, test } from 'vitest';

import { parsePersonNumber, type PersonNumber } from '../../domain/kernel/index.js';
import { SettableClock } from '../foundation/clock.js';
import { startBankIdSimulator } from '../../simulators/bankid/start.js';
import { partnerClients, type PartnerClients } from './clients.js';
import type { PartnersConfig } from './config.js';
import type { HeardCall, PartnerWatch } from './health/partner-watch.js';
import { PARTNER_NAMES } from './partners.js';

/** One call of each client. A new client without a call here does not compile. */
const CALL: {
  readonly [Name in keyof PartnerClients]: (client: NonNullable<PartnerClients[Name]>) => Promise<unknown>;
} = {
  adyen: (adyen) => adyen.storedCards('shopper'),
  warehouse: (warehouse) => warehouse.cancel('order', [1]),
  mail: (mailer) => mailer.send({ to: 'a@b.example', subject: 's', text: 't', html: 'h', messageId: 'm' }),
  push: (push) => push.send({ customerId: 'c', title: 't', body: 'b', path: '/', key: 'k' }),
  weather: (weather) => weather.at('11129'),
  bankid: (bankId) => bankId.collect('order'),
  freja: (freja) => freja.result('request'),
  'delivery-checkout': (checkout) => checkout.pull('session'),
  sms: (sms) => sms.send({ to: '+46701234567', text: 't', key: 'k' }),
  finance: (finance) => finance.cancel({ paymentId: 'payment' }, 'key'),
  'population-register': (register) => register.addressOf(parsePersonNumber('198507099805') as PersonNumber),
  'e-health': (eHealth) => eHealth.status(),
  verification: (verification) =>
    verification.verify({ productCode: '07046267100018', serial: 'S1', batch: 'B1', expiresOn: '2028-03-31' }),
};

const heard: HeardCall[] = [];
const watch: PartnerWatch = { heard: (call) => void heard.push(call) };
const clock = new SettableClock('2026-11-21T10:00:00.000Z');

/** Returns a URL at which no server listens. */
async function nowhere(): Promise<string> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return `127.0.0.1:${port}`;
}

function configOf(host: string): PartnersConfig {
  const url = `http://${host}`;
  const key = generateKeyPairSync('rsa', { modulusLength: 2048 }).publicKey.export({ type: 'spki', format: 'pem' });
  return {
    ADYEN_URL: url,
    ADYEN_API_KEY: 'key',
    ADYEN_CLIENT_KEY: 'key',
    ADYEN_FIELDS_URL: '/partner/adyen/fields.js',
    ADYEN_FIELDS_INTEGRITY: 'sha384-AAAA',
    ADYEN_HMAC_KEY: 'AB'.repeat(32),
    ADYEN_MERCHANT_ACCOUNT: 'Algort',
    ADYEN_REPORTS_URL: 'http://127.0.0.1:9/reports/download',
    ADYEN_REPORT_USER: 'report@Company.Algort',
    ADYEN_REPORT_PASSWORD: 'password of a test',
    WAREHOUSE_URL: url,
    WAREHOUSE_HMAC_KEY: 'CD'.repeat(32),
    SMTP_URL: `smtp://${host}`,
    PUSH_URL: url,
    PUSH_API_KEY: 'key',
    WEATHER_URL: url,
    BANKID_URL: url,
    FREJA_URL: url,
    FREJA_SIGNING_KEYS: key.toString(),
    POPULATION_REGISTER_URL: url,
    POPULATION_REGISTER_CUSTOMER: '1',
    POPULATION_REGISTER_ASSIGNMENT: '2',
    E_HEALTH_URL: url,
    E_HEALTH_PHARMACY: '1',
    VERIFICATION_URL: url,
    VERIFICATION_PHARMACY: '1',
    SMS_URL: url,
    SMS_API_KEY: 'key',
    SMS_SENDER: 'Algort',
    FINANCE_URL: url,
    FINANCE_HMAC_KEY: 'EF'.repeat(32),
    DELIVERY_CHECKOUT_URL: url,
    DELIVERY_CHECKOUT_SECRET: 'AC'.repeat(32),
  };
}

test('an unreachable partner is always reported', async () => {
  heard.length = 0;
  const clients = partnerClients(configOf(await nowhere()), { tls: {}, watch, clock });
  const calls = (Object.keys(CALL) as (keyof PartnerClients)[]).map(async (name) => {
    const call = CALL[name] as (client: unknown) => Promise<unknown>;
    await expect(call(clients[name])).rejects.toThrow();
  });
  await Promise.all(calls);
  expect([...new Set(heard.map(({ partner }) => partner))].sort()).toEqual([...PARTNER_NAMES].sort());
  expect(new Set(heard.map(({ outcome }) => outcome))).toEqual(new Set(['failed']));
  expect(heard).toContainEqual({ partner: 'bankid', outcome: 'failed', code: 'ECONNREFUSED', status: null });
  for (const client of Object.values(clients)) await client?.close();
});

test('BankID’s answers are reported with their code and status', async () => {
  heard.length = 0;
  const simulator = await startBankIdSimulator();
  const { bankid: bankId, ...others } = partnerClients(
    { ...configOf('127.0.0.1:9'), BANKID_URL: simulator.url },
    { tls: {}, watch, clock },
  );
  const order = await bankId?.auth({ endUserIp: '192.0.2.7' });
  for (const error of ['unauthorized', 'requestTimeout', 'tooManyRequests', 'maintenance'] as const) {
    simulator.setScript({ nextCollectErrors: [error] });
    await expect(bankId?.collect(order?.orderRef ?? '')).rejects.toThrow();
  }
  const form = { token: order?.autoStartToken ?? '', decision: 'fail', hint: 'certificateErr' };
  await fetch(`${simulator.origin}/hosted/phone?autostarttoken=${form.token}`);
  await fetch(`${simulator.origin}/hosted/phone`, { method: 'POST', body: new URLSearchParams(form) });
  expect(await bankId?.collect(order?.orderRef ?? '')).toMatchObject({ status: 'failed' });
  await bankId?.cancel(order?.orderRef ?? '');
  expect(heard.map(({ outcome, code, status }) => [outcome, code, status])).toEqual([
    ['answered', null, null],
    ['failed', 'unauthorized', 401],
    ['failed', 'requestTimeout', 408],
    ['failed', 'tooManyRequests', 429],
    ['failed', 'maintenance', 503],
    ['answered', null, null],
    ['ended', 'certificateErr', 200],
    ['answered', null, null],
  ]);
  for (const client of [bankId, ...Object.values(others)]) await client?.close();
  await simulator.close();
});
