import path from 'node:path';
import { promisify } from 'node:util';

import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';

import { buy } from '../checkouts/buyer.js';
import { until } from '../shop/look.js';
import { headOf, rawClient, type RawClient } from '../shop/raw-client.js';
import { prepareShopBeside, type ShopBeside } from '../shop/shop-beside.js';
import { startSlowMailServer } from '../shop/slow-mail-server.js';
import { startTestShop, type TestShop } from '../shop/test-shop.js';

/** A time limit that no test ever reaches. */
const NEVER_SECONDS = '86400';
/** How long the test's mail server does not answer. The mailer gives up earlier, by its own time limit. */
const HANGS_MS = 20_000;
const BODY = 'POST /cart/add-quantity HTTP/1.1';
const POSTS = ['Content-Type: application/json', 'Content-Length: 400'];
const FORM = ['Content-Type: application/x-www-form-urlencoded', 'Content-Length: 400'];
const clients: RawClient[] = [];
afterEach(() => {
  for (const { socket } of clients.splice(0)) socket.destroy();
});

async function client(url: string, bytes: string, reads = true): Promise<RawClient> {
  const one = await rawClient(url, bytes, reads);
  clients.push(one);
  return one;
}

describe('a process that is told to end', () => {
  const settings = {
    HEAD_WITHIN_SECONDS: NEVER_SECONDS,
    CALL_WITHIN_SECONDS: NEVER_SECONDS,
    IDLE_SECONDS: NEVER_SECONDS,
    SILENT_SECONDS: NEVER_SECONDS,
    STOP_WITHIN_SECONDS: '4',
  };
  let shop: ShopBeside;
  afterEach(() => shop.close());

  test('ends normally whatever its clients do: half a head, a stopped body, an unread answer', async () => {
    shop = await prepareShopBeside({ products: 20, partners: 'inside', settings });
    const serving = await shop.start();
    const { host } = new URL(shop.url);
    const page = `${headOf(host)}\r\n\r\n`;
    await client(shop.url, headOf(host));
    await client(shop.url, `${headOf(host, BODY, POSTS)}\r\n\r\n{"id":`);
    await client(shop.url, `${headOf(host, 'POST /init-login HTTP/1.1', POSTS)}\r\n\r\na=`);
    await client(shop.url, page.repeat(60), false);
    const stream = await client(shop.url, `${headOf(host, undefined, ['Accept: text/event-stream'])}\r\n\r\n`);
    const kept = await client(shop.url, page);
    await until(async () => stream.heard() !== '' && kept.heard() !== '');
    expect(await serving.stop()).toBe(0);
    expect(serving.said()).not.toContain('cut off');
  });

  test('still answers calls that have begun, of pages and of the API, closes their connections, and ends', async () => {
    const patient = { ...settings, STOP_WITHIN_SECONDS: NEVER_SECONDS };
    shop = await prepareShopBeside({ products: 20, partners: 'inside', settings: patient });
    const serving = await shop.start();
    const { host } = new URL(shop.url);
    const call = `${headOf(host, BODY, POSTS)}\r\n\r\n{"i"`;
    const form = `${headOf(host, 'POST /init-login HTTP/1.1', FORM)}\r\n\r\nssn=`;
    const halfHead = headOf(host, 'GET /api/translation/filtercategories HTTP/1.1');
    const [begun, asking] = await Promise.all([
      Promise.all([call, form].map((bytes) => client(shop.url, bytes))),
      client(shop.url, halfHead),
    ]);
    await fetch(`${shop.url}/live`);
    const exitCode = serving.stop();
    // The listening socket closes before the process waits for calls that have begun.
    await until(() =>
      fetch(`${shop.url}/live`).then(
        () => false,
        () => true,
      ),
    );
    for (const { socket } of begun) socket.write('0'.repeat(396));
    asking.socket.write('\r\n\r\n');
    await Promise.all([...begun, asking].map(({ ended }) => ended));
    const [{ heard: toCall }, { heard: toForm }] = begun as [RawClient, RawClient];
    expect(toCall()).toMatch(/^HTTP\/1\.1 400 .*\}$/s);
    expect(toForm()).toMatch(/^HTTP\/1\.1 400 .*<\/html>.*\r\n0\r\n\r\n$/s);
    expect(asking.heard()).toMatch(/^HTTP\/1\.1 200 .*\}$/s);
    expect(await exitCode).toBe(0);
  });

  test('is cut off in time while a partner does not answer, and reports it', async () => {
    const mail = await startSlowMailServer(HANGS_MS);
    shop = await prepareShopBeside({ products: 20, partners: 'inside', settings: { ...settings, SMTP_URL: mail.url } });
    const serving = await shop.start();
    const { rows } = await shop.database.pool.query<{ varu_id: string }>(
      "SELECT varu_id FROM view_product WHERE type = 'Ha' AND flags = '{}' AND web_stock > 0 LIMIT 1",
    );
    await buy({ url: shop.url, varuId: rows[0]?.varu_id ?? '', method: 'scheme', patient: false });
    await until(async () => mail.inHand() > 0);
    expect(await serving.stop()).toBe(1);
    expect(serving.said()).toContain('did not end within 4 s and was cut off');
    await mail.close();
  });
});

describe('a connection of a client', () => {
  let shop: TestShop;
  let host: string;
  const connections = () => promisify<number>((done) => shop.app.getHttpServer().getConnections(done))();
  beforeAll(async () => {
    shop = await startTestShop({
      products: 20,
      webBuild: path.resolve('dist/web'),
      settings: {
        HEAD_WITHIN_SECONDS: '0.4',
        CALL_WITHIN_SECONDS: '0.8',
        IDLE_SECONDS: '0.4',
        SILENT_SECONDS: '2',
      },
    });
    host = new URL(shop.url).host;
  });
  afterAll(() => shop.stop());

  test('that never ends the head of its call is told so and closed', async () => {
    const slow = await client(shop.url, headOf(host));
    await slow.ended;
    expect(slow.heard()).toMatch(/^HTTP\/1\.1 408 /);
  });

  test.each([
    ['a call of the API', BODY],
    ['a form of a page', 'POST /init-login HTTP/1.1'],
  ])('that never ends the body of %s is told so and closed', async (_name, line) => {
    const slow = await client(shop.url, `${headOf(host, line, POSTS)}\r\n\r\n{"id":`);
    await slow.ended;
    expect(slow.heard()).toMatch(/^HTTP\/1\.1 408 /);
  });

  test('that has its answer and asks nothing more is closed', async () => {
    const idle = await client(shop.url, `${headOf(host, 'GET /live HTTP/1.1')}\r\n\r\n`);
    await idle.ended;
    expect(idle.heard()).toMatch(/^HTTP\/1\.1 200 /);
  });

  test('that does not read its answers is closed', async () => {
    // A client that does not read does not notice that its connection has ended. So the shop is asked instead.
    await client(shop.url, `${headOf(host)}\r\n\r\n`.repeat(60), false);
    await until(async () => (await connections()) > 0);
    await until(async () => (await connections()) === 0);
  });
});
