import { readFileSync } from 'node:fs';
import path from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { ASTRID } from './erased-person.js';
import { erase, loggedIn, REASON } from './erasing.js';
import { startTestShop, type TestShop } from '../shop/test-shop.js';

const HOME = '/mina-recept-inloggad/';
/** Drugs, purposes, prescribers and ids of the register, in Astrid's list. */
const SECRETS = ['Tyrolin', 'Morfidol', 'ämnesomsättning', 'Maria Öberg', 'kedja-a', 'human-', ASTRID];
const HIGH_COST = `${HOME}highcostprotection`;
/** Pharmacies and sums of Astrid’s high-cost account. */
const BOUGHT = ['Björken', 'Hjorten', '262650', '246988', '2 626,50', 'kop-'];

let shop: TestShop;
beforeAll(async () => void (shop = await startTestShop({ products: 20, webBuild: path.resolve('dist/web') })));
afterAll(() => shop.stop());

async function tablesWith(words: readonly string[]): Promise<readonly string[]> {
  const { rows } = await shop.platform.pool.query<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.tables
     WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND table_name <> 'test_person'`,
  );
  const found: string[] = [];
  for (const { name } of rows) {
    const { rows: hits } = await shop.platform.pool.query(
      `SELECT 1 FROM "${name}" AS kept WHERE kept::text LIKE ANY ($1) LIMIT 1`,
      [words.map((word) => `%${word}%`)],
    );
    if (hits.length > 0) found.push(name);
  }
  return found;
}

async function streams(kind: string): Promise<readonly string[]> {
  const { rows } = await shop.platform.pool.query<{ stream_id: string }>(
    `SELECT DISTINCT stream_id FROM event WHERE stream_id LIKE $1 ORDER BY stream_id`,
    [`${kind}-%`],
  );
  return rows.map(({ stream_id }) => stream_id);
}

test('what was received is in no table in clear, is recorded once, and each look is recorded', async () => {
  const who = await loggedIn(shop, ASTRID);
  for (const _visit of [1, 2]) {
    const { status, headers, body } = await who.get(HOME);
    expect([status, headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    expect(body['text']).toContain('Tyrolin');
    expect(body['text']).not.toContain(ASTRID);
  }
  expect(await tablesWith(SECRETS)).toEqual([]);
  const received = await streams('prescription');
  expect(received).toHaveLength(9);
  for (const stream of received) {
    const events = await shop.platform.store.readStream(stream);
    expect(events.map(({ type, actor }) => [type, actor.id])).toEqual([['PrescriptionReceived', 'e-health']]);
  }
  const [looks] = await streams('health-look');
  const shown = await shop.platform.store.readStream(looks as string);
  expect(shown.map(({ type, data }) => [type, (data as { part: string }).part])).toEqual([
    ['HealthDataShown', 'prescriptions'],
    ['HealthDataShown', 'prescriptions'],
  ]);
});

test('what was received of the high-cost account is in no table in clear, and is recorded once (RX-07)', async () => {
  const who = await loggedIn(shop, ASTRID);
  for (const _visit of [1, 2]) {
    const { status, headers, body } = await who.get(HIGH_COST);
    expect([status, headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    expect(body['text']).toContain('Apotek Björken');
    expect(body['text']).not.toContain(ASTRID);
  }
  await who.post('/hkdb/transaktioner', { personnummer: ASTRID });
  expect(await tablesWith([...SECRETS, ...BOUGHT])).toEqual([]);
  const [account, ...others] = await streams('high-cost-account');
  expect([account, ...others]).toEqual([`high-cost-account-${await shop.customerId(ASTRID)}`]);
  const events = await shop.platform.store.readStream(account as string);
  expect(events.map(({ type, actor }) => [type, actor.id])).toEqual([['HighCostAccountReceived', 'e-health']]);
  const [looks] = await streams('health-look');
  const shown = (await shop.platform.store.readStream(looks as string)).map(
    ({ data }) => (data as { part: string }).part,
  );
  expect(shown).toEqual(['prescriptions', 'prescriptions', 'high-cost', 'high-cost', 'high-cost']);
});

test('a child’s prescriptions and name are in no table in clear, and an address names nobody (RX-08)', async () => {
  const who = await loggedIn(shop, ASTRID);
  const [address = ''] =
    /\/mina-recept-inloggad\/\?person=[\w-]+/.exec(String((await who.get(HOME)).body['text'])) ?? [];
  const { body } = await who.get(address);
  expect(body['text']).toContain('Recept för Vilgot');
  expect(body['text']).not.toContain('201803142395');
  expect(await tablesWith([...SECRETS, 'Vilgot', 'Maja', '201803142395'])).toEqual([]);
  const nils = await loggedIn(shop, '198507099813');
  const refused = await nils.get(address);
  expect([refused.status, String(refused.body['text']).includes('Respirin')]).toEqual([403, false]);
  const looks = await shop.platform.store.readStream(`health-look-${await shop.customerId('198507099813')}`);
  expect(looks.map(({ type }) => type)).toEqual(['HealthDataRefused']);
  for (const list of ['receptlista.pdf', address.replace(HOME, 'receptlista.pdf')]) {
    const { status, headers } = await who.get(`${HOME}${list}`);
    expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
      200,
      'application/pdf',
      'private, no-store',
    ]);
  }
});

test('the page says why there is no list, and nothing is recorded as shown', async () => {
  const who = await loggedIn(shop, ASTRID);
  shop.partners.simulated['e-health']?.setScript({ fault: 'closed' });
  for (const page of [HOME, HIGH_COST])
    expect((await who.get(page)).body['text']).toContain('Recepttjänsten är stängd just nu. Försök igen senare.');
  shop.partners.simulated['e-health']?.setScript({});
  for (const person of ['197010632391', '197509152380'])
    for (const page of [HOME, HIGH_COST])
      expect((await (await loggedIn(shop, person)).get(page)).body['text']).toContain(
        'För att handla receptvaror behöver du vara folkbokförd i Sverige.',
      );
  expect(await streams('health-look')).toHaveLength(2);
});

test('the customer’s own extract has their prescriptions, and an erasure makes them unreadable', async () => {
  const who = await loggedIn(shop, ASTRID);
  const extract = JSON.stringify((await who.get('/member/minauppgifter/utdrag')).body);
  expect(extract).toContain('Tyrolin');
  expect(extract).toContain('Apotek Björken');
  expect(await erase(shop, ['--reason', REASON], `${ASTRID}\n`)).toMatchObject({ code: 0 });
  // A process may hold a key in memory for a minute. Without the stored key the events cannot be read any more.
  const { rows } = await shop.platform.pool.query(
    "SELECT destroyed_at IS NOT NULL AND wrapped_key IS NULL AS gone FROM person_key WHERE purpose = 'prescription'",
  );
  expect(rows).toEqual([{ gone: true }]);
});

test('no page but the prescriptions’ own asks the national service', () => {
  const asked = shop.partners.simulated['e-health']?.asked ?? [];
  expect(new Set(asked)).toEqual(
    new Set(['/status', '/receptlista', '/fullmakt/lista', '/hogkostnad', '/prislista', '/vardnad']),
  );
  expect(readFileSync('services/partners/e-health/client.ts', 'utf8')).not.toContain('path: `');
});
