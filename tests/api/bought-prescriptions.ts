import { randomUUID } from 'node:crypto';

import { expect } from 'vitest';

import type { Uuid } from '../../domain/kernel/index.js';
import { order } from '../../domain/order/index.js';
import { CHECK_POINTS, productCodeOf } from '../../domain/prescription/index.js';
import { dispensingById, dispensingsOfOrder } from '../../projections/care/dispensing/queries.js';
import { deskOf } from '../shop/dispensing.js';
import { until } from '../shop/look.js';
import { add, idOf } from '../shop/prescription-cart.js';
import { astrid as receiver, pay } from '../shop/purchase.js';
import { beginDuty, staffAt } from '../shop/staff.js';
import type { Shopper } from '../shop/shopper.js';
import type { TestShop } from '../shop/test-shop.js';
import { ASTRID } from './erased-person.js';

/** What customers and pharmacists write. It may tell of a disease. */
export const MESSAGE = 'Vill ha lätt lock till hjärttabletterna';
export const CHECKED = 'Dosen stämmer med journalen';

export interface BoughtPrescription {
  readonly orderId: Uuid;
  readonly dispensingId: string;
  readonly patient: string;
}

/** Buys one prescription and an ordinary piece by the calls, and waits until it is the pharmacist's turn. */
export async function bought(
  shop: TestShop,
  who: Shopper,
  { medicine, articleid, personnummer = ASTRID }: { medicine: string; articleid: string; personnummer?: string },
): Promise<BoughtPrescription> {
  const ordinationsId = await idOf(who, personnummer, medicine);
  const added = await add(who, { ordinationsId, articleid, personnummer });
  expect([medicine, added.status]).toEqual([medicine, 200]);
  const [{ radnummer }] = rowsOf(added.body) as [{ radnummer: string }];
  await who.sendForm('/psoapi/kundvagnService/uppdateraKundvagnRadExtraInfo', { radnummer, extraInfo: MESSAGE });
  const [varuId = ''] = await shop.varuIds();
  await who.post('/cart/add-quantity', { id: varuId, quantity: 1 });
  await who.put('/customer-details', receiver);
  await who.put('/shipments/sync-user-choice', { optionId: 'agent' });
  const paid = await pay(who);
  expect([medicine, paid.status]).toEqual([medicine, 200]);
  const { purchaseOrderId: orderId } = paid.body as unknown as { purchaseOrderId: Uuid };
  let dispensingId = '';
  await until(async () => {
    const [row] = await dispensingsOfOrder(shop.platform.db, orderId);
    dispensingId = row?.dispensing_id ?? '';
    return row?.phase === 'ordered';
  });
  return { orderId, dispensingId, patient: personnummer };
}

/** Looks at the withdrawal in the console, checks it, and dispenses it or refuses it. */
export async function decided(
  shop: TestShop,
  { orderId, dispensingId }: BoughtPrescription,
  decision: { readonly varuId: string } | { readonly text: string },
): Promise<void> {
  await beginDuty(shop, 'farmaceut');
  const staff = await staffAt(shop, 'farmaceut', 'dispensing');
  for (const page of ['/konsol/recept', `/konsol/recept/${dispensingId}`])
    expect([page, (await staff.get(page)).status]).toEqual([page, 200]);
  const of = { dispensingId, commandId: randomUUID() };
  const desk = deskOf(shop);
  if ('text' in decision) {
    expect(await desk.act({ act: 'refuse', ...of, reason: 'dose', text: decision.text })).toEqual({ ok: true });
    await until(async () => (await dispensingById(shop.platform.db, dispensingId))?.phase === 'refused');
    return;
  }
  expect(await desk.act({ act: 'check', ...of, points: CHECK_POINTS, note: CHECKED })).toEqual({ ok: true });
  const serial = randomUUID().slice(0, 8);
  const code = `01${productCodeOf(decision.varuId)}17280331\u001d10L24\u001d21${serial}`;
  const hand = { act: 'dispense', dispensingId, commandId: randomUUID(), codes: [code] } as const;
  expect(await desk.act(hand)).toEqual({ ok: true });
  await until(async () => (await dispensingById(shop.platform.db, dispensingId))?.phase === 'reported');
  await until(async () => (await shop.platform.commands.load(order, orderId)).dispensed.length > 0);
}

function rowsOf(body: unknown): readonly unknown[] {
  return (body as { readonly kundvagnar: readonly { readonly rader: readonly unknown[] }[] }).kundvagnar.flatMap(
    ({ rader }) => rader,
  );
}
