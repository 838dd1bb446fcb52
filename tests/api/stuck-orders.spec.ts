import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { text } from 'node:stream/consumers';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { MAIL_CONFIRMATION } from '../../services/shop/order/mail-reactions.js';
import { stuckOrders } from '../../services/shop/order/stuck-orders.js';
import { ORDER_AT_WAREHOUSE } from '../../services/shop/order/warehouse-reactions.js';
import { until } from '../shop/look.js';
import { purchase, type PurchaseOptions } from '../shop/purchase.js';
import { giveReason, logInStaff } from '../shop/staff.js';
import type { Shopper } from '../shop/shopper.js';
import { startTestShop, type TestShop } from '../shop/test-shop.js';

interface Started {
  readonly purchaseOrderId: string;
  readonly adyenPaymentReply: { readonly action: { readonly url: string } | null };
}

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

let shop: TestShop;
let varuId: string;
let staff: Shopper;
beforeAll(async () => {
  shop = await startTestShop({ webBuild: path.resolve('dist/web') });
  [varuId = ''] = await shop.varuIds();
  staff = shop.visitor();
  await logInStaff(staff, 'drift');
  await giveReason(staff, 'operations');
});
afterAll(() => shop.stop());

const sendForm = (address: string, fields: Record<string, string>) =>
  staff.send('POST', address, new URLSearchParams(fields).toString(), FORM, 'manual');

/** Buys and pays a product. A Swish payment is also approved, as the phone would do. */
async function bought(paymentMethod: PurchaseOptions['paymentMethod'] = 'scheme'): Promise<string> {
  const { body } = await purchase(shop.visitor(), { varuId, paymentMethod });
  const { purchaseOrderId: orderId, adyenPaymentReply } = body as unknown as Started;
  if (adyenPaymentReply.action)
    await fetch(new URL(adyenPaymentReply.action.url, shop.url), {
      method: 'POST',
      body: new URLSearchParams({ decision: 'approve' }),
    });
  return orderId;
}

/** Returns the steps that an order lacks. Here even a new order counts as stuck. */
async function stuck(orderId: string): Promise<readonly string[]> {
  const all = await stuckOrders(shop.platform.db, 0, shop.platform.clock.now());
  return all.filter((each) => each.orderId === orderId).map(({ step }) => step);
}

const goesOn = (orderId: string): Promise<void> => until(async () => (await stuck(orderId)).length === 0);

/** Deletes the note that a reaction has acted. The order then looks as if the reaction had skipped its event. */
async function forgetWhatWasDone(orderId: string, reaction: string): Promise<void> {
  const { rowCount } = await shop.platform.pool.query(
    'DELETE FROM reaction_receipt WHERE stream_id = $1 AND reaction = $2',
    [`order-${orderId}`, reaction],
  );
  expect(rowCount).toBe(1);
}

async function job(...args: readonly string[]): Promise<{ said: string; code: number }> {
  const { databaseUrl, config } = shop.platform;
  const environment: NodeJS.ProcessEnv = {
    PATH: process.env.PATH ?? '',
    NODE_ENV: 'production',
    DATABASE_URL: databaseUrl,
    DATA_DIR: config.dataDirectory,
  };
  const tool = spawn(process.execPath, [path.resolve('dist/server/services/host/commands/job.js'), ...args], {
    env: environment,
  });
  const [out, fault, [code]] = await Promise.all([text(tool.stdout), text(tool.stderr), once(tool, 'exit')]);
  return { said: (out + fault).trim(), code: code as number };
}

describe('a paid order with an unfinished step', () => {
  test('is reported by the job with code 1, shown in the console, and continues after a repeated step', async () => {
    const orderId = await bought();
    await goesOn(orderId);
    expect(await job('stuck-orders', '--minutes', '0')).toEqual({
      said: 'nothing has been stuck for 0 minutes',
      code: 0,
    });

    await forgetWhatWasDone(orderId, ORDER_AT_WAREHOUSE);
    await forgetWhatWasDone(orderId, MAIL_CONFIRMATION);
    const told = await job('stuck-orders', '--minutes', '0');
    expect(told.code).toBe(1);
    expect(told.said.split('\n')).toEqual([
      expect.stringMatching(new RegExp(`^\\d+  confirmation-mail  since .*  ${orderId}$`)),
      expect.stringMatching(new RegExp(`^\\d+  warehouse          since .*  ${orderId}$`)),
    ]);
    expect((await job('stuck-orders', '--minutes', '2')).code).toBe(0);

    for (const steg of ['warehouse', 'confirmation-mail']) {
      const { body } = await sendForm('/konsol/drift', { vad: 'gor-om', order: orderId, steg });
      expect(String(body['text'])).toContain('Steget görs om.');
    }
    await goesOn(orderId);
    const events = await shop.platform.store.readStream(`order-${orderId}`);
    expect(events.filter(({ type }) => type === 'OrderStepRepeated')).toMatchObject([
      { data: { step: 'warehouse' }, actor: { kind: 'staff', id: expect.any(String) } },
      { data: { step: 'confirmation-mail' }, actor: { kind: 'staff', id: expect.any(String) } },
    ]);
    const confirmations = shop.partners.simulated.mail?.list().filter(({ subject }) => /bekräftelse/.test(subject));
    expect(new Set(confirmations?.map(({ messageId }) => messageId)).size).toBe(1);
  });

  test('is a card payment not captured at the dispatch, and a Swish payment not captured at once', async () => {
    for (const method of ['scheme', 'swish'] as const) {
      const orderId = await bought(method);
      if (method === 'scheme') await shop.tellWarehouse(orderId, 'dispatched');
      await until(() => hasStatus(orderId, 'captured'));
      await goesOn(orderId);
      await shop.platform.pool.query(
        `UPDATE view_order_payment SET status = 'capture-requested', captured = 0 WHERE order_id = $1`,
        [orderId],
      );
      expect(await stuck(orderId)).toEqual(['capture']);
    }
  });

  const hasStatus = async (orderId: string, status: string): Promise<boolean> =>
    (
      await shop.platform.pool.query('SELECT FROM view_order_payment WHERE order_id = $1 AND status = $2', [
        orderId,
        status,
      ])
    ).rowCount === 1;

  test('does not repeat an unknown step', async () => {
    const { body } = await sendForm('/konsol/drift', { vad: 'gor-om', order: 'nej', steg: 'warehouse' });
    expect(String(body['text'])).toContain('Ordern eller steget finns inte.');
  });
});
