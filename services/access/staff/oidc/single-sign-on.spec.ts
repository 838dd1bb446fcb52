import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { SettableClock } from '../../../foundation/clock.js';
import { createTestDatabase, type TestDatabase } from '../../../foundation/database/testing.js';
import { KeyedHash } from '../../../foundation/platform/keyed-hash.js';
import { SignedClaims } from '../../../foundation/platform/signed-claims.js';
import { ofThisProcess } from '../../rate-limit/rate-limit.js';
import { StaffAccounts } from '../staff-accounts.js';
import { StaffDevices } from '../staff-devices.js';
import { StaffGate } from '../staff-gate.js';
import { StaffSessions } from '../staff-sessions.js';
import { OidcProvider } from './provider.js';
import { AttemptSeal } from './sealed-attempt.js';
import { SingleSignOn, type SignedOn } from './single-sign-on.js';
import { TestProvider } from './test-provider.fixture.js';

const clock = new SettableClock('2026-11-21T10:00:00.000Z');
let database: TestDatabase;
let provider: TestProvider;
let gate: StaffGate;
let signOn: SingleSignOn;

beforeAll(async () => {
  [database, provider] = await Promise.all([createTestDatabase(), TestProvider.start()]);
  const accounts = new StaffAccounts(database.pool, clock);
  const devices = new StaffDevices(database.pool, clock, new SignedClaims(new KeyedHash(Buffer.alloc(32, 3))), true);
  gate = new StaffGate(accounts, new StaffSessions(database.pool, clock), devices, true, clock, ofThisProcess);
  const roles = [
    { group: 'drift', role: 'operations' },
    { group: 'kundtjanst', role: 'support' },
  ] as const;
  const setting = {
    issuer: new URL(provider.issuer),
    clientId: 'konsol',
    clientSecret: 'hemlig-nog',
    groupClaim: 'groups',
    roles,
    name: 'Företaget',
  };
  const client = new OidcProvider(setting, 'https://algort.example/konsol/logga-in/tillbaka');
  signOn = new SingleSignOn(client, new AttemptSeal([Buffer.alloc(32, 7)]), accounts, gate, clock, true, 'Företaget');
});
afterAll(async () => {
  await provider.close();
  await database.close();
});
beforeEach(() => {
  clock.set('2026-11-21T10:00:00.000Z');
  provider.faults = {};
  provider.person = { sub: '7', name: 'Pelle Personal', groups: ['kundtjanst'] };
});

const first = (cookie: string | undefined): string => cookie?.split(';')[0] ?? '';
const begin = async (): Promise<{ location: string; cookie: string }> => {
  const started = await signOn.start('/konsol/drift');
  if (!started) throw new Error('the provider does not answer');
  return started;
};
const whole = async (change: (back: URL) => void = () => undefined): Promise<SignedOn> => {
  const { location, cookie } = await begin();
  const back = await provider.approve(location);
  change(back);
  return signOn.finish(back.search, first(cookie));
};

test('the provider is asked with PKCE, a state and a nonce, which are sealed in the browser’s cookie', async () => {
  const { location, cookie } = await begin();
  const asked = new URL(location).searchParams;
  expect(Object.fromEntries(asked)).toMatchObject({
    response_type: 'code',
    client_id: 'konsol',
    code_challenge_method: 'S256',
    redirect_uri: 'https://algort.example/konsol/logga-in/tillbaka',
  });
  expect(cookie).toMatch(
    /^__Secure-algort_staff_sso=[\w-]+; Path=\/konsol\/logga-in; HttpOnly; SameSite=Lax; Max-Age=600; Secure$/,
  );
  const opened = Buffer.from(first(cookie).split('=')[1] as string, 'base64url').toString('latin1');
  for (const name of ['state', 'nonce']) expect(opened).not.toContain(asked.get(name));
});

test('a confirmed user is logged in with the role of the group, and comes to the requested page', async () => {
  const signedOn = await whole();
  expect(signedOn).toMatchObject({
    till: '/konsol/drift',
    cookies: [
      expect.stringMatching(/^__Host-algort_staff=[\w-]{43}; .*SameSite=Strict/),
      expect.stringContaining('Max-Age=0'),
    ],
  });
  expect((await gate.session(first(signedOn.cookies[0])))?.staff).toMatchObject({
    name: 'Pelle Personal',
    role: 'support',
    login: `oidc:${provider.issuer}#7`,
  });
});

test('the role is today’s: another group at the next log-in gives another role, or none', async () => {
  provider.person = { sub: '7', name: 'Pelle Personal', groups: ['annat', 'drift'] };
  expect((await gate.session(first((await whole()).cookies[0])))?.staff.role).toBe('operations');
  provider.person = { sub: '7', name: 'Pelle Personal', groups: ['lager'] };
  expect(await whole()).toMatchObject({ refused: 'no-role' });
});

test.each([
  ['another state', (back: URL) => back.searchParams.set('state', 'annan')],
  ['no state', (back: URL) => back.searchParams.delete('state')],
  ['another code', (back: URL) => back.searchParams.set('code', 'annan')],
  ['an error instead of a code', (back: URL) => (back.search = '?error=access_denied&state=x')],
  ['an empty answer', (back: URL) => (back.search = '')],
])('%s gives no log-in', async (_name, change) => {
  expect(await whole(change as (back: URL) => void)).toEqual({
    refused: 'failed',
    cookies: [expect.stringContaining('Max-Age=0')],
  });
});

test.each([
  ['signed by another', { forged: true }],
  ['for another client', { claims: { aud: 'annan' } }],
  ['of another issuer', { claims: { iss: 'https://ond.example' } }],
  ['that has expired', { claims: { exp: 1 } }],
  ['with another nonce', { claims: { nonce: 'annan' } }],
])('an identity %s gives no log-in', async (_name, faults) => {
  provider.faults = faults;
  expect(await whole()).toMatchObject({ refused: 'failed' });
});

test('an answer in another browser, a repeated answer and a late answer give no log-in', async () => {
  const [own, other] = [await begin(), await begin()];
  const back = await provider.approve(own.location);
  expect(await signOn.finish(back.search, undefined)).toMatchObject({ refused: 'failed' });
  expect(await signOn.finish(back.search, first(other.cookie))).toMatchObject({ refused: 'failed' });
  expect(await signOn.finish(back.search, `${first(own.cookie)}x`)).toMatchObject({ refused: 'failed' });
  const again = await begin();
  const once = await provider.approve(again.location);
  expect(await signOn.finish(once.search, first(again.cookie))).toMatchObject({ till: '/konsol/drift' });
  expect(await signOn.finish(once.search, first(again.cookie))).toMatchObject({ refused: 'failed' });
  const late = await begin();
  const lateBack = await provider.approve(late.location);
  clock.set('2026-11-21T10:10:00.001Z');
  expect(await signOn.finish(lateBack.search, first(late.cookie))).toMatchObject({ refused: 'failed' });
});
