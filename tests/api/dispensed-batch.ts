import { randomUUID } from 'node:crypto';

import { expect } from 'vitest';

import { cream } from '../../domain/order/spec-events.js';
import { deskOf } from '../shop/dispensing.js';
import { until } from '../shop/look.js';
import type { TestShop } from '../shop/test-shop.js';
import { packCode, paidPrescription, withdrawalOf, type Prescribed } from './prescribed-order.js';

type Patient = Parameters<typeof paidPrescription>[4];

/** Orders, checks and dispenses one pack of the batch, until the register has it. @returns the id of the withdrawal */
export async function dispensedBatch(
  shop: TestShop,
  by: Prescribed,
  orderNumber: string,
  batch: string,
  patient?: Patient,
): Promise<string> {
  const [varuId] = await shop.varuIds(20);
  if (varuId === undefined) throw new TypeError('the shop sells nothing');
  const goods = { ...cream, varuId };
  const { id } = await paidPrescription(shop, by, orderNumber, false, patient, undefined, goods);
  const desk = deskOf(shop);
  const of = { dispensingId: id, commandId: randomUUID() };
  const points = ['identity', 'dose', 'interval', 'exchange', 'interactions', 'message'] as const;
  await desk.act({ ...of, act: 'check', points, note: '' });
  const codes = [packCode(`R${orderNumber}`, batch)];
  expect(await desk.act({ ...of, commandId: randomUUID(), act: 'dispense', codes })).toEqual({ ok: true });
  await until(async () => (await withdrawalOf(shop, by, id))?.phase === 'reported');
  return id;
}
