import { afterEach, describe, expect, test } from '@jest/globals';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AdyenClient } from './adyen/client.js';
import { card, payment, VISA } from './adyen/simulator/simulator.fixture.js';
import { readWebhook } from './adyen/webhook.js';
import { adyenEnvironment, readPartners } from './config.js';
import { startPartners, type Partners } from './simulators.js';
import { listenForWebhooks, type WebhookListener } from './simulation/webhook-listener.js';

let shop: WebhookListener | undefined;
let partners: Partners | undefined;
const dataDir = mkdtempSync(join(tmpdir(), 'partners-'));
afterEach(async () => {
  await partners?.close();
  await shop?.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const real = {
  ADYEN_URL: 'https://prefix-checkout-live.adyenpayments.com/checkout/v71',
  ADYEN_API_KEY: 'key',
  ADYEN_CLIENT_KEY: 'live_key',
  ADYEN_HMAC_KEY: 'AB'.repeat(32),
  ADYEN_MERCHANT_ACCOUNT: 'Algort',
  WAREHOUSE_URL: 'https://warehouse.example/api',
  WAREHOUSE_HMAC_KEY: 'CD'.repeat(32),
  SMTP_URL: 'smtps://user:secret@mail.example:465',
  PUSH_URL: 'https://push.example',
  PUSH_API_KEY: 'key',
  WEATHER_URL: 'https://weather.example',
  BANKID_URL: 'https://appapi2.bankid.com/rp/v6.0',
  FREJA_URL: 'https://services.prod.frejaeid.com',
  FREJA_SIGNING_KEYS: '-----BEGIN CERTIFICATE-----',
};

describe('the partners of a start', () => {
  test('without settings all are simulated and a payment reaches the shop', async () => {
    shop = await listenForWebhooks();
    partners = await startPartners({ environment: {}, shopUrl: shop.url.replace(/\/$/, ''), dataDir });
    const { ADYEN_URL: url, ADYEN_API_KEY: apiKey, ADYEN_MERCHANT_ACCOUNT: merchantAccount, ADYEN_HMAC_KEY: hmacKey } = partners.config;
    const client = new AdyenClient({ url, apiKey, merchantAccount });
    await client.start(payment(card(VISA)), 'start-1');
    await client.close();
    const reading = await shop.first((body) => readWebhook(body, { hmacKey, merchantAccount }));
    expect(reading).toMatchObject({ ok: true, notifications: [{ type: 'AuthorisationSucceeded' }] });
    expect(partners.config.SMTP_URL).toBe(partners.simulated.mailbox?.url);
    expect(partners.config.PUSH_URL).toBe(partners.simulated.push?.url);
    expect(partners.config.WEATHER_URL).toBe(partners.simulated.weather?.url);
    expect(partners.config.BANKID_URL).toBe(partners.simulated.bankId?.url);
    expect(partners.config.FREJA_URL).toBe(partners.simulated.freja?.url);
  });

  test('an e-ID is never simulated in production: it is not offered instead', async () => {
    partners = await startPartners({ environment: {}, shopUrl: 'http://127.0.0.1:9', simulateIdentification: false });
    expect(partners.simulated).toMatchObject({ bankId: null, freja: null });
    expect(partners.config).not.toHaveProperty('BANKID_URL');
    expect(partners.config).not.toHaveProperty('FREJA_URL');
  });

  test('the keys outlive a restart', async () => {
    const options = { environment: {}, shopUrl: 'http://127.0.0.1:9', dataDir };
    partners = await startPartners(options);
    const { ADYEN_HMAC_KEY } = partners.config;
    await partners.close();
    partners = await startPartners(options);
    expect(partners.config.ADYEN_HMAC_KEY).toBe(ADYEN_HMAC_KEY);
  });

  test('real partners are left in peace', async () => {
    partners = await startPartners({ environment: real, shopUrl: 'http://127.0.0.1:9' });
    expect(partners.simulated).toEqual({ adyen: null, warehouse: null, mailbox: null, push: null, weather: null, bankId: null, freja: null });
    expect(partners.config).toEqual(real);
    expect(adyenEnvironment(partners.config)).toBe('live');
  });

  test('one real partner and two simulated', () => {
    expect(readPartners({ SMTP_URL: real.SMTP_URL })).toEqual({ given: { SMTP_URL: real.SMTP_URL }, toSimulate: ['adyen', 'warehouse', 'push', 'weather', 'bankid', 'freja'] });
  });

  test.each([
    ['a forgotten key', { ...real, ADYEN_HMAC_KEY: undefined }, 'ADYEN_HMAC_KEY is missing'],
    ['an empty key', { ...real, WAREHOUSE_HMAC_KEY: '' }, 'WAREHOUSE_HMAC_KEY is missing'],
    ['a key that is no key', { ...real, ADYEN_HMAC_KEY: 'secret' }, 'ADYEN_HMAC_KEY: must be a hexadecimal key of at least 32 digits'],
    ['an address that is none', { ...real, SMTP_URL: 'mail.example' }, 'SMTP_URL: Invalid URL'],
  ])('%s stops the start in one line', (_what, environment, message) => {
    expect(() => readPartners(environment)).toThrow(message);
  });
});
