import { randomUUID } from 'node:crypto';
import path from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { order, type OrderState } from '../../domain/order/index.js';
import { payment } from '../../domain/payment/index.js';
import { product } from '../../domain/product/index.js';
import { SettableClock } from '../../services/foundation/clock.js';
import { CommandHandling } from '../../services/foundation/command-handling/command-handling.js';
import { EvidenceSweep } from '../../services/shop/complaint/evidence-sweep.js';
import { aPhoto, COMPLAINT_TEXT as SECRET, complain as sent } from '../shop/complaining.js';
import { until } from '../shop/look.js';
import { purchase } from '../shop/purchase.js';
import type { Answer, Shopper } from '../shop/shopper.js';
import { staffAt } from '../shop/staff.js';
import { startTestShop, type TestShop } from '../shop/test-shop.js';

const NOW = '2026-05-04T10:00:00.000Z';
const clock = new SettableClock(NOW);
let shop: TestShop;
let cream: string;
let photo: Buffer;
beforeAll(async () => {
  shop = await startTestShop({ clock, products: 900, webBuild: path.resolve('dist/web') });
  [cream = ''] = await shop.varuIds(100);
  photo = await aPhoto();
});
afterAll(() => shop.stop());

interface Bought {
  readonly shopper: Shopper;
  readonly orderId: string;
  readonly paymentId: string;
}

const commands = () => shop.app.get(CommandHandling);
const orderOf = ({ orderId }: Bought): Promise<OrderState> => commands().load(order, orderId);
const complaintOf = async (one: Bought) => (await orderOf(one)).complaints[0];
const formOf = ({ orderId }: Bought) => `/shop/reklamera/${orderId}`;

async function received(quantity = 2): Promise<Bought> {
  clock.set(NOW);
  const shopper = shop.visitor();
  const { body } = await purchase(shopper, { varuId: cream, quantity });
  const { purchaseOrderId: orderId, paymentId } = body as unknown as { purchaseOrderId: string; paymentId: string };
  const one = { shopper, orderId, paymentId };
  await until(async () => (await orderOf(one)).phase === 'confirmed');
  await shop.tellWarehouse(orderId, 'dispatched');
  await shop.tellWarehouse(orderId, 'delivered');
  await until(async () => (await orderOf(one)).phase === 'delivered');
  return one;
}

const complain = ({ shopper, orderId }: Bought, change?: Record<string, string>, photos?: readonly Uint8Array[]) =>
  sent(shopper, orderId, change, photos);

const textOf = ({ body }: Answer): string =>
  String(body['text'])
    .replace(/<script[^]*?<\/script>|<!-- -->|<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
const page = async ({ shopper }: Bought, address: string): Promise<string> => textOf(await shopper.get(address));

async function letters(subject: RegExp): Promise<readonly string[]> {
  const mailbox = shop.partners.simulated.mail!;
  const found = () => mailbox.list().filter((mail) => subject.test(mail.subject));
  await until(() => Promise.resolve(found().length > 0));
  return found().map(({ id }) => (mailbox.read(id)?.text ?? '').replaceAll('\u00a0', ' '));
}

async function answered(one: Bought, fields: Record<string, string>, login: 'kundtjanst' | 'drift' = 'kundtjanst') {
  const staff = await staffAt(shop, login, 'complaints');
  const { complaintId = '' } = (await complaintOf(one)) ?? {};
  const sent = { commandId: randomUUID(), svar: '', orsak: 'Bilden visar felet', grund: '', ...fields };
  return textOf(await staff.sendForm(`/konsol/reklamationer/${complaintId}`, sent));
}

test('a complaint gets a receipt with date and time, its photos, and a mail that names no goods', async () => {
  const one = await received();
  const { status, headers } = await complain(one, {}, [photo]);
  expect(status).toBe(303);
  const address = headers.get('location') ?? '';
  const shown = await page(one, address);
  expect(shown).toMatch(/Vi tog emot den 4 maj 2026 kl. 12\.00.*Väntar på svar.*senast 18 maj 2026/);
  expect(shown).toContain(SECRET);
  const picture = await fetch(`${shop.url}${address}/bild/1`);
  expect(picture.status).toBe(404);
  expect((await one.shopper.get(`${address}/bild/1`)).headers.get('content-type')).toBe('image/jpeg');
  expect((await one.shopper.get(`${address}/bild/2`)).status).toBe(404);
  const [mail = ''] = await letters(/Vi har tagit emot din reklamation/);
  expect(mail).toContain('4 maj 2026 kl. 12.00');
  expect(mail).not.toContain(SECRET);
});

test('text and photos are not in the event store, and stored sealed', async () => {
  const one = await received();
  await complain(one, {}, [photo]);
  const events = await shop.platform.store.readStream(`order-${one.orderId}`);
  expect(JSON.stringify(events)).not.toContain(SECRET);
  expect((await complaintOf(one))?.evidence.photos).toHaveLength(1);
  const { rows } = await shop.platform.pool.query<{ sealed: Buffer }>(
    'SELECT sealed FROM complaint_evidence WHERE order_id = $1',
    [one.orderId],
  );
  expect(rows).toHaveLength(2);
  for (const { sealed } of rows) expect(sealed.includes(SECRET)).toBe(false);
});

test('each field at fault is named in Swedish, and nothing is kept of a refused complaint', async () => {
  const one = await received();
  const wrong: readonly (readonly [Record<string, string>, readonly Uint8Array[], string])[] = [
    [{ 'antal-1': '3' }, [], 'Du kan reklamera högst 2 st av varan.'],
    [{ 'antal-1': '0' }, [], 'Välj minst en vara att reklamera.'],
    [{ 'antal-1': '0', fel: 'ugly' }, [], 'Välj minst en vara att reklamera. Välj vad som är fel.'],
    [{ 'antal-1': 'x' }, [], 'Du kan reklamera högst 2 st av varan.'],
    [{ 'antal-9': '1' }, [], 'Varan finns inte på ordern.'],
    [{ fel: 'ugly' }, [], 'Välj vad som är fel.'],
    [{ onskan: '' }, [], 'Välj vad du vill att vi gör.'],
    [{ markt: '2026-05-05' }, [], 'Dagen ska vara mellan 4 maj 2026 och 4 maj 2026.'],
    [{ markt: '2026-02-30' }, [], 'Skriv vilken dag du märkte felet.'],
    [{ beskrivning: 'a' }, [], 'Beskriv felet med minst 5 tecken.'],
    [{ beskrivning: 'a'.repeat(2001) }, [], 'Beskrivningen får vara högst 2000 tecken.'],
    [{}, [Buffer.from('<svg onload="alert(1)"/>')], 'Bild 1 gick inte att läsa.'],
    [{}, [photo, photo, photo, photo, photo], 'Skicka högst 4 bilder.'],
    [{}, [Buffer.alloc(8_000_001)], 'Bild 1 är större än 8 MB.'],
  ];
  for (const [change, photos, message] of wrong) {
    const answer = await complain(one, change, photos);
    expect([answer.status, textOf(answer)]).toEqual([200, expect.stringContaining(message)]);
  }
  expect((await orderOf(one)).complaints).toEqual([]);
  const { rows } = await shop.platform.pool.query('SELECT FROM complaint_evidence WHERE order_id = $1', [one.orderId]);
  expect(rows).toEqual([]);
});

test('too much is refused before it is read, and another page takes no files', async () => {
  const one = await received();
  const huge = new FormData();
  huge.append('bilder', new Blob([new Uint8Array(25 * 1024 * 1024)]), 'bild.jpg');
  expect((await one.shopper.sendFiles(formOf(one), huge)).status).toBe(413);
  const large = new FormData();
  large.append('bilder', new Blob([new Uint8Array(100_000)]), 'bild.jpg');
  expect((await one.shopper.sendFiles(`/shop/angra/${one.orderId}`, large)).status).toBe(413);
});

test('a form sent twice is one complaint, also at once', async () => {
  const one = await received();
  const commandId = randomUUID();
  const both = await Promise.all([complain(one, { commandId }), complain(one, { commandId })]);
  expect(both.map(({ headers }) => headers.get('location'))).toEqual(
    Array.from({ length: 2 }, () => both[0]?.headers.get('location')),
  );
  expect((await orderOf(one)).complaints).toHaveLength(1);
});

test('nobody else sees the page, the complaint or a photo', async () => {
  const one = await received();
  const { headers } = await complain(one, {}, [photo]);
  const address = headers.get('location') ?? '';
  const other = { ...one, shopper: shop.visitor() };
  for (const each of [formOf(one), address, `${address}/bild/1`])
    expect((await other.shopper.get(each)).status).toBe(404);
  expect((await complain(other)).status).toBe(404);
});

test('staff pay back a line, and the customer sees the sum on the order and in a mail', async () => {
  const one = await received();
  const { headers } = await complain(one);
  expect(await answered(one, { vad: 'refund', 'belopp-1': '10,50', svar: 'Det var vårt fel.' })).toContain(
    'Pengarna betalas tillbaka',
  );
  const shown = await page(one, headers.get('location') ?? '');
  expect(shown).toContain('Vi betalar tillbaka 10,50 kr');
  expect(shown).toContain('Det var vårt fel.');
  expect(await page(one, `/shop/confirmation?Id=${one.orderId}&sys=cos`)).toContain(
    'Godkänd, pengarna betalas tillbaka',
  );
  await until(async () => (await commands().load(payment, one.paymentId)).refunds[0]?.amount === 1050);
  const number = (await orderOf(one)).order?.orderNumber ?? '';
  const mails = await letters(new RegExp(`Svar på din reklamation ${number}-K1`));
  expect(mails).toEqual([expect.stringContaining('10,50 kr')]);
  expect(mails[0]).not.toContain('Det var vårt fel.');
});

test('staff send new goods, which leave the web shelf once', async () => {
  const one = await received();
  const shelf = async () => (await commands().load(product, cream)).stock?.web ?? 0;
  const before = await shelf();
  await complain(one);
  expect(await answered(one, { vad: 'replace' })).toContain('Lagret packar nya varor');
  await until(async () => (await complaintOf(one))?.status === 'replaced');
  expect(before - (await shelf())).toBe(1);
  const number = (await orderOf(one)).order?.orderNumber ?? '';
  expect(await letters(new RegExp(`Svar på din reklamation ${number}-K1`))).toEqual([
    expect.stringContaining(`AE${number}1SE`),
  ]);
});

test('staff decline with a place in the law, and never as late what came in time', async () => {
  const one = await received();
  const { headers } = await complain(one);
  expect(await answered(one, { vad: 'decline' })).toContain('Välj varför');
  expect(await answered(one, { vad: 'decline', grund: 'too-late' })).toContain('inom två månader');
  await answered(one, { vad: 'decline', grund: 'after-delivery' });
  const shown = await page(one, headers.get('location') ?? '');
  expect(shown).toContain('4 kap. 17 § konsumentköplagen (2022:260)');
  expect(shown).toContain('Allmänna reklamationsnämnden');
  expect(await answered(one, { vad: 'refund', 'belopp-1': '1' })).toContain('redan besvarad');
});

test('a sum that staff cannot give is refused by its field', async () => {
  const one = await received();
  await complain(one);
  expect(await answered(one, { vad: 'refund', 'belopp-1': '9999' })).toContain('För varan kan högst');
  expect(await answered(one, { vad: 'refund', 'belopp-1': 'tio' })).toContain('Skriv beloppen i kronor');
  expect(await answered(one, { vad: 'refund' })).toContain('Skriv ett belopp');
});

test('what a request left behind is swept, and what an event names stays until its time is over', async () => {
  const one = await received();
  await complain(one);
  const { evidenceId = '' } = (await complaintOf(one))?.evidence ?? {};
  const orphan = randomUUID();
  const { pool } = shop.platform;
  await pool.query('UPDATE complaint_evidence SET recorded = false WHERE evidence_id = $1', [evidenceId]);
  await pool.query(
    `INSERT INTO complaint_evidence (evidence_id, part, order_id, person, sealed, kept_at)
     SELECT $1, 0, order_id, person, sealed, kept_at FROM complaint_evidence WHERE evidence_id = $2 AND part = 0`,
    [orphan, evidenceId],
  );
  const left = async () => {
    const { rows } = await pool.query<{ evidence_id: string }>(
      'SELECT DISTINCT evidence_id FROM complaint_evidence WHERE evidence_id = ANY($1)',
      [[evidenceId, orphan]],
    );
    return rows.map(({ evidence_id }) => evidence_id);
  };
  clock.set('2026-05-04T12:00:00.000Z');
  await shop.app.get(EvidenceSweep).sweep();
  expect(await left()).toEqual([evidenceId]);
  clock.set('2028-05-05T12:00:00.000Z');
  await shop.app.get(EvidenceSweep).sweep();
  expect(await left()).toEqual([]);
});
