import { expect, test } from 'vitest';
import fc from 'fast-check';

import { addDays, atStockholm, FORGOTTEN, fold } from '../kernel/index.js';
import { aPack, AT, checking, dispensing, holding, Life, ordering, received } from './dispensing/spec-withdrawals.js';
import { prescription, type PrescriptionEvent } from './index.js';
import { inspection } from './inspect.js';
import { aPrescription } from './rules/spec-prescriptions.js';

const values = (events: readonly PrescriptionEvent[], instant = AT) =>
  Object.fromEntries(
    inspection
      .inspect(fold(prescription.evolve, prescription.initial, events), instant, 'k1')
      .map(({ path, value }) => [path.replace('prescriptions/k1/', ''), value]),
  );

test('a pharmacist who opened it sees from which day it can be collected, and by which rule', () => {
  const { events } = Life.after(
    received({ interval: { count: 3, unit: 'month' }, withdrawals: { lastOn: '2026-01-10' } }),
  );
  expect(values(events)).toMatchObject({ collectable: '2026-04-10', benefit: null, left: 3 });
  expect(values(events, '2026-04-10T08:00:00.000Z')).toMatchObject({ collectable: 'collectable', benefit: 'R' });
  const [, collectable] = inspection.inspect(fold(prescription.evolve, prescription.initial, events), AT, 'k1');
  expect(collectable).toMatchObject({ rule: { requirements: ['RX-03'], version: 'prescription@2000-01-01' } });
  expect(events.filter((event) => collectable?.behind(event))).toHaveLength(1);
});

test('a dispensing counts, and its own events are behind its phase (RX-06)', () => {
  const life = Life.after(received({ withdrawals: { lastOn: null } }), holding('o1'), ordering(), checking());
  life.do(dispensing('o1-1', 'pharmacist-anna', [aPack()]));
  expect(values(life.events)).toMatchObject({ left: 2, 'withdrawals/o1-1': 'dispensed' });
  const phase = inspection.inspect(life.state, AT, 'k1').find(({ kind }) => kind === 'dispensing');
  expect(life.events.filter((event) => phase?.behind(event)).map(({ type }) => type)).toEqual([
    'WithdrawalHeld',
    'WithdrawalOrdered',
    'WithdrawalChecked',
    'MedicineDispensed',
  ]);
});

test('whoever has not opened it sees that there is a prescription, and nothing of it (LAW-09)', () => {
  const { events } = Life.after(received(), holding('o1'));
  const sealed = events.map((event) =>
    event.type === 'PrescriptionReceived'
      ? { ...event, data: { ...event.data, prescription: FORGOTTEN as never } }
      : event,
  );
  expect(values(sealed)).toEqual({ received: '2026-03-01', 'withdrawals/o1-1': 'held' });
});

test('the days on which time alone changes a value are all named', () => {
  const day = fc.integer({ min: -200, max: 200 }).map((days) => addDays('2026-03-01', days));
  const some = fc.record({
    validThrough: day,
    interval: fc.constantFrom(null, { count: 2, unit: 'month' } as const),
    inBenefit: fc.boolean(),
    withdrawals: fc.record({
      lastOn: fc.option(day),
      firstBefore: fc.option(day),
      daysSupplied: fc.option(fc.integer({ min: 1, max: 120 })),
      startPack: fc.boolean(),
      wholePackFrom: fc.option(day),
    }),
  });
  const shownOn = (state: typeof prescription.initial, date: string) =>
    JSON.stringify(inspection.inspect(state, atStockholm(date, '12:00'), 'k1').map(({ value }) => value));
  fc.assert(
    fc.property(some, (given) => {
      const state = { ...prescription.initial, received: aPrescription(given), receivedAt: AT };
      const [from, to] = ['2025-08-01', '2026-11-01'];
      const turned: string[] = [];
      for (let date = addDays(from, 1); date <= to; date = addDays(date, 1))
        if (shownOn(state, addDays(date, -1)) !== shownOn(state, date)) turned.push(date);
      expect(inspection.turningDays?.(state, from, to)).toEqual(turned);
    }),
    { numRuns: 100 },
  );
});
