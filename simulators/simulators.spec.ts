import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AdyenClient } from '../services/partners/adyen/client.js';
import { card, payment, VISA } from './adyen/simulator.fixture.js';
import { readWebhook } from '../services/partners/adyen/webhook.js';
import { adyenEnvironment } from '../services/partners/adyen/card-fields.js';
import { readPartners } from '../services/partners/config.js';
import { clientCertificate, clientKey, rootCertificate } from '../services/partners/tls/mutual-tls.fixture.js';
import { startPartners, type Partners } from './simulators.js';
import { listenForWebhooks, type WebhookListener } from './simulation/webhook-listener.js';

let shop: WebhookListener | undefined;
let partners: Partners | undefined;
const dataDir = mkdtempSync(join(tmpdir(), 'partners-'));
const certificateFolder = mkdtempSync(join(tmpdir(), 'partners-tls-'));
const [certificateFile, keyFile] = [join(certificateFolder, 'cert.pem'), join(certificateFolder, 'key.pem')];
writeFileSync(certificateFile, clientCertificate);
writeFileSync(keyFile, clientKey);
afterAll(() => rmSync(certificateFolder, { recursive: true, force: true }));
afterEach(async () => {
  await partners?.close();
  await shop?.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const real = {
  ADYEN_URL: 'https://prefix-checkout-live.adyenpayments.com/checkout/v71',
  ADYEN_API_KEY: 'key',
  ADYEN_CLIENT_KEY: 'live_key',
  ADYEN_FIELDS_URL: 'https://checkoutshopper-live.adyen.com/checkoutshopper/sdk/6.45.2/adyen.js',
  ADYEN_FIELDS_INTEGRITY: 'sha384-AAAA',
  ADYEN_HMAC_KEY: 'AB'.repeat(32),
  ADYEN_MERCHANT_ACCOUNT: 'Algort',
  ADYEN_REPORTS_URL: 'https://ca-live.adyen.com/reports/download',
  ADYEN_REPORT_USER: 'report@Company.Algort',
  ADYEN_REPORT_PASSWORD: 'password of a report user',
  WAREHOUSE_URL: 'https://warehouse.example/api',
  WAREHOUSE_HMAC_KEY: 'CD'.repeat(32),
  SMTP_URL: 'smtps://user:secret@mail.example:465',
  PUSH_URL: 'https://push.example',
  PUSH_API_KEY: 'key',
  WEATHER_URL: 'https://weather.example',
  BANKID_URL: 'https://appapi2.bankid.com/rp/v6.0',
  FREJA_URL: 'https://services.prod.frejaeid.com',
  FREJA_SIGNING_KEYS: rootCertificate,
  POPULATION_REGISTER_URL: 'https://register.example',
  POPULATION_REGISTER_CUSTOMER: '500243',
  POPULATION_REGISTER_ASSIGNMENT: '637',
  E_HEALTH_URL: 'https://e-health.example',
  E_HEALTH_PHARMACY: '7350000000011',
  VERIFICATION_URL: 'https://verification.example',
  VERIFICATION_PHARMACY: '7350000000011',
  SMS_URL: 'https://sms.example',
  SMS_API_KEY: 'key',
  SMS_SENDER: 'Algort',
  FINANCE_URL: 'https://finance.example',
  FINANCE_HMAC_KEY: 'EF'.repeat(32),
  DELIVERY_CHECKOUT_URL: 'https://delivery.example',
  DELIVERY_CHECKOUT_SECRET: 'AC'.repeat(32),
};
/** Settings that name certificate files. The configuration of the shop does not contain them. */
const certificates = Object.fromEntries(
  ['BANKID', 'FREJA', 'POPULATION_REGISTER', 'E_HEALTH', 'VERIFICATION'].flatMap((partner) => [
    [`${partner}_CERT_FILE`, certificateFile],
    [`${partner}_KEY_FILE`, keyFile],
  ]),
);
const SHOP = ['adyen', 'warehouse', 'mail', 'push', 'weather'];
const OPTIONAL = [
  'bankid',
  'freja',
  'population-register',
  'e-health',
  'verification',
  'sms',
  'finance',
  'delivery-checkout',
];
const without = (...prefixes: string[]) =>
  Object.fromEntries(
    Object.entries({ ...real, ...certificates }).filter(
      ([name]) => !prefixes.some((prefix) => name.startsWith(prefix)),
    ),
  );

describe('the partners at a start', () => {
  test('without settings are all simulated, and a payment reaches the shop', async () => {
    shop = await listenForWebhooks();
    partners = await startPartners({ environment: {}, shopUrl: shop.url.replace(/\/$/, ''), dataDir });
    const {
      ADYEN_URL: url,
      ADYEN_API_KEY: apiKey,
      ADYEN_MERCHANT_ACCOUNT: merchantAccount,
      ADYEN_HMAC_KEY: hmacKey,
    } = partners.config;
    const client = new AdyenClient({ url, apiKey, merchantAccount });
    await client.start(payment(card(VISA)), 'start-1');
    await client.close();
    const reading = await shop.first((body) => readWebhook(body, { hmacKey, merchantAccount }));
    expect(reading).toMatchObject({ ok: true, notifications: [{ type: 'AuthorisationSucceeded' }] });
    expect(partners.config.SMTP_URL).toBe(partners.simulated.mail?.url);
    expect(partners.config.PUSH_URL).toBe(partners.simulated.push?.url);
    expect(partners.config.WEATHER_URL).toBe(partners.simulated.weather?.url);
    expect(partners.config.BANKID_URL).toBe(partners.simulated.bankid?.url);
    expect(partners.config.FREJA_URL).toBe(partners.simulated.freja?.url);
    expect(partners.config.POPULATION_REGISTER_URL).toBe(partners.simulated['population-register']?.url);
    expect(partners.config.E_HEALTH_URL).toBe(partners.simulated['e-health']?.url);
  });

  test('never include a simulated e-ID, population or e-health register in production: the shop runs without them', async () => {
    partners = await startPartners({
      environment: without('BANKID', 'FREJA', 'POPULATION', 'E_HEALTH', 'VERIFICATION', 'SMS', 'FINANCE', 'DELIVERY'),
      shopUrl: 'http://127.0.0.1:9',
      production: true,
    });
    expect(partners.simulated).toMatchObject({
      bankid: null,
      freja: null,
      'population-register': null,
      'e-health': null,
      verification: null,
      sms: null,
      finance: null,
      'delivery-checkout': null,
    });
    expect(partners.config).toEqual(
      without('BANKID', 'FREJA', 'POPULATION', 'E_HEALTH', 'VERIFICATION', 'SMS', 'FINANCE', 'DELIVERY'),
    );
  });

  test('keep their keys over a restart', async () => {
    const options = { environment: {}, shopUrl: 'http://127.0.0.1:9', dataDir };
    partners = await startPartners(options);
    const { ADYEN_HMAC_KEY } = partners.config;
    await partners.close();
    partners = await startPartners(options);
    expect(partners.config.ADYEN_HMAC_KEY).toBe(ADYEN_HMAC_KEY);
  });

  test('are not simulated where they are real', async () => {
    partners = await startPartners({ environment: { ...real, ...certificates }, shopUrl: 'http://127.0.0.1:9' });
    expect(partners.simulated).toEqual({
      adyen: null,
      warehouse: null,
      mail: null,
      push: null,
      weather: null,
      bankid: null,
      freja: null,
      'population-register': null,
      'e-health': null,
      verification: null,
      sms: null,
      finance: null,
      'delivery-checkout': null,
    });
    expect(partners.config).toEqual(real);
    expect(adyenEnvironment(partners.config)).toBe('live');
  });

  test('can be one real partner and two simulated ones', () => {
    expect(readPartners({ SMTP_URL: real.SMTP_URL })).toEqual({
      tls: {},
      given: { SMTP_URL: real.SMTP_URL },
      toSimulate: [...SHOP.filter((partner) => partner !== 'mail'), ...OPTIONAL],
    });
  });

  test.each([
    ['a forgotten key', { ...real, ADYEN_HMAC_KEY: undefined }, 'ADYEN_HMAC_KEY is missing'],
    ['no card fields', { ...real, ADYEN_FIELDS_URL: undefined }, 'ADYEN_FIELDS_URL is missing'],
    ['no address of the reports', { ...real, ADYEN_REPORTS_URL: undefined }, 'ADYEN_REPORTS_URL is missing'],
    ['no report user', { ...real, ADYEN_REPORT_USER: undefined }, 'ADYEN_REPORT_USER is missing'],
    [
      'an unencrypted report password',
      { ...real, ADYEN_REPORTS_URL: 'http://ca-live.adyen.com/reports/download' },
      'ADYEN_REPORTS_URL: must be an https address',
    ],
    ['card fields of any version', { ...real, ADYEN_FIELDS_INTEGRITY: undefined }, 'ADYEN_FIELDS_INTEGRITY is missing'],
    [
      'unencrypted card fields',
      { ...real, ADYEN_FIELDS_URL: 'http://fields.example/adyen.js' },
      'ADYEN_FIELDS_URL: must be an https address',
    ],
    ['an empty key', { ...real, WAREHOUSE_HMAC_KEY: '' }, 'WAREHOUSE_HMAC_KEY is missing'],
    [
      'an invalid key',
      { ...real, ADYEN_HMAC_KEY: 'secret' },
      'ADYEN_HMAC_KEY: must be a hexadecimal key of at least 32 digits',
    ],
    ['an invalid address', { ...real, SMTP_URL: 'mail.example' }, 'SMTP_URL: Invalid URL'],
  ])('%s stops the start in one line', (_what, environment, message) => {
    expect(() => readPartners(environment)).toThrow(message);
  });
});

describe('in production', () => {
  const inProduction = (environment: Record<string, string | undefined>) =>
    readPartners(environment, { production: true });

  test.each([
    ['ADYEN', 'ADYEN_URL: is missing; production simulates no partner that SIMULATED_PARTNERS does not name ("adyen")'],
    ['WAREHOUSE', 'WAREHOUSE_URL: is missing'],
    ['SMTP', 'SMTP_URL: is missing'],
    ['PUSH', 'PUSH_URL: is missing'],
    ['WEATHER', 'WEATHER_URL: is missing'],
  ])('a shop without %s does not start, and names the setting', (partner, message) => {
    expect(() => inProduction(without(partner))).toThrow(message);
  });

  test('a partner is simulated where a setting names it', () => {
    expect(inProduction({ ...without('WEATHER', 'PUSH'), SIMULATED_PARTNERS: 'push, weather' }).toSimulate).toEqual([
      'push',
      'weather',
    ]);
    expect(inProduction({ SIMULATED_PARTNERS: SHOP.join(',') }).toSimulate).toEqual(SHOP);
    expect(() => inProduction({ SIMULATED_PARTNERS: 'warehouse,mail,push,weather' })).toThrow('ADYEN_URL: is missing');
  });

  test.each([...OPTIONAL, 'all', 'Adyen'])('SIMULATED_PARTNERS cannot name %s', (name) => {
    expect(() =>
      inProduction({ ...without('BANKID', 'FREJA', 'POPULATION', 'E_HEALTH', 'FINANCE'), SIMULATED_PARTNERS: name }),
    ).toThrow(`SIMULATED_PARTNERS: "${name}" is none of adyen, warehouse, mail, push, weather`);
  });

  test.each([
    ['ADYEN_URL', 'adyen'],
    ['WAREHOUSE_URL', 'warehouse'],
    ['PUSH_URL', 'push'],
    ['WEATHER_URL', 'weather'],
  ])('an unencrypted %s stops the start, unless it is named as a simulator', (field, partner) => {
    const clear = { ...real, ...certificates, [field]: 'http://10.0.0.7:9000' };
    expect(() => inProduction(clear)).toThrow(`${field}: must begin with https: in production`);
    expect(inProduction({ ...clear, SIMULATED_PARTNERS: partner }).toSimulate).toEqual([]);
  });

  test.each(['BANKID_URL', 'FREJA_URL', 'POPULATION_REGISTER_URL', 'E_HEALTH_URL', 'FINANCE_URL'])(
    'an unencrypted %s always stops the start',
    (field) => {
      expect(() => inProduction({ ...real, ...certificates, [field]: 'http://127.0.0.1:9000' })).toThrow(
        `${field}: must begin with https: in production`,
      );
    },
  );

  test('a partner is not both real and simulated', () => {
    expect(() => inProduction({ ...real, ...certificates, SIMULATED_PARTNERS: 'adyen' })).toThrow(
      'SIMULATED_PARTNERS: adyen has a URL; remove one of the two',
    );
  });
});
