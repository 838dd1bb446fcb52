import path from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { addDays, stockholmDate } from '../../domain/kernel/index.js';
import { JOB_CALENDAR, jobCalendar } from '../../domain/job-calendar/index.js';
import { newContext, SYSTEM } from '../../services/foundation/command-handling/command-context.js';
import { JobEngine } from '../../services/foundation/job-engine/job-engine.js';
import { giveReason, logInStaff } from '../shop/staff.js';
import type { Shopper } from '../shop/shopper.js';
import { startTestShop, type TestShop } from '../shop/test-shop.js';

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const ASKED = 'Jobben behöver ett svar';

let shop: TestShop;
let staff: Shopper;
beforeAll(async () => {
  shop = await startTestShop({ webBuild: path.resolve('dist/web') });
  staff = shop.visitor();
  await logInStaff(staff, 'drift');
  await giveReason(staff, 'operations');
});
afterAll(() => shop.stop());

async function sendForm(address: string, fields: Record<string, string>): Promise<string> {
  const { body } = await staff.send('POST', address, new URLSearchParams(fields).toString(), FORM, 'manual');
  return String(body['text']);
}

const page = async (): Promise<string> => String((await staff.get('/konsol/drift')).body['text']);
const goOn = (fraga: string, orsak: string) => sendForm('/konsol/drift', { vad: 'fortsatt', fraga, orsak });
const calendar = () => shop.platform.store.readStream(`job-calendar-${JOB_CALENDAR}`);

test('too many missed days are a question on the operations page, and run after an answer there', async () => {
  expect(await page()).not.toContain(ASKED);
  const engine = shop.app.get(JobEngine, { strict: false });
  await engine.catchUp();
  const today = stockholmDate(shop.platform.clock.now());
  await shop.platform.pool.query("UPDATE job_schedule SET done_through = $1 WHERE job = 'late-deliveries'", [
    addDays(today, -60),
  ]);
  expect(await engine.catchUp()).toEqual([]);
  const shown = await page();
  expect(shown).toContain(ASKED);
  expect(shown).toContain(`Kör till och med ${today}`);

  expect(await goOn(today, 'x')).toContain('Skriv en orsak på 3–200 tecken.');
  expect(await goOn(addDays(today, -1), 'läst i går')).toContain('Det som väntade har ändrats.');
  expect(await goOn(today, 'Butiken var stängd')).toContain('Jobben går vidare inom fem minuter.');
  expect(await page()).not.toContain(ASKED);
  expect((await calendar()).at(-1)).toMatchObject({
    type: 'CatchUpResumed',
    data: { through: today, reason: 'Butiken var stängd' },
    actor: { kind: 'staff', id: expect.any(String) },
  });
  expect((await engine.catchUp()).length).toBeGreaterThanOrEqual(59);
});

test('a clock that jumped is shown on the operations page, until a person there confirms it', async () => {
  const jump = {
    against: 'own',
    seconds: 36_000,
    shown: '2031-03-01T12:00:00.000Z',
    lastRun: null,
    host: 'butik-1',
    ruleVersion: 'job-catch-up@1970-01-01',
  } as const;
  const report = { type: 'ReportClock', jump } as const;
  await shop.platform.commands.handle(jobCalendar, JOB_CALENDAR, report, newContext(SYSTEM));
  const shown = (await page()).replaceAll('<!-- -->', '');
  expect(shown).toContain('600 minuter före maskinens klocka som ingen ställer');
  expect(shown).toContain('butik-1');
  expect(await goOn('clock', 'Maskinen sov')).toContain('Jobben går vidare inom fem minuter.');
  expect(await page()).not.toContain(ASKED);
  expect((await calendar()).at(-1)).toMatchObject({ type: 'ClockAccepted', data: { reason: 'Maskinen sov' } });
});

test('an answer without a question is refused', async () => {
  expect(await goOn('nej', 'bara en gissning')).toContain('Det som väntade har ändrats.');
});
