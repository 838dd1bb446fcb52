import { describe, expect, test } from 'vitest';

import { clientAddress, clientAddresses } from './client-address.js';
import { readConfig } from './config.js';

const MASTER_KEY = '8f3a'.repeat(15) + '17b2';
const LOOKUP_KEY = '29d6'.repeat(15) + '50ce';
const production = { SHOP_ENV: 'production', MASTER_KEY, LOOKUP_KEY, PUBLIC_URL: 'https://algort.example' };

describe('in production', () => {
  test.each([
    ['a key of one repeated character', { MASTER_KEY: 'a'.repeat(64) }, 'MASTER_KEY: is a default value'],
    ['a key of two repeated characters', { LOOKUP_KEY: '01'.repeat(32) }, 'LOOKUP_KEY: is a default value'],
    ['one key for both', { LOOKUP_KEY: MASTER_KEY }, 'LOOKUP_KEY: is the same as another secret'],
    ['no key', { MASTER_KEY: undefined }, 'MASTER_KEY: is missing'],
    [
      'a common database password',
      { DATABASE_URL: 'postgres://shop:Password@db/shop' },
      'DATABASE_URL: its password is a default value',
    ],
    [
      'a database password equal to the name',
      { DATABASE_URL: 'postgres://shop:shop@db/shop' },
      'DATABASE_URL: its password is a default value',
    ],
    ['a partner’s secret that is a default', { ADYEN_API_KEY: 'secret' }, 'ADYEN_API_KEY: is a default value'],
    ['an unencrypted address', { PUBLIC_URL: 'http://algort.example' }, 'PUBLIC_URL: must begin with https:'],
    ['a number of proxies instead of addresses', { TRUST_PROXY: '1' }, 'TRUST_PROXY: is a number'],
    ['an unencrypted console', { CONSOLE_URL: 'http://konsol.algort.example' }, 'CONSOLE_URL: must begin with https:'],
    ['an incomplete staff provider', { STAFF_OIDC_ISSUER: 'https://id.example' }, 'STAFF_OIDC_CLIENT_ID: is missing'],
  ])('%s is refused by name, and its value is not shown', (_name, set, said) => {
    const environment = { ...production, ...set };
    const read = () => readConfig(environment, ['ADYEN_API_KEY']);
    expect(read).toThrow(said);
    expect(read).not.toThrow(MASTER_KEY);
  });

  test('own secrets are accepted, and an own machine needs no encryption', () => {
    expect(readConfig({ ...production, DATABASE_URL: 'postgres://shop:mV2hq81c@db/shop' })).toMatchObject({
      secure: true,
      testPersons: false,
      staffOidc: null,
    });
    expect(readConfig({ ...production, PUBLIC_URL: 'http://localhost:3000' }).secure).toBe(false);
  });
});

describe('the console', () => {
  const local = { MASTER_KEY, LOOKUP_KEY, PUBLIC_URL: 'https://algort.example' };
  const provider = {
    STAFF_OIDC_ISSUER: 'https://id.example',
    STAFF_OIDC_CLIENT_ID: 'konsol',
    STAFF_OIDC_CLIENT_SECRET: 'hemlig-nog',
    STAFF_OIDC_ROLES: 'kundtjanst=support',
  };

  test('is at the shop’s own host, and staff have passwords, unless a setting says otherwise', () => {
    expect(readConfig({ ...local, PUBLIC_URL: 'https://algort.example/' })).toMatchObject({
      consoleUrl: 'https://algort.example',
      consoleHost: null,
      consoleSecure: true,
      staffPasswords: true,
    });
  });

  test('has its own host where a setting names one, and no passwords where a provider confirms staff', () => {
    const own = { CONSOLE_URL: 'https://Konsol.algort.example/', STAFF_PASSWORDS: 'off' };
    expect(readConfig({ ...local, ...provider, ...own })).toMatchObject({
      consoleUrl: 'https://konsol.algort.example',
      consoleHost: 'konsol.algort.example',
      staffPasswords: false,
    });
  });

  test.each([
    ['without a log-in at all', { STAFF_PASSWORDS: 'off' }, 'STAFF_PASSWORDS: is off, and without STAFF_OIDC_ISSUER'],
    ['on the shop’s own host', { CONSOLE_URL: 'https://algort.example' }, 'CONSOLE_URL: names the host of PUBLIC_URL'],
    ['under a path', { CONSOLE_URL: 'https://k.algort.example/konsol' }, 'CONSOLE_URL: must be a host alone'],
  ])('%s is refused', (_name, set, said) => {
    expect(() => readConfig({ ...local, ...set })).toThrow(said);
  });
});

describe('the scheme of the shop’s own app', () => {
  const local = { MASTER_KEY, LOOKUP_KEY };

  test('is unset without a setting', () => {
    expect(readConfig(local).appReturnScheme).toBeNull();
    expect(readConfig({ ...local, APP_RETURN_SCHEME: 'algort' }).appReturnScheme).toBe('algort');
  });

  test.each(['algort://', 'https', 'javascript', 'ÄLG', ''])('%j is not a scheme', (APP_RETURN_SCHEME) => {
    expect(() => readConfig({ ...local, APP_RETURN_SCHEME })).toThrow('APP_RETURN_SCHEME');
  });
});

describe('the address of a request’s sender', () => {
  const of = (setting: string, connected: string, forwarded?: string): string =>
    clientAddress(connected, forwarded, clientAddresses(setting));

  test.each([
    ['without a proxy the header is ignored', '0', '203.0.113.7', '198.51.100.1', '203.0.113.7'],
    ['one proxy gives the caller', '1', '10.0.0.1', '198.51.100.1', '198.51.100.1'],
    ['earlier entries written by the browser are ignored', '1', '10.0.0.1', '192.0.2.66, 198.51.100.1', '198.51.100.1'],
    ['two proxies', '2', '10.0.0.1', '192.0.2.66, 198.51.100.1, 10.0.0.2', '198.51.100.1'],
    [
      'a network with any number of proxies',
      '10.0.0.0/8,fd00::/8',
      '::ffff:10.0.0.1',
      '192.0.2.66, 198.51.100.1, 10.0.0.2',
      '198.51.100.1',
    ],
    ['a caller outside that network', '10.0.0.0/8', '203.0.113.7', '198.51.100.1', '203.0.113.7'],
    ['a text that is not an address', '1', '10.0.0.1', 'unknown', '10.0.0.1'],
    ['an IPv6 address', '1', '10.0.0.1', '2001:db8::1', '2001:db8::1'],
    ['no header', '1', '10.0.0.1', undefined, '10.0.0.1'],
  ])('%s', (_name, setting, connected, forwarded, client) => {
    expect(of(setting, connected, forwarded)).toBe(client);
  });

  test.each(['ja', '10.0.0.0/33', '10.0.0', '::1/129', ''])('a TRUST_PROXY of "%s" is refused', (setting) => {
    expect(() => readConfig({ ...production, TRUST_PROXY: setting })).toThrow('TRUST_PROXY');
  });
});
