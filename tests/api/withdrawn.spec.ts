import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { Product } from '../../domain/catalogue/index.js';
import { LOOK_LOG } from '../../domain/look-log/index.js';
import { streamId } from '../../domain/slices.js';
import { importFile } from '../../services/shop/catalogue/import/import-file.js';
import { catchUpCatalogue } from '../../services/shop/catalogue/stocking/catch-up.js';
import { recallByHand, recallRequestFrom } from '../../services/support/recall/recall-by-hand.js';
import { checkChain } from '../../services/support/looks/check-chain.js';
import { anyProduct, until } from '../shop/look.js';
import { astrid, pay, purchase } from '../shop/purchase.js';
import type { Shopper } from '../shop/shopper.js';
import { startTestShop, type TestShop } from '../shop/test-shop.js';

const NOTICE = 'Gäller batch 12. Lämna varan på ett apotek.';
let shop: TestShop;
let directory: string;
let goods: readonly Product[];

beforeAll(async () => {
  shop = await startTestShop({ webBuild: path.resolve('dist/web') });
  directory = await mkdtemp(path.join(tmpdir(), 'algort-withdrawn-'));
  const first = await anyProduct(shop, { type: 'Ha' });
  goods = [first, await anyProduct(shop, { type: 'Ha', least: first.price + 1 })];
});
afterAll(async () => {
  await shop.stop();
  await rm(directory, { recursive: true, force: true });
});

async function imported(...lines: readonly string[]): Promise<void> {
  const file = path.join(directory, 'rows.csv');
  await writeFile(file, lines.join('\n'));
  expect(await importFile(shop.platform, file)).toMatchObject({ refused: 0 });
  await catchUpCatalogue(shop.platform);
}

const recall = (...words: readonly string[]): Promise<string> =>
  recallByHand(shop.platform, recallRequestFrom(words), 'operator');

async function filled({ varuId }: Product): Promise<Shopper> {
  const shopper = shop.visitor();
  await shopper.post('/cart/add-quantity', { id: varuId, quantity: 2 });
  await shopper.put('/customer-details', astrid);
  await shopper.put('/shipments/sync-user-choice', { optionId: 'postal' });
  return shopper;
}

const html = async (shopper: Shopper, address: string): Promise<string> =>
  String((await shopper.get(address)).body['text']);

describe('a product that leaves the range', () => {
  test('cannot be paid for from that moment, and the basket names it', async () => {
    const [gone] = goods as [Product];
    const shopper = await filled(gone);
    await imported('varuId;status', `${gone.varuId};withdrawn`);
    const { status, body } = await pay(shopper);
    expect({ status, errors: body['errors'] }).toEqual({
      status: 409,
      errors: [
        { code: 'INVALID_CART', message: 'Någon vara i varukorgen kan inte köpas just nu. Kontrollera varukorgen.' },
        {
          field: `lineItems.${gone.varuId}`,
          code: 'NOT_FOR_SALE',
          message: `${gone.name} säljs inte längre. Ta bort varan ur varukorgen och betala igen.`,
        },
      ],
    });
    await until(
      async () => (await shop.visitor().get(`/api/productpage/${gone.varuId}`)).body['buyable'] === false,
      100,
    );
    expect(await html(shopper, '/shop/basket')).toContain('Har utgått ur sortimentet. Ta bort varan');
    const more = await shopper.post('/cart/set-quantity', { id: gone.varuId, quantity: 3 });
    expect(more).toMatchObject({
      status: 409,
      body: { errors: [{ field: 'varuId', code: 'ItemNotForSale', message: expect.stringContaining('säljs inte') }] },
    });
    expect((await shopper.post('/cart/set-quantity', { id: gone.varuId, quantity: 1 })).status).toBe(200);
  });

  test('keeps its page and its picture, which say so, and is in no listing', async () => {
    const [gone] = goods as [Product];
    const page = await html(shop.visitor(), `/produkt/${gone.slug}`);
    expect(page).toContain('Varan har utgått ur sortimentet');
    expect(page).not.toContain('Lägg i varukorgen');
    expect((await shop.visitor().get(`/bild/${gone.varuId}.svg`)).status).toBe(200);
    expect((await shop.visitor().get(`/api/productpage/${gone.varuId}`)).body).toMatchObject({
      withdrawal: { recalled: false, notice: null },
      inWebStock: false,
      quantityInfo: { maxAllowedQuantity: 0 },
    });
    expect((await shop.visitor().post('/cart/add-quantity', { id: gone.varuId, quantity: 1 })).status).toBe(404);
  });
});

describe('a recalled product', () => {
  test('stops the payment at once, although it was bought a moment before, and its page says what to do', async () => {
    const [, bad] = goods as [Product, Product];
    expect((await purchase(shop.visitor(), { varuId: bad.varuId })).body).toMatchObject({ success: true });
    const shopper = await filled(bad);
    await recall(bad.varuId, '--reason', 'Batch 12 läcker', '--notice', NOTICE);
    expect(await pay(shopper)).toMatchObject({
      status: 409,
      body: { errors: [{ code: 'INVALID_CART' }, { code: 'NOT_FOR_SALE' }] },
    });
    await until(async () => (await html(shop.visitor(), `/produkt/${bad.slug}`)).includes('Varan är återkallad'), 100);
    expect(await html(shop.visitor(), `/produkt/${bad.slug}`)).toContain(NOTICE);
  });

  test('lists its orders without the buyers, and the look is recorded in the chain', async () => {
    const [, bad] = goods as [Product, Product];
    const before = (await checkChain(shop.platform.store)).end.number;
    const said = await recall(bad.varuId, '--reason', 'Vem ska ringas');
    expect(said.split('\n')).toEqual([
      expect.stringMatching(new RegExp(`^${bad.varuId} .*: recalled since .* \\(${NOTICE}\\)$`)),
      expect.stringMatching(/^order \d+, \d{4}-\d{2}-\d{2}, 1 piece, \w+$/),
      expect.stringMatching(/^1 orders, 1 pieces, [01] orders not sent yet; /),
    ]);
    for (const personal of [astrid.firstName, astrid.lastName, astrid.email, astrid.street])
      expect(said).not.toContain(personal);
    expect((await checkChain(shop.platform.store)).end.number).toBe(before + 1);
    const looks = await shop.platform.store.readStream(streamId('look-log', LOOK_LOG));
    expect(looks.at(-1)?.data).toMatchObject({ subject: { kind: 'product', id: bad.varuId }, item: null, found: [] });
    expect(await recall(bad.varuId, '--reason', 'Tidigare', '--to', '2001-01-01')).toContain('\n0 orders, 0 pieces');
  });

  test('needs the right arguments, and wrong ones are refused in one line', async () => {
    const usage = /^usage: npm run recall/;
    for (const words of [
      [],
      ['12345', '--reason', 'abc'],
      ['123456'],
      ['123456', '--reason', 'abc', '--to', '2026-02-30'],
      ['123456', '--why', 'abc'],
    ])
      expect(() => recallRequestFrom(words)).toThrow(usage);
    expect(() =>
      recallRequestFrom(['123456', '--reason', 'abc', '--from', '2026-03-02', '--to', '2026-03-01']),
    ).toThrow('--to 2026-03-01 is before --from 2026-03-02');
    await expect(recall('000001', '--reason', 'abc')).rejects.toThrow('000001 is no product of the shop');
  });
});

describe('a product with photographs', () => {
  const PIXEL = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );

  test('shows them on its page from the shop itself, with the maker; cards and baskets show the first', async () => {
    await writeFile(path.join(directory, 'front.png'), PIXEL);
    await imported(
      'varuId;name;brand;type;vatClass;price;category;packageText;manufacturer;pictures',
      '999001;Lavendeltvål;Älvdal;Ha;goods;39,90;hudvard/kropp;250 ml;Tallmo Tvål AB;front.png:Tvålen framifrån',
    );
    const page = await html(shop.visitor(), '/produkt/lavendeltval-999001');
    const [, address = ''] = /src="(\/bild\/[0-9a-f]{32}\.png)"/.exec(page) ?? [];
    expect(page).toContain('alt="Tvålen framifrån"');
    expect(page).toContain('Tallmo Tvål AB');
    const picture = await fetch(`${shop.url}${address}`);
    expect(picture.headers.get('content-type')).toBe('image/png');
    expect(Buffer.from(await picture.arrayBuffer())).toEqual(PIXEL);
    const card = await fetch(`${shop.url}/bild/999001.svg`, { redirect: 'manual' });
    expect({ status: card.status, to: card.headers.get('location') }).toEqual({ status: 302, to: address });
    expect((await fetch(`${shop.url}/bild/${'0'.repeat(32)}.png`)).status).toBe(404);
  });
});
