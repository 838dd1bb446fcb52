import path from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { ASTRID } from '../shop/e-id.js';
import { startTestShop, type TestShop } from '../shop/test-shop.js';

const TOKEN = 'mV2hq81cmV2hq81c';
let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop({
    products: 40,
    webBuild: path.resolve('dist/web'),
    settings: { METRICS_TOKEN: TOKEN },
    limits: '?lock_timeout=5000',
  });
});
afterAll(() => shop.stop());

const ask = (address: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(`${shop.url}${address}`, { headers, redirect: 'manual' });
const figures = async (): Promise<string> => (await ask('/metrics', { authorization: `Bearer ${TOKEN}` })).text();

test('a process that serves is live and ready, and answers so to anyone', async () => {
  const [live, ready] = await Promise.all([ask('/live'), ask('/ready?x=1')]);
  expect([live.status, await live.json()]).toEqual([200, { live: true }]);
  expect([ready.status, await ready.json()]).toEqual([200, { ready: true, lacks: [] }]);
  expect(ready.headers.get('cache-control')).toBe('no-store');
  expect(ready.headers.getSetCookie()).toEqual([]);
});

test('the metrics can be read only with the token', async () => {
  expect((await ask('/metrics')).status).toBe(404);
  expect((await ask('/metrics', { authorization: 'Bearer wrong' })).status).toBe(404);
  const answer = await ask('/metrics', { authorization: `Bearer ${TOKEN}` });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('application/openmetrics-text; version=1.0.0; charset=utf-8');
  expect(await answer.text()).toMatch(/# EOF\n$/);
});

test('the metrics show every part of the shop', async () => {
  const text = await figures();
  for (const part of ['followers', 'partners', 'jobs'])
    expect(text).toContain(`algort_figures_known{part="${part}"} 1`);
  for (const family of [
    'algort_follower_behind_seconds{follower="view cart"}',
    'algort_follower_parked_events{follower="reaction ',
    'algort_job_failed_runs{job="levels"}',
    'nodejs_eventloop_lag_p99_seconds',
    'algort_database_connections{state="open"}',
  ])
    expect(text).toContain(family);
});

test('calls are counted by the pattern of their route, and no label identifies a person or an order', async () => {
  const secrets = [ASTRID, 'astrid@example.se', '7f3b2c1d-0000-4000-8000-123456789abc', 'hemorrojder'];
  for (const secret of secrets) {
    for (const address of [
      `/produkt/${secret}`,
      `/search?q=${secret}`,
      `/${secret}`,
      `/kategori/${secret}/x`,
      `/konsol/kund/${secret}`,
      `/api/heartbeat/check?x=${secret}`,
      `/payments/${secret}/status`,
      `/webhooks/${secret}`,
    ])
      await (await ask(address)).text();
  }
  const text = await figures();
  for (const secret of secrets) expect(text).not.toContain(secret);
  expect(text).toMatch(/algort_http_request_seconds_count\{method="GET",route="\/produkt\/:slug",status="404"\} 4/);
  expect(text).toMatch(
    /algort_http_request_seconds_count\{method="GET",route="\/api\/heartbeat\/check",status="\d+"\}/,
  );
  expect(text).toContain('route="/live"');
});

test('an unknown method is not a label either', async () => {
  await (await fetch(`${shop.url}/`, { method: 'PROPFIND' })).text();
  expect(await figures()).toContain('method="other"');
});
