import { randomUUID } from 'node:crypto';
import path from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';
import { Logger } from '@nestjs/common';

import { SettableClock } from '../../services/foundation/clock.js';
import { JobEngine } from '../../services/foundation/job-engine/job-engine.js';
import { AdyenClient } from '../../services/partners/adyen/client.js';
import { card, payment as asPaid, VISA } from '../../simulators/adyen/simulator.fixture.js';
import { until } from '../shop/look.js';
import { giveReason, logInStaff } from '../shop/staff.js';
import type { Answer, Shopper } from '../shop/shopper.js';
import { startTestShop, type TestShop } from '../shop/test-shop.js';

Logger.overrideLogger([]);
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const DAY = '2026-05-04';
const clock = new SettableClock(`${DAY}T10:00:00.000Z`);

let shop: TestShop;
let staff: Shopper;
beforeAll(async () => {
  shop = await startTestShop({ clock, webBuild: path.resolve('dist/web') });
  await shop.app.get(JobEngine, { strict: false }).catchUp();
  await paidElsewhere();
  clock.set('2026-05-05T10:00:00.000Z');
  staff = shop.visitor();
  await logIn();
});
afterAll(() => shop.stop());

/** Makes a payment at the partner, which the shop knows nothing about. */
async function paidElsewhere(): Promise<void> {
  const { ADYEN_URL: url, ADYEN_API_KEY: apiKey, ADYEN_MERCHANT_ACCOUNT: merchantAccount } = shop.partners.config;
  const client = new AdyenClient({ url, apiKey, merchantAccount });
  const paymentId = randomUUID();
  await client.start({ ...asPaid(card(VISA)), paymentId }, paymentId);
  await client.close();
}

async function logIn(): Promise<void> {
  await logInStaff(staff, 'drift');
  await giveReason(staff, 'operations');
  await giveReason(staff, 'payments');
}

function sendForm(address: string, fields: Record<string, string>): Promise<Answer> {
  return staff.send('POST', address, new URLSearchParams(fields).toString(), FORM, 'manual');
}

const wordsOf = ({ body }: Answer): string =>
  String(body['text'])
    .replace(/<!-- -->/g, '')
    .replaceAll('&#x27;', "'");
const compare = (datum = DAY) => sendForm('/konsol/drift', { vad: 'kor', jobb: 'reconciliation', datum });

test('a missing report is shown to staff who ask for it, and is listed with its run until it arrives', async () => {
  shop.partners.simulated.adyen!.setFaults({ report: 'missing' });
  const why = `the payment partner's report of ${DAY} is not there (404)`;
  const answer = await compare();
  expect(answer.status).toBe(200);
  expect(wordsOf(answer)).toContain(`reconciliation för ${DAY} blev inte klar: ${why}`);
  const page = async () => wordsOf(await staff.get('/konsol/drift'));
  await until(async () => (await page()).includes(`Misslyckades och görs om: ${why}`), 100);

  shop.partners.simulated.adyen!.setFaults({});
  expect(wordsOf(await compare())).toContain(`reconciliation har körts för ${DAY}.`);
  await until(async () => !(await page()).includes('Misslyckades och görs om'), 100);
});

test('a payment that only the partner has is on the work list, with the report that named it', async () => {
  await compare();
  const page = async () => wordsOf(await staff.get('/konsol/penningarenden'));
  await until(async () => (await page()).includes(`Betalpartnerns rapport för ${DAY}, `), 100);
});

test('a day without a report is passed over on the operations page, with the person and the reason', async () => {
  const LOST = '2026-05-05';
  const passOver = (orsak: string) =>
    sendForm('/konsol/drift', { vad: 'hoppa', jobb: 'reconciliation', datum: LOST, orsak });
  const page = async () => wordsOf(await staff.get('/konsol/drift'));
  clock.set('2026-05-06T10:00:00.000Z');
  await logIn();
  expect(wordsOf(await passOver('Aldrig gjord'))).toContain('Dagen kan inte hoppas över');
  shop.partners.simulated.adyen!.setFaults({ report: 'missing' });
  await compare(LOST);
  await until(async () => (await page()).includes('Hoppa över dagen'), 100);

  expect(wordsOf(await passOver('x'))).toContain('Skriv en orsak på 3–200 tecken.');
  expect(wordsOf(await passOver('Aldrig gjord'))).toContain(`reconciliation går vidare utan ${LOST} inom fem minuter.`);
  await until(async () => (await page()).includes('Överhoppad: Aldrig gjord'), 100);
  expect(await page()).not.toContain('Hoppa över dagen');
  const run = await shop.platform.store.readStream(`job-run-reconciliation-${LOST}`);
  expect(run.at(-1)).toMatchObject({ type: 'JobRunPassedOver', actor: { kind: 'staff', id: expect.any(String) } });
});

test('a day before the books begin is refused', async () => {
  expect(wordsOf(await compare('2026-05-03'))).toContain('Jobbets första dag är den då kalendern började.');
});
