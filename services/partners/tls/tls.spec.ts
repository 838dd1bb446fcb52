import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, describe, expect, test } from 'vitest';

import { readPartners } from '../config.js';
import {
  clientCertificate,
  clientKey,
  clientPfx,
  endedCertificate,
  endedPfx,
  lockedClientKey,
  rootCertificate,
  serverKey,
} from './mutual-tls.fixture.js';
import { partnerTls } from './tls.js';

const folder = mkdtempSync(join(tmpdir(), 'algort-certificates-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let files = 0;
const file = (content: string | Buffer): string => {
  const path = join(folder, `${(files += 1)}`);
  writeFileSync(path, content);
  return path;
};
const pkcs12 = (base64: string): string => file(Buffer.from(base64, 'base64'));
const cut = rootCertificate.replace(/(MII.{40})/, '$1AAAA');

const CERT = file(clientCertificate);
const KEY = file(clientKey);
const LOCKED = file(lockedClientKey);
const PFX = pkcs12(clientPfx);

describe('a certificate that can be used', () => {
  test.each([
    ['in PEM', { BANKID_CERT_FILE: CERT, BANKID_KEY_FILE: KEY, BANKID_CA_FILE: file(rootCertificate) }],
    ['with a passphrase', { BANKID_CERT_FILE: CERT, BANKID_KEY_FILE: LOCKED, BANKID_KEY_PASSPHRASE: 'test' }],
    ['in PKCS#12', { BANKID_PFX_FILE: PFX, BANKID_KEY_PASSPHRASE: 'test' }],
  ])('%s is built', (_how, settings) => {
    expect(partnerTls('BANKID', settings)).toBeDefined();
  });

  test('is not demanded where none is named', () => {
    expect(partnerTls('BANKID', { FREJA_CERT_FILE: CERT })).toBeUndefined();
  });
});

describe('a certificate that no partner would accept stops the start by name', () => {
  test.each([
    ['a certificate without its key', { BANKID_CERT_FILE: CERT }, 'BANKID_KEY_FILE is missing'],
    ['a key without its certificate', { BANKID_KEY_FILE: KEY }, 'BANKID_CERT_FILE is missing'],
    ['only a root', { BANKID_CA_FILE: file(rootCertificate) }, 'BANKID_CERT_FILE is missing'],
    ['a missing file', { BANKID_CERT_FILE: join(folder, 'gone') }, 'BANKID_CERT_FILE: cannot be read'],
    ['two kinds of certificate', { BANKID_PFX_FILE: PFX, BANKID_CERT_FILE: CERT }, 'BANKID_PFX_FILE: is set beside'],
    [
      'the key of another certificate',
      { BANKID_CERT_FILE: CERT, BANKID_KEY_FILE: file(serverKey) },
      'BANKID_KEY_FILE: is not the key of BANKID_CERT_FILE',
    ],
    [
      'a wrong passphrase',
      { BANKID_CERT_FILE: CERT, BANKID_KEY_FILE: LOCKED, BANKID_KEY_PASSPHRASE: 'tset' },
      'BANKID_KEY_FILE: cannot be opened; is BANKID_KEY_PASSPHRASE its passphrase?',
    ],
    [
      'no certificate at all',
      { BANKID_CERT_FILE: KEY, BANKID_KEY_FILE: KEY },
      'BANKID_CERT_FILE: holds no certificate in PEM',
    ],
    [
      'an invalid root',
      { BANKID_CERT_FILE: CERT, BANKID_KEY_FILE: KEY, BANKID_CA_FILE: file('root') },
      'BANKID_CA_FILE: holds no certificate in PEM',
    ],
    [
      'a damaged root',
      { BANKID_CERT_FILE: CERT, BANKID_KEY_FILE: KEY, BANKID_CA_FILE: file(cut) },
      'BANKID_CA_FILE: holds a certificate that cannot be read',
    ],
    ['PKCS#12 with a wrong passphrase', { BANKID_PFX_FILE: PFX }, 'BANKID_PFX_FILE: cannot be used ('],
    ['invalid PKCS#12', { BANKID_PFX_FILE: CERT, BANKID_KEY_PASSPHRASE: 'test' }, 'BANKID_PFX_FILE: cannot be'],
    [
      'an expired certificate',
      { BANKID_CERT_FILE: file(endedCertificate), BANKID_KEY_FILE: KEY },
      'BANKID_CERT_FILE: the certificate ended on 2021-01-01',
    ],
    [
      'an expired certificate in PKCS#12',
      { BANKID_PFX_FILE: pkcs12(endedPfx), BANKID_KEY_PASSPHRASE: 'test' },
      'BANKID_PFX_FILE: the certificate ended on 2021-01-01',
    ],
  ])('%s', (_what, settings, message) => {
    expect(() => partnerTls('BANKID', settings)).toThrow(message);
  });

  test('one that is not valid yet', () => {
    expect(() =>
      partnerTls('BANKID', { BANKID_CERT_FILE: CERT, BANKID_KEY_FILE: KEY }, new Date('2020-01-01T00:00:00Z')),
    ).toThrow('BANKID_CERT_FILE: the certificate begins on 2026-11-21');
  });

  test('and no passphrase is ever shown', () => {
    const settings = { BANKID_PFX_FILE: PFX, BANKID_KEY_PASSPHRASE: 'hemligt' };
    expect(() => partnerTls('BANKID', settings)).toThrow(/^(?!.*hemligt)/);
  });
});

describe('an https address without a certificate stops the start', () => {
  test.each([
    ['BANKID', {}],
    ['FREJA', { FREJA_SIGNING_KEYS: rootCertificate }],
    ['POPULATION_REGISTER', { POPULATION_REGISTER_CUSTOMER: '1', POPULATION_REGISTER_ASSIGNMENT: '2' }],
  ])('of %s', (partner, more) => {
    const settings = { [`${partner}_URL`]: 'https://partner.example', ...more };
    expect(() => readPartners(settings)).toThrow(`${partner}_URL: an https address needs a client certificate`);
    const whole = { ...settings, [`${partner}_CERT_FILE`]: CERT, [`${partner}_KEY_FILE`]: KEY };
    expect(Object.keys(readPartners(whole).tls)).toEqual([partner]);
  });

  test('but an unencrypted one does not, as a simulator has', () => {
    expect(readPartners({ BANKID_URL: 'http://127.0.0.1:9' }).tls).toEqual({ BANKID: undefined });
  });
});

test('Freja’s signing keys must be readable before the first log-in', () => {
  const settings = { FREJA_URL: 'http://127.0.0.1:9', FREJA_SIGNING_KEYS: '-----BEGIN CERTIFICATE-----' };
  expect(() => readPartners(settings)).toThrow('FREJA_SIGNING_KEYS: holds no certificate or public key in PEM');
});
