import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';

import { knownPrescription, order } from '../../domain/order/index.js';
import { prescription } from '../../domain/prescription/index.js';
import { newContext } from '../../services/foundation/command-handling/command-context.js';
import { ParkedReactions } from '../../services/foundation/reactions/parked-reactions.js';
import { checked, handedOut, waitingOf, type Waiting } from '../shop/dispensing.js';
import { until } from '../shop/look.js';
import { personsWith } from '../shop/prescription-persons.js';
import { orderOf, paid, readyToPay, TYROLIN } from '../shop/prescription-purchase.js';
import { startTestShop, type TestShop } from '../shop/test-shop.js';

let shop: TestShop;
let persons: readonly string[];
beforeAll(async () => {
  shop = await startTestShop({ products: 40 });
  persons = await personsWith(shop, 6, ['thyroid']);
});
afterAll(() => shop.stop());
afterEach(() => {
  register().setScript({});
  verification().setScript({});
});

const register = () => shop.partners.simulated['e-health']!;
const verification = () => shop.partners.simulated.verification!;
const parked = () => new ParkedReactions(shop.platform.pool).list();

let nth = 0;
async function waiting(paymentMethod = 'scheme'): Promise<Waiting> {
  const who = await readyToPay(shop, persons[nth++] ?? '', [TYROLIN]);
  const { purchaseOrderId } = await paid(shop, who, { paymentMethod });
  const [one] = await waitingOf(shop, purchaseOrderId);
  return one!;
}

async function phaseOf({ dispensingId, orderId }: Waiting): Promise<string | undefined> {
  const { order: placed } = await orderOf(shop, orderId);
  const key = (placed?.lines ?? []).flatMap((line) => knownPrescription(line)?.prescriptionId ?? [])[0] ?? '';
  return (await shop.platform.commands.load(prescription, key)).dispensings[dispensingId]?.phase;
}

/** Staff stop the whole order. The warehouse keeps the parcel, because nothing of it was released. */
async function stopped({ orderId }: Waiting): Promise<void> {
  const command = {
    type: 'Cancel',
    by: 'staff',
    reason: 'Kunden ångrade sig',
    cancelledAt: shop.platform.clock.now(),
  } as const;
  const outcome = await shop.platform.commands.handle(
    order,
    orderId,
    command,
    newContext({ kind: 'system', id: 'test' }),
  );
  expect(outcome.ok).toBe(true);
  await until(async () => (await orderOf(shop, orderId)).phase === 'cancelled');
}

const atPartners = () => [register().registered().length, verification().dispensed().length];
/** Whether the partner holds none of the customer's money: it was released, or all of it went back. */
async function moneyIsBack({ orderId }: Waiting): Promise<boolean> {
  const { order: placed } = await orderOf(shop, orderId);
  const at = shop.partners.simulated.adyen?.payments().find(({ reference }) => reference === placed?.paymentId);
  return at?.captured === 0 ? at.status === 'cancelled' : at?.captured === at?.refunded;
}

describe('an order that is stopped while the partners are told of its dispensing', () => {
  test.each([
    ['a register that answers late', 'scheme', () => register().setScript({ delayMs: 1_000, only: 'reports' })],
    [
      'a register that comes after it was asked to take it back',
      'swish',
      () => register().setScript({ delayMs: 3_500 }),
    ],
    [
      'a verification system that fails at first',
      'scheme',
      () => verification().setScript({ fault: 'busy', times: 3 }),
    ],
    [
      'answers that are lost',
      'swish',
      () => {
        register().setScript({ fault: 'lost-answer', only: 'reports', times: 3 });
        verification().setScript({ fault: 'lost-answer', times: 3 });
      },
    ],
  ] as const)('leaves nothing at them, takes no money and frees the withdrawal: %s', async (_what, method, fail) => {
    const before = atPartners();
    const one = await waiting(method);
    await checked(shop, one);
    // The pharmacist's own look at the pack succeeds. What comes after it fails.
    expect(await handedOut(shop, one)).toEqual({ ok: true });
    fail();
    await stopped(one);
    register().setScript({});
    await until(async () => (await phaseOf(one)) === 'released');
    await until(async () => atPartners().join() === before.join());
    await until(() => moneyIsBack(one));
    await until(async () => (await parked()).length === 0);
    expect(atPartners()).toEqual(before);
  });
});

test('a partner that stays silent is shown to staff, and the dispensing goes on when it answers', async () => {
  const one = await waiting();
  await checked(shop, one);
  const reports = register().registered().length;
  register().setScript({ fault: 'down', only: 'reports' });
  expect((await handedOut(shop, one)).ok).toBe(true);
  const silent = async () => (await parked()).find(({ reaction }) => reaction === 'dispense at partners');
  await until(async () => (await silent()) !== undefined);
  expect(await silent()).toMatchObject({ eventType: 'MedicineDispensed', nextAttemptAt: expect.any(String) });
  expect(JSON.stringify(await parked())).not.toMatch(/Tyrolin|710001|19\d{10}/);
  expect(await phaseOf(one)).toBe('dispensed');
  register().setScript({});
  await until(async () => (await phaseOf(one)) === 'reported');
  expect(register().registered().length - reports).toBe(1);
  await until(async () => (await parked()).length === 0);
});
