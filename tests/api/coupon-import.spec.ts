import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { SettableClock } from '../../services/foundation/clock.js';
import { anyProduct } from '../shop/look.js';
import { astrid, pay } from '../shop/purchase.js';
import type { Shopper } from '../shop/shopper.js';
import { startTestShop, type TestShop } from '../shop/test-shop.js';

const HEAD = 'code;name;discount;validFrom;validTo;endedOn';
const PLANS = `${HEAD}
SOMMAR;Sommarrabatt;10%;2026-06-01;2026-08-31;
BAKLANGES;Bakvänd;10%;2026-08-31;2026-06-01;`;

describe('a coupon brought in beside the open shop (CRT-04)', () => {
  const clock = new SettableClock('2026-07-01T10:00:00.000Z');
  let shop: TestShop;
  let directory: string;
  let varuId: string;
  beforeAll(async () => {
    directory = await mkdtemp(path.join(tmpdir(), 'algort-coupon-import-'));
    shop = await startTestShop({ clock, webBuild: path.resolve('dist/web') });
    ({ varuId } = await anyProduct(shop, { type: 'Ha', least: 1_000 }));
  });
  afterAll(async () => {
    await shop.stop();
    await rm(directory, { recursive: true, force: true });
  });

  async function written(content: string): Promise<string> {
    const file = path.join(directory, 'coupons.csv');
    await writeFile(file, content);
    return file;
  }

  async function typed(...args: readonly string[]): Promise<{ code: number; out: readonly string[]; fault: string }> {
    const { databaseUrl, config } = shop.platform;
    const command = path.resolve('dist/server/services/host/commands/import-coupons.js');
    const tool = spawn(process.execPath, [command, ...args], {
      env: {
        PATH: process.env.PATH ?? '',
        NODE_ENV: 'production',
        DATABASE_URL: databaseUrl,
        DATA_DIR: config.dataDirectory,
      },
    });
    const [out, fault, [code]] = await Promise.all([text(tool.stdout), text(tool.stderr), once(tool, 'exit')]);
    return { code: code as number, out: out.trim().split('\n'), fault };
  }

  async function entered(): Promise<Shopper> {
    const shopper = shop.visitor();
    await shopper.post('/cart/add-quantity', { id: varuId, quantity: 1 });
    await shopper.put('/customer-details', astrid);
    await shopper.put('/shipments/sync-user-choice', { optionId: 'postal' });
    const fields = { intent: 'apply-coupon', commandId: randomUUID(), couponCode: 'sommar' };
    await shopper.sendForm('/shop/basket', fields);
    return shopper;
  }
  const codeOf = async (shopper: Shopper): Promise<unknown> => (await shopper.get('/cart')).body['couponCode'];

  test('is good for shoppers at once; a faulty row is told and not recorded', async () => {
    expect(await codeOf(await entered())).toBeNull();
    const plans = await written(PLANS);
    expect(await typed(plans)).toMatchObject({
      code: 2,
      out: [
        `${plans}, rad 3 (BAKLANGES): validTo är före validFrom`,
        expect.stringMatching(/^2 rader på .* s: 1 planerade, 0 ändrade, 0 avslutade, 0 oförändrade, 1 avvisade$/),
      ],
    });
    expect(await codeOf(await entered())).toBe('SOMMAR');
    expect(await shop.platform.store.readStream('coupon-BAKLANGES')).toEqual([]);
  });

  test('is no longer good after the day on which a file ends it, also in a cart that has it', async () => {
    const shopper = await entered();
    const ended = await written(`${HEAD}\nSOMMAR;;;;;2026-07-01`);
    expect(await typed(ended)).toMatchObject({ code: 0, out: [expect.stringContaining('1 avslutade')] });
    expect(await codeOf(await entered())).toBe('SOMMAR');
    clock.set('2026-07-02T10:00:00.000Z');
    expect(await codeOf(await entered())).toBeNull();
    expect(await pay(shopper)).toMatchObject({ status: 409, body: { errors: [{ code: 'CouponOver' }] } });
  });

  test('is told in one Swedish line why a file cannot be taken at all', async () => {
    expect(await typed()).toEqual({ code: 1, out: [''], fault: 'npm run import:coupons <fil.csv | fil.ndjson>\n' });
    expect(await typed(await written('namn;rabatt\nSommar;10'))).toEqual({
      code: 1,
      out: [''],
      fault: 'Kolumnen code saknas i filens rubrik; kolumnerna står i docs/import-coupons.md.\n',
    });
  });
});
