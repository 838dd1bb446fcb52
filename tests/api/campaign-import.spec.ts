import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { importFile } from '../../services/shop/catalogue/import/import-file.js';
import { SettableClock } from '../../services/foundation/clock.js';
import { JobEngine } from '../../services/foundation/job-engine/job-engine.js';
import { until } from '../shop/look.js';
import { startTestShop, type TestShop } from '../shop/test-shop.js';

const GOODS = `varuId;name;brand;type;vatClass;price;discountPrice;campaign;category;packageText;webStock
999001;Lavendeltvål;Älvdal;Ha;goods;39,90;29;hostkanslor;hudvard/kropp;250 ml;12
999002;Kvällskräm;Älvdal;Ha;goods;99;89;hostkanslor;hudvard/kropp;100 ml;12`;
const HEAD = 'campaignId;title;text;kind;validFrom;validTo;products;endedOn';
const PLANS = `${HEAD}
hostkanslor;Höstkänslor;Te, ljus och tjocka krämer.;offer;2026-11-01;2026-11-30;999001:29|999002:89;
for-sent;För sent;Slutar innan den börjar.;offer;2026-11-01;2026-10-30;999001;`;

describe('a campaign imported beside the open shop (CAT-07)', () => {
  const clock = new SettableClock('2026-11-02T10:00:00.000Z');
  let shop: TestShop;
  let directory: string;
  beforeAll(async () => {
    directory = await mkdtemp(path.join(tmpdir(), 'algort-campaign-import-'));
    shop = await startTestShop({ clock, products: 60, webBuild: path.resolve('dist/web') });
    expect(await importFile(shop.platform, await written('goods.csv', GOODS))).toMatchObject({ added: 2, refused: 0 });
    await until(async () => (await prices()).length === 2);
  });
  afterAll(async () => {
    await shop.stop();
    await rm(directory, { recursive: true, force: true });
  });

  async function written(name: string, content: string): Promise<string> {
    const file = path.join(directory, name);
    await writeFile(file, content);
    return file;
  }

  async function typed(...args: readonly string[]): Promise<{ code: number; out: readonly string[]; fault: string }> {
    const { databaseUrl, config } = shop.platform;
    const environment: NodeJS.ProcessEnv = {
      PATH: process.env.PATH ?? '',
      NODE_ENV: 'production',
      DATABASE_URL: databaseUrl,
      DATA_DIR: config.dataDirectory,
    };
    const tool = spawn(
      process.execPath,
      [path.resolve('dist/server/services/host/commands/import-campaigns.js'), ...args],
      {
        env: environment,
      },
    );
    const [out, fault, [code]] = await Promise.all([text(tool.stdout), text(tool.stderr), once(tool, 'exit')]);
    return { code: code as number, out: out.trim().split('\n'), fault };
  }

  const page = async (address: string): Promise<string> => (await fetch(`${shop.url}${address}`)).text();
  const prices = async (): Promise<readonly unknown[]> =>
    (
      await shop.platform.pool.query<{ discount_price: number | null }>(
        "SELECT discount_price FROM view_product WHERE varu_id LIKE '99900_' ORDER BY varu_id",
      )
    ).rows.map(({ discount_price }) => discount_price);

  async function found(campaign: string): Promise<readonly string[]> {
    const body = { attribute: { name: 'promotion_names', value: campaign } };
    const answer = await shop.visitor().post('/api/loop/getEntitiesByAttribute', body, { 'api-version': 'V3' });
    const { data } = answer.body as unknown as { data: { results: { items: readonly { id: string }[] } } };
    return data.results.items.map(({ id }) => id).sort();
  }

  test('is shown to shoppers with its goods, and refused rows are reported', async () => {
    const plans = await written('plans.csv', PLANS);
    const { code, out } = await typed(plans);
    expect({ code, out }).toEqual({
      code: 2,
      out: [
        `${plans}, rad 3 (for-sent): validTo är före validFrom`,
        expect.stringMatching(/^2 rader på .* s: 1 planerade, 0 ändrade, 0 avslutade, 0 oförändrade, 1 avvisade$/),
      ],
    });
    expect(await page('/campaigns')).toContain('Höstkänslor');
    await expect.poll(() => page('/campaigns/single/hostkanslor')).toContain('Lavendeltvål');
    expect((await shop.visitor().get('/api/campaignoverview/activepromotions')).body).toMatchObject({
      total: 1,
      promotions: [{ id: 'hostkanslor', validTo: '2026-11-30', total: 2 }],
    });
    await until(async () => (await found('hostkanslor')).length === 2);
    expect(await found('hostkanslor')).toEqual(['999001', '999002']);
  });

  test('ends on the day in the file, and its reductions end too', async () => {
    const ended = await written('ended.csv', `${HEAD}\nhostkanslor;;;;;;;2026-11-03`);
    expect(await typed(ended)).toMatchObject({ code: 0, out: [expect.stringContaining('1 avslutade')] });
    expect(await typed(ended)).toMatchObject({ code: 0, out: [expect.stringContaining('1 oförändrade')] });
    clock.set('2026-11-03T10:00:00.000Z');
    expect(await page('/campaigns')).toContain('Höstkänslor');
    clock.set('2026-11-04T10:00:00.000Z');
    expect(await page('/campaigns')).not.toContain('Höstkänslor');
    expect(await prices()).toEqual([2900, 8900]);
    expect(await shop.app.get(JobEngine, { strict: false }).run('campaign-prices', '2026-11-04')).toMatchObject({
      ok: true,
    });
    await until(async () => (await prices()).every((price) => price === null));
    await until(async () => (await found('hostkanslor')).length === 0);
  });

  test('is refused with one Swedish line when the whole file is unusable', async () => {
    expect(await typed()).toEqual({ code: 1, out: [''], fault: 'npm run import:campaigns <fil.csv | fil.ndjson>\n' });
    const nowhere = path.join(directory, 'finns-inte.csv');
    expect(await typed(nowhere)).toEqual({ code: 1, out: [''], fault: `Filen ${nowhere} finns inte.\n` });
    const other = await typed(await written('other.csv', 'titel;text\nHöst;Te'));
    expect(other).toEqual({
      code: 1,
      out: [''],
      fault: 'Kolumnen campaignId saknas i filens rubrik; kolumnerna står i docs/import-campaigns.md.\n',
    });
  });
});
