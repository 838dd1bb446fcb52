import { afterAll, beforeAll, expect, test } from 'vitest';

import type { Uuid } from '../../domain/kernel/index.js';
import { prescription } from '../../domain/prescription/index.js';
import { NationalService } from '../../services/care/patient/national-service.js';
import { prescriptionKey } from '../../services/care/prescription/received.js';
import { deskOf } from '../shop/dispensing.js';
import { personNumber } from '../shop/prescription-purchase.js';
import { startTestShop, type TestShop } from '../shop/test-shop.js';
import { paidPrescription } from './prescribed-order.js';

const [GRETA, HUGO_WITH_HER_WARRANT, NILS] = ['194803122383', '195109072396', '198507099813'] as const;

let shop: TestShop;
let [ordered, other] = ['', ''];
beforeAll(async () => {
  shop = await startTestShop({ products: 20 });
  const national = shop.app.get(NationalService, { strict: false });
  const list = await national.ask((gateway) => gateway.prescriptionsOf(personNumber(GRETA), 'human'));
  [ordered = '', other = ''] = (list?.prescriptions ?? []).map(({ ordinationId }) => ordinationId);
});
afterAll(() => shop.stop());

/** A person orders the first of Greta's prescriptions, and a pharmacist opens it at the desk. */
async function openedAtTheDesk(person: string, orderNumber: string): Promise<Uuid> {
  await shop.visitor().logIn(person);
  const customerId = await shop.customerId(person);
  const patient = { kind: 'principal', personNumber: GRETA, name: 'Greta' } as const;
  const of = { personNumber: person, customerId, ordinationId: ordered };
  const { id } = await paidPrescription(shop, of, orderNumber, false, patient);
  expect(await deskOf(shop).withdrawal(id)).not.toBeNull();
  return customerId;
}

const known = (customerId: Uuid, ordinationId: string) =>
  shop.platform.commands.load(prescription, prescriptionKey(customerId, ordinationId));

test('what a desk reads of another’s list is kept as theirs, never as the customer’s own (RX-08)', async () => {
  const hugo = await openedAtTheDesk(HUGO_WITH_HER_WARRANT, '90000101');
  for (const ordinationId of [ordered, other])
    expect(await known(hugo, ordinationId)).toMatchObject({
      received: { ordinationId },
      patient: { personNumber: GRETA, ground: 'warrant' },
    });
});

test('of the rest of another’s list nothing is kept when the right has ended', async () => {
  const nils = await openedAtTheDesk(NILS, '90000102');
  expect(await known(nils, ordered)).toMatchObject({ patient: { personNumber: GRETA, ground: 'warrant' } });
  expect(await known(nils, other)).toMatchObject({ received: null, customerId: null });
});
