import { randomUUID } from 'node:crypto';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { jobRun } from '../../domain/job-run/index.js';
import type { LookRecorded } from '../../domain/look-log/index.js';
import type { Uuid } from '../../domain/kernel/index.js';
import { newContext } from '../../services/foundation/command-handling/command-context.js';
import type { DeskName } from '../../services/support/contract/desks.js';
import { RegisteredDesks } from '../../services/support/desk/registered-desks.js';
import { checkChain } from '../../services/support/looks/check-chain.js';
import { ASTRID } from '../shop/e-id.js';
import { giveReason, logInStaff, REASON, staffAt } from '../shop/staff.js';
import type { Answer, Shopper } from '../shop/shopper.js';
import { startTestShop, type TestShop } from '../shop/test-shop.js';
import {
  ASKED,
  ASKS_NO_DESK,
  AT_NO_DESK,
  consoleCalls,
  formsOf,
  type Asked,
  type ConsoleCall,
} from './console-desks.js';

const JOB_RUN = 'job-run-levels-2026-03-01';
const calls = consoleCalls();
const atDesks = calls.flatMap((call) => (ASKED[call.name] ?? []).map((asked) => ({ call, asked })));
const named = atDesks.map((each) => [
  `${each.call.name}: ${each.asked.form?.['vad'] ?? each.asked.gap ?? ''}${each.asked.search ?? ''}`,
  each,
]);

describe('the console', () => {
  test('has no loader and no action that is not tested here', () => {
    const tried = [...Object.keys(ASKED), ...Object.keys(AT_NO_DESK)];
    // When this fails, add the missing loader or action, with its log entry, to console-desks.ts.
    expect(tried.sort()).toEqual(calls.map(({ name }) => name).sort());
    expect(calls.length).toBeGreaterThanOrEqual(20);
  });

  test.each([
    [
      'console/operations/route.tsx action',
      ['web/console/operations/carry-out.ts', 'web/console/operations/pause-answer.ts'],
      /case '([\w-]+)':/g,
    ],
    ['console/search-words/route.tsx action', ['web/console/search-words/answer.ts'], /case '([\w-]+)':/g],
    ['console/payments/route.tsx action', ['web/console/payments/task-form.ts'], /^ {2}(\w+): '\w+',$/gm],
  ])('has no form at %s that is not tested here', (name, modules, pattern) => {
    const tried = (ASKED[name] ?? []).map(({ form }) => form?.['vad']);
    expect([...tried, ...(ASKS_NO_DESK[name] ?? [])].sort()).toEqual(formsOf(modules, pattern));
  });
});

/** The type requires every desk (a part of the console), so a missing one does not compile. */
const DESK_NAMES: Readonly<Record<DeskName, true>> = {
  customers: true,
  operations: true,
  pauses: true,
  payments: true,
  returns: true,
  complaints: true,
  dispensing: true,
  counter: true,
  mail: true,
  'search-words': true,
  books: true,
};

describe('every call to a desk, made in practice', () => {
  let shop: TestShop;
  let gaps: Readonly<Record<NonNullable<Asked['gap']>, string>>;
  beforeAll(async () => {
    shop = await startTestShop({ products: 40, webBuild: path.resolve('dist/web') });
    const customer = await aCustomer();
    const [event] = await shop.platform.store.readStream(`customer-${customer}`);
    const started = { job: 'levels', businessDate: '2026-03-01', startedAt: shop.platform.clock.now() };
    const context = newContext({ kind: 'job', id: 'levels' });
    await shop.platform.commands.handle(jobRun, 'levels-2026-03-01', { type: 'StartRun', ...started }, context);
    const [run] = await shop.platform.store.readStream(JOB_RUN);
    gaps = {
      customer,
      event: event?.eventId ?? '',
      'job-event': run?.eventId ?? '',
      letter: 'nobody-wrote-it',
      day: '2026-03-01',
    };
    // Only a pharmacist on duty sees what is prescribed.
    const pharmacist = await staffAt(shop, 'farmaceut', 'dispensing');
    await pharmacist.sendForm('/konsol/recept', { vad: 'borja', commandId: randomUUID() });
  });
  afterAll(() => shop.stop());

  test('each desk of the pages is registered by a module, in the order shown to staff', () => {
    expect(shop.app.get(RegisteredDesks).all.map(({ name }) => name)).toEqual(Object.keys(DESK_NAMES));
  });

  async function aCustomer(): Promise<Uuid> {
    await shop.visitor().logIn(ASTRID);
    return shop.customerId(ASTRID);
  }

  const subjectOf = ({ desk, gap }: Asked): string => {
    if (desk !== 'customers') return '';
    return gap === 'job-event' ? `stream:${JOB_RUN}` : gaps.customer;
  };

  async function entries(): Promise<readonly LookRecorded['data'][]> {
    const events = await shop.platform.store.readStream('look-log-console');
    return events.map(({ data }) => data as LookRecorded['data']);
  }

  function make(staff: Shopper, { address, method }: ConsoleCall, { gap, search = '', form }: Asked): Promise<Answer> {
    const whole = address.replace(/:\w+/, gap ? gaps[gap] : '') + search;
    return method === 'POST' ? staff.sendForm(whole, form ?? {}) : staff.send('GET', whole, undefined, {}, 'manual');
  }

  /** Only a pharmacist has the desks of prescriptions and of the counter. */
  const isOfPharmacists = ({ desk, asPharmacist }: Pick<Asked, 'desk' | 'asPharmacist'>): boolean =>
    asPharmacist === true || desk === 'dispensing' || desk === 'counter';
  async function staffMember(asked: Pick<Asked, 'desk' | 'asPharmacist'>): Promise<Shopper> {
    const staff = shop.visitor();
    await logInStaff(staff, isOfPharmacists(asked) ? 'farmaceut' : 'drift');
    return staff;
  }

  test.each(named as [string, (typeof atDesks)[number]][])('%s records its entry', async (_name, { call, asked }) => {
    const staff = await staffMember(asked);
    if (asked.by === 'opening') await giveReason(staff, asked.desk, subjectOf(asked));
    const before = (await entries()).length;
    expect((await make(staff, call, asked)).status).toBeLessThan(500);
    const entry = (await entries()).slice(before).find((each) => each.desk === asked.desk && each.call === asked.call);
    expect(entry).toMatchObject({
      ...(isOfPharmacists(asked)
        ? { staffName: 'Farida Farmaceut', role: 'pharmacist' }
        : { staffName: 'Dag Drift', role: 'operations' }),
      outcome: asked.call === 'open' ? 'opened' : expect.stringMatching(/shown|done/),
      refusal: null,
      reason: asked.call === 'find' ? 'Söker den som hör av sig' : REASON,
    });
    expect(entry?.subject.id.length).toBeGreaterThan(0);
  });

  const opened = atDesks.filter(({ asked }) => asked.by === 'opening');
  test.each(opened.map((each) => [named[atDesks.indexOf(each)]?.[0] as string, each] as const))(
    '%s without a reason is refused, and the refusal is logged',
    async (_name, { call, asked }) => {
      const staff = await staffMember(asked);
      const before = (await entries()).length;
      const { status, headers, body } = await make(staff, call, asked);
      const leadsTo = headers.get('location') ?? '';
      expect(status === 403 || leadsTo.startsWith('/konsol/orsak?')).toBe(true);
      expect(String(body['text'])).not.toContain('Astrid');
      const left = (await entries()).slice(before);
      expect(left.some(({ desk, call: made }) => desk === asked.desk && made === asked.call)).toBe(true);
      // A page may call two services at once, and then both log the refusal.
      for (const entry of left) expect(entry).toMatchObject({ outcome: 'refused', refusal: 'reason', reason: null });
    },
  );

  test('the entries are one unbroken chain, and contain no person number', async () => {
    const { broken, end } = await checkChain(shop.platform.store);
    expect(broken).toBeNull();
    expect(end.number).toBeGreaterThan(40);
    expect(JSON.stringify(await entries())).not.toMatch(/850709|astrid/i);
  });
});
