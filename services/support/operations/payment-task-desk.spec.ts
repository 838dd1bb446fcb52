import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { payment, type PaymentEvent } from '../../../domain/payment/index.js';
import {
  authorised,
  captured,
  captureRequested,
  captureSent,
  failed,
  LATER,
  started,
} from '../../../domain/payment/spec-events.js';
import { SettableClock } from '../../foundation/clock.js';
import type { CommandHandling } from '../../foundation/command-handling/command-handling.js';
import { startCommandHandling } from '../../foundation/command-handling/testing.js';
import { newEvent } from '../../foundation/event-store/events.fixture.js';
import { openTestEventStore, type TestEventStore } from '../../foundation/event-store/testing.js';
import type { StaffRole } from '../../access/staff/staff.js';
import type { PaymentTaskAct } from '../contract/payment-tasks.js';
import { StaffPaymentTasks } from './payment-task-desk.js';

const clock = new SettableClock(LATER);
const [kim, dag, refundId] = [randomUUID(), randomUUID(), randomUUID()];
const sent = { type: 'RefundSent', data: { refundId, attempt: 5, sentAt: LATER } };
const stuck = [
  { ...started, data: { ...started.data, orderId: randomUUID() } },
  authorised,
  captureRequested,
  captureSent,
  captured,
  {
    type: 'RefundRequested',
    data: { refundId, amount: 10_000, pspReference: 'psp-1', reason: 'return', requestedAt: LATER },
  },
  sent,
  { type: 'RefundFailed', data: { ...failed('RefundFailed', 5, null).data, refundId } },
] as readonly PaymentEvent[];

let opened: TestEventStore;
let commands: CommandHandling;
beforeAll(async () => {
  opened = await openTestEventStore();
  commands = startCommandHandling(opened.store, opened.database.pool, clock);
});
afterAll(() => opened.close());

async function stuckRefund() {
  const paymentId = randomUUID();
  const events = stuck.map(({ type, data }) => newEvent(type, data as Record<string, unknown>, LATER));
  await opened.store.append(`payment-${paymentId}`, 'no-stream', events);
  const by = (staffId: string, role: StaffRole = 'support') => {
    const parts = { db: opened.database.db, pool: opened.database.pool, commands, clock };
    const desk = new StaffPaymentTasks(parts, { staffId, login: staffId, name: staffId, role });
    return async (act: PaymentTaskAct, reason = 'Kunden har ringt', account = '8327-9 123 456 789-0') => {
      const result = await desk.settle({ act, paymentId, taskId: refundId, reason, account });
      return result.ok ? 'done' : result.errors.map(({ code }) => code).join();
    };
  };
  const added = async () => (await opened.store.readStream(`payment-${paymentId}`)).slice(stuck.length);
  return { paymentId, by, added };
}

test('one person proposes a payout and another approves it, each in their own name', async () => {
  const { by, added, paymentId } = await stuckRefund();
  expect(await by(kim)('propose')).toBe('done');
  expect(await by(kim)('approve')).toBe('SecondPersonRequired');
  expect(await by(dag, 'operations')('approve')).toBe('done');
  expect((await added()).map(({ type, actor }) => [type, actor])).toEqual([
    ['PayoutProposed', { kind: 'staff', id: kim }],
    ['PayoutApproved', { kind: 'staff', id: dag }],
  ]);
  expect((await commands.load(payment, paymentId)).refunds[0]?.status).toBe('paid-out');
});

test('every action has a reason, and an account is one number', async () => {
  const { by, added } = await stuckRefund();
  expect(await by(kim)('retry', ' ')).toBe('ReasonInvalid');
  expect(await by(kim)('close', 'ja')).toBe('ReasonInvalid');
  expect(await by(kim)('propose', 'Kunden har ringt', 'kontot')).toBe('AccountInvalid');
  expect(await added()).toEqual([]);
});

test('the partner is asked again, and a settled task stays settled', async () => {
  const { by, added } = await stuckRefund();
  expect(await by(kim)('retry')).toBe('done');
  expect(await by(dag)('close')).toBe('TaskNotOpen');
  expect((await added()).map(({ type }) => type)).toEqual(['TaskRetried', 'RefundSent']);
});

test('the server refuses a role without permission', async () => {
  const { by, added } = await stuckRefund();
  expect(await by(kim, 'pharmacist' as StaffRole)('close')).toBe('FORBIDDEN');
  expect(await added()).toEqual([]);
});
