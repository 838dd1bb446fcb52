import path from 'node:path';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { SEARCH_WORDS } from '../../domain/search-words/index.js';
import { SettableClock } from '../../services/foundation/clock.js';
import { freePort } from '../../services/foundation/database/embedded.js';
import { startShop, type Shop } from '../../services/host/shop.js';
import { until } from '../shop/look.js';
import { textOf } from '../shop/operations-desk.js';
import { Shopper } from '../shop/shopper.js';
import { staffAt } from '../shop/staff.js';
import { startTestShop, type TestShop } from '../shop/test-shop.js';

const PAGE = '/konsol/sokord';
const clock = new SettableClock('2026-11-21T10:00:00.000Z');
let shop: TestShop;
let other: Shop;
let there: Shopper;
let staff: Shopper;

beforeAll(async () => {
  shop = await startTestShop({ clock, products: 600, webBuild: path.resolve('dist/web') });
  staff = await staffAt(shop, 'drift', 'search-words');
  const port = await freePort();
  there = new Shopper(`http://127.0.0.1:${port}`);
  const config = { ...shop.platform.config, port, publicUrl: there.url, roles: ['web'] } as const;
  other = await startShop({ config, clock, webBuild: null, environment: { SEED: 'none', ...shop.partners.config } });
});
afterAll(async () => {
  await other.stop();
  await shop.stop();
});

interface Found {
  readonly count: number;
  readonly items: readonly { readonly id: string }[];
}

async function found(shopper: Shopper, query: string): Promise<Found> {
  const { status, body } = await shopper.send('POST', '/api/loop/search', { query }, { 'api-version': 'V3' });
  expect(status).toBe(200);
  return (body as unknown as { data: { results: Found } }).data.results;
}

async function send(by: Shopper, vad: string, fields: Readonly<Record<string, string>>): Promise<string> {
  const { status, body } = await by.sendForm(PAGE, { vad, prov: '', orsak: 'Kunder söker så', ...fields });
  expect(status).toBe(200);
  return textOf(String(body['text']));
}

const pageOf = async (by: Shopper, search = ''): Promise<string> =>
  textOf(String((await by.get(`${PAGE}${search}`)).body['text']));
const versions = async (): Promise<number> =>
  (await shop.platform.store.readStream(`search-words-${SEARCH_WORDS}`)).length;

describe('the list of search words at the console', () => {
  test('is refused with its line, and nothing changes, when line 17 has a fault', async () => {
    const lines = Array.from({ length: 30 }, (_, index) => `påhitt${index} = ämne paracetamol`);
    lines[16] = 'påhitt16 = kategori finns/inte';
    for (const vad of ['granska', 'publicera']) {
      const said = await send(staff, vad, { text: lines.join('\r\n'), version: '0' });
      expect(said).toContain('Rad 17: kategorin ”finns/inte” finns inte.');
      expect(said).toContain('påhitt29 = ämne paracetamol');
    }
    expect(await versions()).toBe(0);
    expect((await found(shop.visitor(), 'påhitt3')).count).toBe(0);
    expect((await found(shop.visitor(), 'alvedon')).count).toBeGreaterThan(0);
  });

  test('shows the first page of a query before and after, and records nothing', async () => {
    const text = 'hjärnspöke = ämne paracetamol\n';
    const said = await send(staff, 'granska', { text, version: '0', prov: 'hjärnspöke\ntandkräm' });
    expect(said).toContain('Publicera som version 1?');
    expect(said).toMatch(/”hjärnspöke”\s+Nu: Ingen vara\s+Med den nya listan: \d+ var/);
    expect(said).toContain('”tandkräm”');
    expect(await versions()).toBe(0);
  });

  test('applies in every process once it is published, and an earlier version can be published again', async () => {
    const before = await found(there, 'alvedon');
    expect((await found(there, 'hjärnspöke')).count).toBe(0);
    const text = 'hjärnspöke = ämne paracetamol\n';
    const said = await send(staff, 'publicera', { text, version: '0', orsak: 'En röst i huvudet' });
    expect(said).toContain('Version 1 är publicerad.');
    expect((await found(shop.visitor(), 'hjärnspöke')).count).toBeGreaterThan(0);
    expect((await found(shop.visitor(), 'alvedon')).count).toBe(0);
    await until(async () => (await found(there, 'hjärnspöke')).count > 0);
    expect((await found(there, 'alvedon')).count).toBe(0);

    const listed = await pageOf(staff);
    expect(listed).toMatch(/Version 1 \(gäller nu\) 1 rad, .*Dag Drift: En röst i huvudet/);
    const shipped = String((await staff.get(`${PAGE}?version=0`)).body['text']);
    const again = /<textarea[^>]*name="text"[^>]*>([\s\S]*?)<\/textarea>/.exec(shipped)?.[1] ?? '';
    expect(again).toContain('alvedon = ämne paracetamol');
    await send(staff, 'publicera', { text: unescaped(again), version: '1', orsak: 'Tillbaka till den första' });
    await until(async () => (await found(there, 'alvedon')).count === before.count);
    expect((await found(there, 'alvedon')).items.map(({ id }) => id)).toEqual(before.items.map(({ id }) => id));
  });

  test('finds the lines with a word', async () => {
    expect(await pageOf(staff, '?sok=zyrlex')).toMatch(/1 rad med ”zyrlex”\s+Rad \d+ zyrlex = ämne cetirizin/);
  });

  test('of two who edit at once, the second is told, keeps the text, and may then go on', async () => {
    const newest = await versions();
    const one = { text: 'snuva = atc R01A\n', version: String(newest) };
    const two = { text: 'hosta = ämne bromhexin\n', version: String(newest) };
    expect(await send(staff, 'publicera', one)).toContain(`Version ${newest + 1} är publicerad.`);
    const second = await staffAt(shop, 'drift', 'search-words');
    const { body } = await second.sendForm(PAGE, { vad: 'publicera', prov: '', orsak: 'Kunder söker så', ...two });
    const said = textOf(String(body['text']));
    expect(said).toContain(`Dag Drift har publicerat version ${newest + 1} medan du skrev.`);
    expect(said).toMatch(/Står bara i den som gäller nu\s+snuva = atc R01A/);
    expect(String(body['text'])).toMatch(/<textarea[^>]*name="text"[^>]*>\s*hosta = ämne bromhexin/);
    expect(await versions()).toBe(newest + 1);
    const sent = /name="version" value="(\d+)"/.exec(String(body['text']))?.[1] ?? '';
    expect(await send(second, 'publicera', { ...two, version: sent })).toContain('är publicerad');
  });

  test('is not for support', async () => {
    const support = shop.visitor();
    await support.sendForm('/konsol/logga-in', { login: 'kundtjanst', password: 'test-kundtjanst' });
    expect((await support.send('GET', PAGE, undefined, {}, 'manual')).status).toBe(403);
    const sent = { vad: 'publicera', text: 'snuva = ämne a', version: '0', prov: '', orsak: 'Kunder söker så' };
    expect((await support.sendForm(PAGE, sent)).status).toBe(403);
  });
});

/** What a page without scripts shows in a textarea. */
function unescaped(html: string): string {
  return html.replaceAll('&gt;', '>').replaceAll('&lt;', '<').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
}

describe('the page of a search', () => {
  const searched = async (q: string): Promise<string> =>
    String((await shop.visitor().get(`/search?q=${encodeURIComponent(q)}`)).body['text']);
  const cards = (html: string): number => new Set(html.match(/href="\/produkt\/[^"]+/g)).size;

  test('names the words that its goods fit, when none fits all', async () => {
    const html = await searched('xyz tandkräm');
    expect(textOf(html)).toContain('Vi hittade inget för ”xyz tandkräm”. Det här passar till ”tandkräm”.');
    expect(cards(html)).toBeGreaterThan(0);
  });

  test.each([
    'qwrtyplk',
    'x'.repeat(500),
    '🤧🤒💊',
    "'; DROP TABLE view_product; --",
    'صداع الرأس',
    '     ',
    '?!...,;:-_',
    '%',
    '\\',
    '<script>alert(1)</script>',
  ])('%j shows goods all the same, and says honestly that nothing fits', async (q) => {
    const html = await searched(q);
    expect(cards(html)).toBeGreaterThan(0);
    expect(html).not.toContain('<script>alert(1)');
    expect(textOf(html)).toMatch(/Vi hittade inget för|Vad söker du\?|Det här passar till/);
  });
});
