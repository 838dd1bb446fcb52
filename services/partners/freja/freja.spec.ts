import { generateKeyPairSync, type KeyObject } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { CompactSign, UnsecuredJWT } from 'jose';

import type { HeardCall } from '../health/partner-watch.js';
import { ManualTime } from '../../../simulators/simulation/timers.js';
import { FrejaClient } from './client.js';
import { frejaLink } from './launch-link.js';
import { FREJA_ERRORS, type FrejaError } from './protocol.js';
import { frejaKeys, thumbprint, verifiedDetails } from './signed-details.js';
import { startFrejaSimulator, type FrejaSimulator } from '../../../simulators/freja/start.js';

const time = new ManualTime('2026-11-21T10:00:00.000Z');
const freja = generateKeyPairSync('rsa', { modulusLength: 2048 });
const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 });
let simulator: FrejaSimulator;
let client: FrejaClient;

beforeAll(async () => {
  const signingKey = freja.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  simulator = await startFrejaSimulator({ signingKey, now: time.now });
  client = new FrejaClient({ url: simulator.url, signingKeys: simulator.publicKey, now: () => time.now().getTime() });
});
afterAll(async () => {
  await client.close();
  await simulator.close();
});
beforeEach(() => simulator.setScript({}));

const phone = (authRef: string): Promise<Response> =>
  fetch(`${simulator.origin}/hosted/phone?${new URLSearchParams({ transactionReference: authRef }).toString()}`);
const press = (token: string, form: Record<string, string>): Promise<Response> =>
  fetch(`${simulator.origin}/hosted/phone`, { method: 'POST', body: new URLSearchParams({ token, ...form }) });

describe('a request', () => {
  test('is opened, approved, and names the person', async () => {
    const { authRef } = await client.init();
    expect(await client.result(authRef)).toEqual({ status: 'STARTED' });
    await phone(authRef);
    expect(await client.result(authRef)).toEqual({ status: 'DELIVERED_TO_MOBILE' });
    await press(authRef, { decision: 'approve', person: '198507099805' });
    expect(await client.result(authRef)).toEqual({
      status: 'APPROVED',
      person: { personalNumber: '198507099805', givenName: 'Astrid', surname: 'Ekström' },
    });
  });

  test.each([
    [{ decision: 'cancel' }, 'CANCELED'],
    [{ decision: 'fail', hint: 'REJECTED' }, 'REJECTED'],
    [{ decision: 'fail', hint: 'EXPIRED' }, 'EXPIRED'],
  ])('that ends with %j', async (form, status) => {
    const { authRef } = await client.init();
    await press(authRef, form);
    expect(await client.result(authRef)).toEqual({ status });
  });

  test('expires after two minutes, and cannot be approved then', async () => {
    const { authRef } = await client.init();
    time.advance(120_000);
    await press(authRef, { decision: 'approve', person: '198507099805' });
    expect(await client.result(authRef)).toEqual({ status: 'EXPIRED' });
  });

  test('can be cancelled by us, and cancelled again without harm', async () => {
    const { authRef } = await client.init();
    await client.cancel(authRef);
    await client.cancel(authRef);
    expect(await client.result(authRef)).toEqual({ status: 'RP_CANCELED' });
  });

  test('that was never made is refused', async () => {
    await expect(client.result('made-up')).rejects.toMatchObject({ outcome: 'refused', code: '1100' });
  });

  test.each(Object.keys(FREJA_ERRORS) as FrejaError[])('is refused with %s', async (error) => {
    simulator.setScript({ error });
    await expect(client.init()).rejects.toMatchObject({ outcome: 'refused', code: String(FREJA_ERRORS[error]) });
  });

  test('fails sometimes when Freja does', async () => {
    simulator.setScript({ flakiness: 0.5 });
    const calls = await Promise.allSettled(Array.from({ length: 40 }, () => client.init()));
    expect(new Set(calls.map(({ status }) => status))).toEqual(new Set(['fulfilled', 'rejected']));
  });
});

describe('an approval is accepted', () => {
  const keys = frejaKeys(freja.publicKey.export({ type: 'spki', format: 'pem' }).toString());
  const x5t = thumbprint(freja.publicKey.export({ type: 'spki', format: 'der' }));
  const now = Date.parse('2026-11-21T10:00:00.000Z');
  const details = {
    authRef: 'r',
    status: 'APPROVED',
    minRegistrationLevel: 'PLUS',
    timestamp: now,
    requestedAttributes: {
      basicUserInfo: { name: 'Astrid', surname: 'Ekström' },
      ssn: { ssn: '198507099805', country: 'SE' },
    },
  };
  const signed = (
    content: object,
    key: KeyObject = freja.privateKey,
    header = { alg: 'RS256', x5t },
  ): Promise<string> =>
    new CompactSign(new TextEncoder().encode(JSON.stringify(content))).setProtectedHeader(header).sign(key);
  const refused = (jws: string, reason: string) => expect(verifiedDetails(jws, 'r', keys, now)).rejects.toThrow(reason);

  test('when Freja signed it, for this request, now', async () => {
    expect(await verifiedDetails(await signed(details), 'r', keys, now)).toEqual(details);
  });

  test('not when somebody else signed it', async () => {
    await refused(await signed(details, stranger.privateKey), 'does not hold');
    await refused(await signed(details, stranger.privateKey, { alg: 'RS256', x5t: 'other' }), 'unknown key');
  });

  test('not when nobody signed it, or it was changed', async () => {
    await refused(new UnsecuredJWT(details).encode(), 'unknown key');
    const [head, , signature] = (await signed(details)).split('.');
    await refused(
      `${head}.${Buffer.from(JSON.stringify({ ...details, authRef: 'r' }))
        .toString('base64url')
        .replace(/.$/, 'A')}.${signature}`,
      'does not hold',
    );
    await refused('not a signature at all', 'does not hold');
  });

  test('not when it belongs to another request, level, country or hour', async () => {
    await refused(await signed({ ...details, authRef: 'other' }), 'another request');
    await refused(await signed({ ...details, minRegistrationLevel: 'BASIC' }), 'minRegistrationLevel');
    await refused(
      await signed({
        ...details,
        requestedAttributes: { ...details.requestedAttributes, ssn: { ssn: '198507099805', country: 'NO' } },
      }),
      'country',
    );
    await refused(await signed({ ...details, timestamp: now - 5 * 60_000 - 1 }), 'not of now');
    await refused(await signed({ ...details, timestamp: now + 60_001 }), 'not of now');
  });

  test('an invalid signature counts as a failure of the partner', async () => {
    const heard: HeardCall[] = [];
    const other = stranger.publicKey.export({ type: 'spki', format: 'pem' }).toString();
    const watch = { heard: (call: HeardCall) => void heard.push(call) };
    const careful = new FrejaClient({ url: simulator.url, signingKeys: other, watch, now: () => time.now().getTime() });
    const { authRef } = await careful.init();
    await press(authRef, { decision: 'approve', person: '198507099805' });
    await expect(careful.result(authRef)).rejects.toThrow('unknown key');
    expect(heard.at(-1)).toMatchObject({ partner: 'freja', outcome: 'failed', code: 'signature' });
    await careful.close();
  });

  test('a bundle without keys is reported at the start', () => {
    expect(() => frejaKeys('nothing')).toThrow('no certificate');
  });
});

test('the app opens by its own link, the test phone by the shop’s', () => {
  expect(frejaLink('a/b', null)).toBe('frejaeid://bindUserToTransaction?transactionReference=a%2Fb');
  expect(frejaLink('a/b', '/partner/freja/phone')).toBe('/partner/freja/phone?transactionReference=a%2Fb');
  expect(frejaLink('a/b', null, 'algort://login-status')).toBe(
    'frejaeid://bindUserToTransaction?transactionReference=a%2Fb&originAppScheme=algort%3A%2F%2Flogin-status',
  );
});
