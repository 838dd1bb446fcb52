import { expect, test } from 'vitest';

import { ASTRID, Phone, startLogin, status } from '../shop/e-id.js';
import { until } from '../shop/look.js';
import { servedShop } from '../shop/served-shop.js';
import { Shopper } from '../shop/shopper.js';

const WRONG = '198507099806';
const NILS = '198507099813';
/** The interval at which the log-in pages poll. The shop refuses a client that polls faster for long. */
const POLL_MS = 500;
/** Returns the notations of a person number: with twelve and with ten digits, each with and without a hyphen. */
const written = (number: string): string[] => [
  number,
  `${number.slice(0, 8)}-${number.slice(8)}`,
  number.slice(2),
  `${number.slice(2, 8)}-${number.slice(8)}`,
];

const shop = servedShop({ products: 40, partners: 'inside' });

/** The headers of all responses. They must not contain the person number either. */
const heads: string[] = [];
const note = ({ headers }: { readonly headers: Headers }): void =>
  void heads.push([...headers].map((pair) => pair.join(': ')).join('\n'));

test('the log, addresses and headers never contain a person number, in success and failure', async () => {
  const browser = new Shopper(shop.url);
  const phone = new Phone(shop);
  const { qrCode } = await startLogin(browser);
  await phone.press(await phone.scan(qrCode as string), { decision: 'approve', person: ASTRID });
  await until(async () => (await status(browser)).body['result'] === 'Authenticated', POLL_MS);

  for (const ssn of [WRONG, NILS, `${NILS}%00`, `${NILS}'--`])
    note(await browser.get(`/sessionapi/v1/grandid/test/initloginauto?ssn=${ssn}&ehmDeviceType=desktop`));
  for (const body of [
    { previousPersonNumber: ASTRID },
    { personalIdentityNumber: WRONG },
    `{"personalIdentityNumber":"${ASTRID}`,
  ]) {
    note(await browser.post('/commands/logged-in', body));
    note(await browser.post('/commands/logged-out', body));
  }
  note(await browser.logIn(NILS));
  note(await browser.post('/api/ProductMonitoring', { UserId: NILS, ProductId: '123456', NotificationType: 'PUSH' }));
  note(await browser.post('/api/log/error', { info: `${ASTRID} och ${written(NILS).join(' och ')} gick fel` }));
  note(
    await browser.send('POST', '/api/log/error', `fel hos ${written(ASTRID).join(', ')}`, {
      'content-type': 'text/plain',
    }),
  );
  note(
    await browser.send(
      'POST',
      '/init-login',
      new URLSearchParams({ personNumber: WRONG, redirect: `/member?x=1` }).toString(),
      { 'content-type': 'application/x-www-form-urlencoded' },
      'manual',
    ),
  );
  note(await browser.send('GET', '/konsol', undefined, {}, 'manual'));
  note(await browser.get('/sessionapi/v1/grandid/logout'));

  // Without this line the test would also pass with a log that contains no requests at all.
  expect(shop.said()).toContain('[personnummer]');
  for (const number of [ASTRID, NILS, WRONG].flatMap(written)) {
    expect(shop.said()).not.toContain(number);
    expect(heads.join('\n')).not.toContain(number);
  }
});

test('stored sessions, attempts, streams and views contain no person number either', async () => {
  const { rows } = await shop.database.pool.query<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND table_name <> 'test_person'`,
  );
  for (const { name } of rows) {
    const found = await shop.database.pool.query(
      `SELECT count(*)::int AS n FROM "${name}" AS kept WHERE kept::text LIKE ANY ($1)`,
      [[ASTRID, NILS].flatMap((number) => [`%${number}%`, `%${number.slice(0, 8)}-${number.slice(8)}%`])],
    );
    expect({ name, n: found.rows[0].n }).toEqual({ name, n: 0 });
  }
  expect(rows.length).toBeGreaterThan(20);
});
