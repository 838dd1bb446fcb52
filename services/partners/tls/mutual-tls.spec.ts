import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';
import { Agent, request as fetchFrom } from 'undici';

import { parsePersonNumber, type PersonNumber } from '../../../domain/kernel/index.js';
import { BankIdClient } from '../bankid/client.js';
import {
  clientCertificate,
  clientKey,
  clientPfx,
  rootCertificate,
  serverCertificate,
  serverKey,
} from './mutual-tls.fixture.js';
import { PopulationRegisterClient } from '../population-register/client.js';
import { partnerTls } from './tls.js';

const order = { orderRef: 'r', autoStartToken: 'a', qrStartToken: 'q', qrStartSecret: 's' };
const request = { endUserIp: '192.0.2.7' };
const folder = mkdtempSync(join(tmpdir(), 'algort-tls-'));
let server: Server;
let url: string;

beforeAll(async () => {
  server = createServer(
    { key: serverKey, cert: serverCertificate, ca: rootCertificate, requestCert: true, rejectUnauthorized: true },
    ({ url: path }, response) => {
      response
        .setHeader('content-type', 'application/json')
        .end(JSON.stringify(path === '/personsok' ? { aviseringsposter: [] } : order));
    },
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `https://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  rmSync(folder, { recursive: true, force: true });
});

const written = (name: string, pem: string): string => {
  const file = join(folder, name);
  writeFileSync(file, pem);
  return file;
};
const settings = (): Record<string, string> => ({
  BANKID_CERT_FILE: written('cert.pem', clientCertificate),
  BANKID_KEY_FILE: written('key.pem', clientKey),
  BANKID_CA_FILE: written('ca.pem', rootCertificate),
});

test('the shop shows its certificate and trusts the partner’s own root', async () => {
  const client = new BankIdClient({ url, tls: partnerTls('BANKID', settings()) });
  expect(await client.auth(request)).toEqual(order);
  await client.close();
});

test('a certificate in PKCS#12 is shown in the same way as one in PEM', async () => {
  const pfx = join(folder, 'client.p12');
  writeFileSync(pfx, Buffer.from(clientPfx, 'base64'));
  const { BANKID_CA_FILE } = settings();
  const tls = partnerTls('BANKID', { BANKID_PFX_FILE: pfx, BANKID_KEY_PASSPHRASE: 'test', BANKID_CA_FILE });
  const client = new BankIdClient({ url, tls });
  expect(await client.auth(request)).toEqual(order);
  await client.close();
});

test('the client of the population register does the same', async () => {
  const { BANKID_CERT_FILE: cert, BANKID_KEY_FILE: key, BANKID_CA_FILE: ca } = settings();
  const tls = partnerTls('POPULATION_REGISTER', {
    POPULATION_REGISTER_CERT_FILE: cert,
    POPULATION_REGISTER_KEY_FILE: key,
    POPULATION_REGISTER_CA_FILE: ca,
  });
  const client = new PopulationRegisterClient({ url, tls, kundNr: '500243', uppdragId: '637' });
  expect(await client.addressOf(parsePersonNumber('198507099805') as PersonNumber)).toBeNull();
  await client.close();
});

test('without an own certificate there is no answer', async () => {
  const dispatcher = new Agent({ connect: { ca: rootCertificate } });
  await expect(fetchFrom(url, { dispatcher })).rejects.toThrow();
  await dispatcher.close();
});

test('a partner with another root is not trusted', async () => {
  const { BANKID_CA_FILE: _root, ...publicRoots } = settings();
  const client = new BankIdClient({ url, tls: partnerTls('BANKID', publicRoots) });
  await expect(client.auth(request)).rejects.toMatchObject({ outcome: 'unknown' });
  await client.close();
});
