import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { dosePack } from '../../domain/dose-pack/index.js';
import { newContext, SYSTEM } from '../../services/foundation/command-handling/command-context.js';
import { subjectDrift } from '../../services/support/drift/subject-drift.js';
import { Subjects } from '../../services/support/history/subjects.js';
import { until } from '../shop/look.js';
import { startTestShop, type TestShop } from '../shop/test-shop.js';
import { paidPrescription, prescribedTo } from './prescribed-order.js';

const ASTRID = '198507099805';

let shop: TestShop;
beforeAll(async () => void (shop = await startTestShop({ products: 20 })));
afterAll(() => shop.stop());

async function driftOf(customerId: string, view: string) {
  const { store, db, pool } = shop.platform;
  const subject = await new Subjects(store, db).read(customerId);
  return (await subjectDrift(pool, subject?.events ?? [])).find((each) => each.view === view);
}

const isRead = (customerId: string, view: string) =>
  until(async () => {
    const found = await driftOf(customerId, view);
    return found?.rows === 1 && found.eventsBehind === 0;
  });

test('a withdrawal and a message about dose packs are compared with their events (SUP-05)', async () => {
  const astrid = await prescribedTo(shop, ASTRID);
  const { customerId } = astrid;
  await paidPrescription(shop, astrid, '257900001');
  const [messageId, at] = [randomUUID(), shop.platform.clock.now()];
  const patient = { personNumber: ASTRID, name: null };
  const asking = { type: 'AskForDosePacks', customerId, messageId, patient, text: 'Packa gärna.', at } as const;
  expect(await shop.platform.commands.handle(dosePack, customerId, asking, newContext(SYSTEM))).toMatchObject({
    ok: true,
  });
  for (const view of ['dispensing', 'dose-pack']) {
    await isRead(customerId, view);
    expect(await driftOf(customerId, view)).toMatchObject({ rows: 1, drifted: [] });
  }
  await shop.platform.pool.query("UPDATE view_dispensing SET phase = 'reported' WHERE customer_id = $1", [customerId]);
  await shop.platform.pool.query('DELETE FROM view_dose_pack WHERE message_id = $1', [messageId]);
  expect((await driftOf(customerId, 'dispensing'))?.drifted).toMatchObject([
    { columns: [{ column: 'phase', view: 'reported', stream: 'ordered' }] },
  ]);
  expect((await driftOf(customerId, 'dose-pack'))?.drifted).toHaveLength(1);
});

test('recalls and coming reminders are compared too', async () => {
  const { customerId } = await prescribedTo(shop, ASTRID);
  for (const view of ['recall-notice', 'reminder-due'])
    expect(await driftOf(customerId, view)).toMatchObject({ view, drifted: [] });
});
