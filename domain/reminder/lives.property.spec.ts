import fc from 'fast-check';
import { expect, test } from 'vitest';

import { addDays, atStockholm, fold, stockholmTime, type BusinessDate, type Instant } from '../kernel/index.js';
import { reminder, type ReminderCommand, type ReminderEvent, type ReminderState } from './index.js';
import { REMINDER_WAYS, type ReminderWay, type Watched, type WayFactsOf } from './rules/index.js';
import { aPrescriptionOf, CUSTOMER, recompute } from './spec-reminders.js';

const DAY_ONE = '2026-03-20';
const DAYS = 60;

/** What the world is like, as a second and naive statement of the rules: one person, two prescriptions. */
interface World {
  day: BusinessDate;
  time: string;
  isDead: boolean;
  isKept: boolean;
  consent: Record<ReminderWay, Instant | null>;
  prescriptions: {
    nextOn: BusinessDate;
    validThrough: BusinessDate;
    lastOn: BusinessDate;
    left: number;
    isActive: boolean;
  }[];
}

type Step =
  | { readonly do: 'wait'; readonly hours: number }
  | { readonly do: 'consent'; readonly way: ReminderWay; readonly on: boolean }
  | { readonly do: 'dispense' | 'cancel' | 'renew'; readonly at: number }
  | { readonly do: 'die' | 'run' | 'send' | 'sync' | 'keep' | 'drop' };

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ do: fc.constant('wait' as const), hours: fc.integer({ min: 1, max: 40 }) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('consent' as const),
      way: fc.constantFrom(...REMINDER_WAYS),
      on: fc.boolean(),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constantFrom('dispense' as const, 'cancel' as const, 'renew' as const),
      at: fc.nat(1),
    }),
  },
  { weight: 7, arbitrary: fc.record({ do: fc.constantFrom('run' as const, 'send' as const, 'sync' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constantFrom('die' as const, 'keep' as const, 'drop' as const) }) },
);

const now = ({ day, time }: World): Instant => atStockholm(day, time);

function watchedOf(world: World): readonly Watched[] {
  return world.prescriptions.map(({ isActive, ...facts }, at) =>
    aPrescriptionOf(
      { ...facts, standing: world.isDead ? 'deceased' : isActive ? 'active' : 'cancelled-by-prescriber' },
      { subject: `p${at}`, isKept: world.isKept },
    ),
  );
}

function waysOf({ consent }: World): WayFactsOf {
  const facts = REMINDER_WAYS.map((way) => [way, { consentSince: consent[way], isReachable: true }]);
  return Object.fromEntries(facts) as WayFactsOf;
}

function wait(world: World, hours: number): void {
  const minutes = Number(world.time.slice(0, 2)) + hours;
  world.day = addDays(world.day, Math.floor(minutes / 24));
  world.time = `${String(minutes % 24).padStart(2, '0')}:30`;
}

function change(world: World, one: Step): void {
  if (one.do === 'wait') return wait(world, one.hours);
  if (one.do === 'consent') {
    world.consent[one.way] = one.on ? (world.consent[one.way] ?? now(world)) : null;
    return;
  }
  if (one.do === 'die') world.isDead = true;
  if (one.do === 'keep' || one.do === 'drop') world.isKept = one.do === 'keep';
  if (!('at' in one)) return;
  const prescription = world.prescriptions[one.at];
  if (!prescription) return;
  if (one.do === 'cancel') prescription.isActive = false;
  if (one.do === 'renew') prescription.validThrough = addDays(world.day, 365);
  if (one.do === 'dispense' && prescription.left > 0) {
    prescription.left -= 1;
    prescription.lastOn = world.day;
    prescription.nextOn = addDays(world.day, 20);
  }
}

function commandOf(world: World, one: Step, state: ReminderState): ReminderCommand | null {
  const at = now(world);
  if (one.do === 'sync') return recompute(at, ...watchedOf(world));
  if (one.do === 'run') return { type: 'FallDue', customerId: CUSTOMER, on: world.day, at };
  if (one.do !== 'send') return null;
  const watched = watchedOf(world);
  const leaving = Object.values(state.reminders).flatMap(({ reminderId, about }) => {
    const subject = watched.find((each) => each.subject === about?.watched.subject);
    return subject ? [{ reminderId, watched: subject, ways: waysOf(world) }] : [];
  });
  return { type: 'LetLeave', customerId: CUSTOMER, leaving, at };
}

/** The naive statement: whether this message may go out in this world. */
function expectRightly(
  world: World,
  event: Extract<ReminderEvent, { type: 'ReminderLeft' }>,
  state: ReminderState,
): void {
  const { about, dueOn } = state.reminders[event.data.reminderId] ?? {};
  if (!about || !dueOn) throw new Error('a message about nothing');
  const prescription = world.prescriptions[Number(about.watched.subject.slice(1))];
  const time = stockholmTime(event.data.at);
  expect(time >= '09:00' && time < '20:00').toBe(true);
  expect({ isDead: world.isDead, isKept: world.isKept, isActive: prescription?.isActive }).toEqual({
    isDead: false,
    isKept: true,
    isActive: true,
  });
  expect(prescription && prescription.validThrough >= world.day).toBe(true);
  expect(dueOn <= world.day).toBe(true);
  if (about.kind === 'PrescriptionWithdrawal') {
    // Not dispensed since it was planned.
    expect(prescription?.nextOn).toBe(dueOn);
    expect(prescription?.left).toBeGreaterThan(0);
  } else expect(prescription && addDays(prescription.validThrough, -30)).toBe(dueOn);
  for (const way of event.data.ways) {
    const since = world.consent[way];
    expect(since !== null && since <= atStockholm(dueOn, '00:00')).toBe(true);
  }
}

function lived(steps: readonly Step[]): readonly ReminderEvent[] {
  const world: World = {
    day: DAY_ONE,
    time: '12:30',
    isDead: false,
    isKept: true,
    consent: { App: '2026-01-01T00:00:00.000Z', Email: null, Sms: '2026-01-01T00:00:00.000Z' },
    prescriptions: [0, 1].map((at) => ({
      nextOn: addDays(DAY_ONE, 3 + at * 6),
      validThrough: addDays(DAY_ONE, DAYS - 20 * at),
      lastOn: addDays(DAY_ONE, -60),
      left: 2,
      isActive: true,
    })),
  };
  let state = reminder.initial;
  const events: ReminderEvent[] = [];
  for (const one of [{ do: 'sync' } as const, ...steps]) {
    change(world, one);
    const command = commandOf(world, one, state);
    const decision = command && reminder.decide(command, state);
    if (!decision || 'rejected' in decision) continue;
    for (const event of decision.accepted) if (event.type === 'ReminderLeft') expectRightly(world, event, state);
    events.push(...decision.accepted);
    state = fold(reminder.evolve, state, decision.accepted);
  }
  return events;
}

test('10,000 random lives: never twice, none to the dead, without consent, in quiet hours, or without a reason', () => {
  let sent = 0;
  fc.assert(
    fc.property(fc.array(step, { minLength: 15, maxLength: 40 }), (steps) => {
      const keys = lived(steps).flatMap((event) =>
        event.type === 'ReminderLeft' ? event.data.ways.map((way) => `${event.data.reminderId} ${way}`) : [],
      );
      expect(new Set(keys).size).toBe(keys.length);
      sent += keys.length;
    }),
    { numRuns: 10_000, seed: 26 },
  );
  // Lives in which nobody is ever reminded would show nothing.
  expect(sent).toBeGreaterThan(1_000);
}, 120_000);
