import { beforeEach, describe, expect, test } from 'vitest';

import type { Look } from '../../../domain/look-log/index.js';
import { SettableClock } from '../../foundation/clock.js';
import type { StaffRole, StaffSession } from '../../access/staff/staff.js';
import type { Finding } from '../contract/customers.js';
import type { DeskRefusals } from '../contract/desks.js';
import type { DispensingDesk } from '../contract/dispensing.js';
import { customersDesk } from '../desks/customers.js';
import { dispensingDesk } from '../desks/dispensing.js';
import { mailDesk } from '../desks/mail.js';
import { operationsDesk } from '../desks/operations.js';
import { paymentsDesk } from '../desks/payments.js';
import { AuditPort } from './audit-port.js';
import type { AnyDesk } from './desk.js';
import { RepeatedViews } from './repeated-views.js';

const CUSTOMER = '6f1f2a63-8f0e-4f5e-9d0f-1d9f3a0a1b2c';
const EVENT = '0e1f2a63-8f0e-4f5e-9d0f-1d9f3a0a1b2c';
const clock = new SettableClock('2026-03-01T09:00:00.000Z');
const hash = { of: (kind: string, text: string) => `${kind}(${text.length})` };

let looks: Look[];
let opened: Map<string, string>;
let away: Error | null;
let same: RepeatedViews;
let asked: string[];
let onDuty: boolean;
let turnedAway: string[];
beforeEach(() => {
  looks = [];
  opened = new Map();
  away = null;
  same = new RepeatedViews(clock);
  asked = [];
  onDuty = false;
  turnedAway = [];
  clock.set('2026-03-01T09:00:00.000Z');
});

const refuse = (why: string) => (): never => {
  throw new Error(why);
};
const refusals: DeskRefusals = {
  reason: ({ desk, subject }) => refuse(`reason for ${desk} ${subject}`)(),
  role: refuse('role'),
  duty: refuse('duty'),
  subject: refuse('subject'),
};

function portOf(role: StaffRole = 'operations'): AuditPort {
  const staff = { staffId: 'kim-1', login: 'kim', name: 'Kim', role };
  const session = { staff, tokenHash: 'token' } as StaffSession;
  const record = async (look: Look): Promise<void> => {
    if (away) throw away;
    looks.push(look);
  };
  const sessions = {
    opened: async (_session: StaffSession, key: string) => {
      const reason = opened.get(key);
      return reason ? { reason, openUntil: '2026-03-01T17:00:00.000Z' } : null;
    },
  };
  const duties = {
    isOnDuty: async () => onDuty,
    turnedAway: async ({ name }: { readonly name: string }, item: string) => void turnedAway.push(`${name} ${item}`),
  };
  return new AuditPort({ log: { record }, same, sessions, hash, clock, duties }, session, refusals);
}

/** Creates a console service that records how it was called. */
function asking<S extends object>(answer: unknown = null): S {
  const call = (name: string) => (): Promise<unknown> => {
    asked.push(name);
    return Promise.resolve(answer);
  };
  return new Proxy({}, { get: (_target, name) => call(String(name)) }) as S;
}

const finding: Finding = { tried: [], hits: [] };
const customers = (role?: StaffRole, answer: unknown = null) =>
  portOf(role).through(
    customersDesk(async () => ({ subjectId: null, streamId: 'job-run-levels-2026-03-01' })),
    asking(answer),
  );
const operations = (role?: StaffRole) => portOf(role).through(operationsDesk, asking());

describe('a call to a desk', () => {
  test('without a reason is refused before the desk gets it, and the refusal is recorded', async () => {
    await expect(customers().history(CUSTOMER)).rejects.toThrow(`reason for customers ${CUSTOMER}`);
    expect(asked).toEqual([]);
    expect(looks).toMatchObject([
      { outcome: 'refused', refusal: 'reason', subject: { kind: 'customer', id: CUSTOMER }, reason: null },
    ]);
  });

  test('by a role without access to the desk is refused and recorded', async () => {
    opened.set('desk:operations', 'Daglig tillsyn');
    await expect(operations('support').rebuild('cart', 'rebuild')).rejects.toThrow('role');
    expect(asked).toEqual([]);
    expect(looks).toMatchObject([{ outcome: 'refused', refusal: 'role', desk: 'operations', call: 'rebuild' }]);
  });

  test('without a subject is refused and recorded', async () => {
    await expect(customers().history('198507099805')).rejects.toThrow('subject');
    expect(looks).toMatchObject([{ outcome: 'refused', refusal: 'subject', subject: { kind: 'nothing' } }]);
    expect(JSON.stringify(looks)).not.toContain('198507099805');
  });

  test('is recorded with actor, subject, action and reason before it is answered', async () => {
    opened.set(CUSTOMER, 'Frågar om poäng');
    await customers('support').history(CUSTOMER);
    expect(asked).toEqual(['history']);
    expect(looks).toEqual([
      {
        at: '2026-03-01T09:00:00.000Z',
        ...{ staffId: 'kim-1', staffName: 'Kim', role: 'support', desk: 'customers', call: 'history' },
        ...{ outcome: 'shown', refusal: null, subject: { kind: 'customer', id: CUSTOMER }, item: null },
        ...{ reason: 'Frågar om poäng', sought: [], found: [] },
      },
    ]);
  });

  test('is not answered when it cannot be recorded, and the next one is recorded', async () => {
    opened.set(CUSTOMER, 'Frågar om poäng');
    away = new Error('the store is away');
    await expect(customers().history(CUSTOMER)).rejects.toThrow('the store is away');
    expect(asked).toEqual([]);
    away = null;
    await customers().history(CUSTOMER);
    expect(looks).toHaveLength(1);
  });

  test('without a declared entry is not made', () => {
    const desk = portOf().through({ ...mailDesk, calls: { list: mailDesk.calls.list } as never }, asking<never>());
    expect(() => Reflect.get(desk, 'read')).toThrow('mail.read has no entry');
  });
});

describe('a call that shows what is prescribed', () => {
  const ITEM = `${CUSTOMER}-2`;
  const pharmacist = () => portOf('pharmacist').through(dispensingDesk, asking<DispensingDesk>({ ok: true }));
  beforeEach(() => void opened.set('desk:dispensing', 'Expedierar'));

  test('is refused to a pharmacist off duty, in the log and for the customer (RX-06)', async () => {
    await expect(pharmacist().withdrawal(ITEM)).rejects.toThrow('duty');
    expect(asked).toEqual([]);
    expect(looks).toMatchObject([{ outcome: 'refused', refusal: 'duty', call: 'withdrawal', reason: 'Expedierar' }]);
    expect(turnedAway).toEqual([`Kim ${ITEM}`]);
    await expect(pharmacist().act({ act: 'ask', dispensingId: ITEM, commandId: ITEM, question: '?' })).rejects.toThrow(
      'duty',
    );
  });

  test('is let in on duty, and the queue without contents always is', async () => {
    await pharmacist().list();
    onDuty = true;
    await pharmacist().withdrawal(ITEM);
    expect(asked).toEqual(['list', 'withdrawal']);
  });
});

describe('a repeated look', () => {
  beforeEach(() => void opened.set('desk:operations', 'Daglig tillsyn'));

  test('by nine parallel calls is recorded once, and again after some minutes', async () => {
    const desk = operations();
    await Promise.all([desk.views(), desk.parked(), desk.jobRuns()]);
    expect(looks).toMatchObject([{ call: 'overview', reason: 'Daglig tillsyn' }]);
    expect(asked).toHaveLength(3);
    clock.set('2026-03-01T09:04:59.000Z');
    await desk.views();
    expect(looks).toHaveLength(1);
    clock.set('2026-03-01T09:05:00.000Z');
    await desk.views();
    expect(looks).toHaveLength(2);
  });

  test('is recorded once also when it is refused', async () => {
    opened.clear();
    const desk = operations();
    const answers = await Promise.allSettled([desk.views(), desk.parked(), desk.jobRuns()]);
    expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(looks).toMatchObject([{ call: 'overview', outcome: 'refused', refusal: 'reason' }]);
    opened.set('desk:operations', 'Daglig tillsyn');
    await desk.views();
    expect(looks).toHaveLength(2);
  });

  test('with another reason is a new look', async () => {
    await operations().views();
    opened.set('desk:operations', 'Felsökning efter larm');
    await operations().views();
    expect(looks).toHaveLength(2);
  });

  test('is never a command', async () => {
    await operations().rebuild('cart', 'rebuild');
    await operations().rebuild('cart', 'rebuild');
    expect(looks).toMatchObject([
      { outcome: 'done', subject: { kind: 'view', id: 'cart' }, item: 'rebuild' },
      { outcome: 'done' },
    ]);
  });
});

describe('a reason that comes with the call', () => {
  const settle = (reason: string) =>
    portOf('support')
      .through(paymentsDesk, asking({ ok: true }))
      .settle({ act: 'close', paymentId: CUSTOMER, taskId: EVENT, reason, account: '' });

  test('is recorded with it', async () => {
    expect(await settle('Kunden är nöjd')).toEqual({ ok: true });
    expect(looks).toMatchObject([{ outcome: 'done', reason: 'Kunden är nöjd', subject: { kind: 'payment' } }]);
  });

  test('is refused by its field when it says nothing, and is not kept', async () => {
    expect(await settle('...')).toMatchObject({ ok: false, errors: [{ field: 'orsak' }] });
    expect(await settle('Ringer om 850709-9805')).toMatchObject({ ok: false, errors: [{ field: 'orsak' }] });
    expect(asked).toEqual([]);
    expect(looks.map(({ refusal, reason }) => [refusal, reason])).toEqual([
      ['reason-words', null],
      ['reason-person-number', null],
    ]);
  });
});

describe('a search', () => {
  test('is recorded with its results, and with the search text only as a keyed hash', async () => {
    const hits = [{ subjectId: CUSTOMER }];
    await customers('support', { ...finding, hits }).find(' 850709-9805 ');
    expect(looks).toMatchObject([
      {
        outcome: 'done',
        reason: 'Söker den som hör av sig',
        subject: { kind: 'search', id: '#look search(11)' },
        sought: expect.arrayContaining([
          { kind: 'text', hash: 'look text(11)' },
          { kind: 'person-number', hash: 'look person-number(12)' },
        ]),
        found: [CUSTOMER],
      },
    ]);
    expect(JSON.stringify(looks)).not.toMatch(/850709/);
  });

  test('for a mistyped number is not kept in clear either', async () => {
    await customers('support', finding).find('198507099806');
    expect(JSON.stringify(looks)).not.toMatch(/850709/);
  });
});

describe('an event without a customer', () => {
  test('needs a reason for its stream', async () => {
    await expect(customers().event(EVENT)).rejects.toThrow('reason for customers stream:job-run-levels-2026-03-01');
    opened.set('stream:job-run-levels-2026-03-01', 'Felsökning efter larm');
    await customers().event(EVENT);
    expect(looks.at(-1)).toMatchObject({
      outcome: 'shown',
      subject: { kind: 'stream', id: 'job-run-levels-2026-03-01' },
      item: EVENT,
    });
  });
});

describe('the reason to open a customer', () => {
  const desks = {
    customers: customersDesk(async () => null),
    operations: operationsDesk,
    payments: paymentsDesk,
    mail: mailDesk,
  };
  const mail = desks.mail as unknown as AnyDesk;
  const stream = 'stream:job-run-levels-2026-03-01';

  test.each([
    ['customers', CUSTOMER, true],
    ['customers', stream, true],
    ['customers', '', false],
    ['customers', '198507099805', false],
    ['customers', 'stream:nothing', false],
    ['operations', '', true],
    ['operations', CUSTOMER, false],
    ['payments', '', true],
    ['mail', '', true],
  ] as const)('%s "%s": %s', (name, key, opens) => {
    expect(desks[name].opens(key) !== null).toBe(opens);
  });

  test('is recorded when it opens the customer, and when it is refused', async () => {
    expect(await portOf().open(mail, '', 'Kunden saknar brev')).toBeNull();
    expect(await portOf().open(mail, '', '...')).toMatchObject({ field: 'orsak' });
    expect(looks).toMatchObject([
      { outcome: 'opened', desk: 'mail', reason: 'Kunden saknar brev' },
      { outcome: 'refused', desk: 'mail', refusal: 'reason-words', reason: null },
    ]);
  });
});
