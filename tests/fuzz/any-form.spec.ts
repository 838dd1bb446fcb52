import path from 'node:path';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { order } from '../../domain/order/index.js';
import { SettableClock } from '../../services/foundation/clock.js';
import { ASTRID } from '../shop/e-id.js';
import { complain } from '../shop/complaining.js';
import { until } from '../shop/look.js';
import { purchase } from '../shop/purchase.js';
import type { Answer, Shopper } from '../shop/shopper.js';
import { beginDuty, giveReason, staffAt } from '../shop/staff.js';
import { startTestShop, type TestShop } from '../shop/test-shop.js';
import { formsIn, type PageForm } from './forms.js';
import { MARKUP } from './nasty.js';

const LONG = 'å'.repeat(20_000);
const NUL = 'a\0b';
/** Values that no field may accept. Nothing may be recorded after them. */
const NEVER = [LONG, NUL];
const WRONG = [...NEVER, '', '-1', '__proto__', ...MARKUP.slice(0, 1)];

type Visitor = () => Promise<Shopper>;
type Sent = readonly (readonly [string, string])[];

/** Every form that a page shows, and every field of it, each with values that a browser would not send. */
describe('no field of any form of', () => {
  const clock = new SettableClock('2026-05-04T10:00:00.000Z');
  let shop: TestShop;
  let guest: Shopper;
  let orderId: string;
  let complaintId: string;
  let customerId: string;
  beforeAll(async () => {
    shop = await startTestShop({ clock, products: 300, webBuild: path.resolve('dist/web') });
    [guest, orderId] = await boughtAndReceived();
    customerId = await shop.customerId(ASTRID);
    const answer = await complain(guest, orderId);
    complaintId = answer.headers.get('location')?.split('/').at(-1)?.split('?')[0] ?? '';
  });
  afterAll(() => shop.stop());

  async function boughtAndReceived(): Promise<[Shopper, string]> {
    const [cream = '', other = ''] = await shop.varuIds(100);
    const shopper = shop.visitor();
    await shopper.logIn(ASTRID);
    await shopper.post('/api/apoplus/registermember', { email: 'astrid@exempel.se', mobileNumber: '0701234567' });
    const { body } = await purchase(shopper, { varuId: cream, quantity: 2 });
    const id = String(body['purchaseOrderId']);
    await until(async () => (await shop.platform.commands.load(order, id)).phase === 'confirmed');
    for (const step of ['dispatched', 'ready', 'delivered'] as const) await shop.tellWarehouse(id, step);
    await shopper.post('/cart/add-quantity', { id: other, quantity: 1 });
    return [shopper, id];
  }

  async function customer(): Promise<Shopper> {
    const shopper = shop.visitor();
    await shopper.logIn(ASTRID);
    return shopper;
  }

  const withBasket: Visitor = async () => {
    const shopper = shop.visitor();
    const [cream = ''] = await shop.varuIds(100);
    await shopper.post('/cart/add-quantity', { id: cream, quantity: 1 });
    return shopper;
  };

  const support: Visitor = async () => {
    const staff = await staffAt(shop, 'drift', 'operations', 'pauses', 'payments', 'returns');
    await giveReason(staff, 'customers', customerId);
    return staff;
  };

  const pharmacist: Visitor = async () => {
    const staff = await staffAt(shop, 'farmaceut', 'dispensing');
    await beginDuty(shop, 'farmaceut');
    return staff;
  };

  const recorded = async (): Promise<number> => {
    const { rows } = await shop.platform.pool.query<{ readonly count: number }>(
      `SELECT count(*)::int AS count FROM event WHERE metadata->'actor'->>'kind' IN ('customer', 'staff')
         AND stream_id !~ '^(look-log|session)-'`,
    );
    return rows[0]?.count ?? 0;
  };

  async function formsOf(visitor: Visitor, pages: readonly string[]): Promise<readonly PageForm[]> {
    const reader = await visitor();
    const found = new Map<string, PageForm>();
    for (const page of pages) {
      const { status, body } = await reader.get(page);
      expect([page, status]).toEqual([page, 200]);
      for (const form of formsIn(String(body['text']), page)) found.set(keyOf(form), form);
    }
    return [...found.values()];
  }

  async function faultsOf(visitor: Visitor, form: PageForm): Promise<readonly string[]> {
    const faults: string[] = [];
    const sender = await visitor();
    for (const [name, value, sent] of changed(form)) {
      const before = await recorded();
      const answer = await send(sender, form, sent);
      const fault = faultIn(answer) ?? (NEVER.includes(value) && (await recorded()) > before ? 'recorded' : null);
      if (fault) faults.push(`${form.page} ${form.action} ${name}=${value.slice(0, 30)}: ${fault}`);
    }
    return faults;
  }

  const walks: readonly (readonly [string, number, Visitor, () => readonly string[]])[] = [
    [
      'a guest breaks the shop',
      9,
      withBasket,
      () => ['/', '/shop/basket', '/kategori/hudvard', '/init-login', '/favourites', '/kundservice/kakor'],
    ],
    [
      'a member breaks the shop',
      20,
      customer,
      () => [
        '/shop/basket',
        '/member',
        `/member/minakop/${orderId}`,
        '/member/minauppgifter',
        '/member/minainstallningar',
        '/member/minainloggningar',
        '/pages/savedPaymentCards',
        '/member/kontaktuppgifter',
        `/shop/angra/${orderId}`,
        `/shop/reklamera/${orderId}`,
        `/shop/reklamera/${orderId}/arende/${complaintId}`,
        '/mina-recept-inloggad/',
        '/mina-recept-inloggad/dospaket',
        '/mina-recept-inloggad/warrants',
        '/pages/notifications',
        '/mina-recept-inloggad/vem-har-tittat',
      ],
    ],
    [
      'the console breaks the shop',
      12,
      support,
      () => [
        '/konsol',
        '/konsol/drift',
        '/konsol/penningarenden',
        '/konsol/returer',
        '/konsol/reklamationer',
        '/konsol/bocker',
        '/konsol/sokord',
        '/konsol/post',
        `/konsol/kund/${customerId}`,
        `/konsol/kund/${customerId}/order/${orderId}`,
      ],
    ],
    [
      "a pharmacist's desk breaks the shop",
      3,
      pharmacist,
      () => ['/konsol/recept', '/konsol/recept/aterkalla', '/konsol/recept/fullmakt', '/konsol/recept/dospaket'],
    ],
  ];

  test.each(walks)('%s', async (_, least, visitor, pages) => {
    const forms = await formsOf(visitor, pages());
    expect(forms.length).toBeGreaterThanOrEqual(least);
    const faults: string[] = [];
    for (const form of forms) faults.push(...(await faultsOf(visitor, form)));
    expect(faults).toEqual([]);
  });
});

/** Forms of one shape behave alike, for example the button of each product in a list. */
function keyOf({ action, fields }: PageForm): string {
  const buttons = fields
    .filter(([name]) => ['vad', 'intent', 'act', 'handling'].includes(name))
    .map(([, value]) => value);
  return `${action.replace(/[0-9a-f-]{20,}|\d+/g, '*')} ${fields.map(([name]) => name).join()} ${buttons.join()}`;
}

function changed({ fields }: PageForm): readonly (readonly [string, string, Sent])[] {
  return fields.flatMap(([name]) => [
    [name, 'missing', fields.filter(([other]) => other !== name)] as const,
    [name, 'twice', [...fields, [name, 'x']]] as const,
    ...WRONG.map(
      (value) => [name, value, fields.map(([other, old]) => [other, other === name ? value : old])] as const,
    ),
  ]) as never;
}

function send(sender: Shopper, { action, isFiles }: PageForm, fields: Sent): Promise<Answer> {
  if (!isFiles) return sender.sendForm(action, fields as never);
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return sender.sendFiles(action, form);
}

function faultIn({ status, body }: Answer): string | null {
  const text = String(body['text'] ?? JSON.stringify(body));
  if (status >= 500) return `${status} ${text.slice(0, 200)}`;
  if (/\[object Object\]|>undefined<|>NaN</.test(text)) return 'words of a program';
  const shown = MARKUP.find((markup) => text.includes(markup));
  return shown ? `markup: ${shown}` : null;
}
