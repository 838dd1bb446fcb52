import { expect, test } from 'vitest';

import { fold, FORGOTTEN } from '../kernel/index.js';
import type { MemberEvent } from './events.js';
import { balance, chequesOn, explainLevel, pointsInWindow } from './explain.js';
import { earned, ended, issued, redeemed, registered, reserved, reversed, upgraded } from './spec-events.js';
import { evolve, initial } from './state.js';

const after = (...events: MemberEvent[]) => fold(evolve, initial, events);

test('a purchase counts for 365 days, the day of dispatch included', () => {
  const state = after(registered, earned('a', 300, '2025-03-01'));
  expect(pointsInWindow(state, '2025-02-28')).toBe(0);
  expect(pointsInWindow(state, '2025-03-01')).toBe(300);
  expect(pointsInWindow(state, '2026-02-28')).toBe(300);
  expect(pointsInWindow(state, '2026-03-01')).toBe(0);
});

test('the window is 365 days over a leap day too, so it ends a date earlier', () => {
  const state = after(registered, earned('a', 300, '2027-03-15'));
  expect(pointsInWindow(state, '2028-03-13')).toBe(300);
  expect(pointsInWindow(state, '2028-03-14')).toBe(0);
});

test('points converted to a cheque leave the balance but stay in the window', () => {
  const state = after(
    registered,
    earned('a', 1300, '2025-01-10'),
    issued('c', { lots: [{ lotId: 'lot-a', points: 1000 }] }),
  );
  expect(balance(state)).toBe(300);
  expect(pointsInWindow(state, '2025-02-01')).toBe(1300);
});

test('everyone starts at the first level', () => {
  const explanation = explainLevel(after(registered, earned('a', 300, '2025-03-01')), '2025-03-10');
  expect(explanation).toEqual({
    level: '+',
    reason: 'start',
    pointsCounted: 300,
    windowFrom: '2024-03-11',
    windowTo: '2025-03-10',
    protectedUntil: null,
    pointsToNextLevel: 701,
    countedLots: [{ lotId: 'lot-a', orderId: 'a', points: 300, earnedOn: '2025-03-01', leavesWindowOn: '2026-03-01' }],
    ruleVersion: 'level-table@2020-01-01',
    decision: null,
  });
});

test('a level is earned while the window has enough points, then it is protected', () => {
  const up = upgraded('2025-06-01', '2026-06-01');
  const state = after(registered, earned('a', 1000, '2025-03-01'), earned('b', 200, '2025-06-01'), up);
  expect(explainLevel(state, '2026-02-28')).toMatchObject({
    reason: 'earned',
    pointsCounted: 1200,
    pointsToNextLevel: 801,
    decision: expect.objectContaining(up.data),
  });
  expect(explainLevel(state, '2026-03-01')).toMatchObject({
    reason: 'protected',
    pointsCounted: 200,
    protectedUntil: '2026-06-01',
  });
});

test('the explanation of a protected level shows the lots that the decision counted, also after later returns', () => {
  const state = after(
    registered,
    earned('a', 1000, '2025-03-01'),
    earned('b', 200, '2025-06-01'),
    upgraded('2025-06-01', '2026-06-01', { windowFrom: '2024-06-02' }),
    reversed('a', 1000, { earnedOn: '2025-03-01', reversedOn: '2025-07-01' }),
    earned('c', 300, '2025-08-01'),
  );
  const { reason, countedLots, decision } = explainLevel(state, '2026-06-01');
  expect([reason, countedLots.map(({ lotId }) => lotId)]).toEqual(['protected', ['lot-c']]);
  expect(decision?.countedLots).toEqual([
    { lotId: 'lot-a', orderId: 'a', points: 1000, earnedOn: '2025-03-01', leavesWindowOn: '2026-03-01' },
    { lotId: 'lot-b', orderId: 'b', points: 200, earnedOn: '2025-06-01', leavesWindowOn: '2026-06-01' },
  ]);
});

test('after a fall the first level is explained as earned, not as the start', () => {
  const fall = upgraded('2026-06-02', '', { from: '++', to: '+', direction: 'down', protectedUntil: null });
  const state = after(registered, upgraded('2025-06-01', '2026-06-01'), fall);
  expect(explainLevel(state, '2026-06-02')).toMatchObject({ level: '+', reason: 'earned', protectedUntil: null });
});

test('the highest level has no next level', () => {
  const state = after(registered, upgraded('2025-06-01', '2026-06-01', { to: '+++' }));
  expect(explainLevel(state, '2025-06-01').pointsToNextLevel).toBeNull();
});

test('a cheque is future, active, reserved, redeemed, expired or lapsed', () => {
  const statusOn = (date: string, ...events: MemberEvent[]) =>
    chequesOn(after(registered, issued('c'), ...events), date)[0]?.status;
  expect(statusOn('2025-01-31')).toBe('future');
  expect(statusOn('2025-02-01')).toBe('active');
  expect(statusOn('2025-04-30')).toBe('active');
  expect(statusOn('2025-05-01')).toBe('expired');
  expect(statusOn('2025-05-01', reserved('c', 'cart-1'))).toBe('reserved');
  expect(statusOn('2025-05-01', redeemed('c', 'order-1'))).toBe('redeemed');
  expect(statusOn('2025-03-01', ended)).toBe('lapsed');
});

test('an erased member keeps the points, and an unknown event changes nothing', () => {
  const erased = { ...registered, data: { ...registered.data, email: FORGOTTEN, mobileNumber: FORGOTTEN } };
  const unknown = { type: 'MemberPraised', data: {} } as unknown as MemberEvent;
  const state = after(erased, earned('a', 300, '2025-03-01'), unknown);
  expect(balance(state)).toBe(300);
  expect(state.email).toBe(FORGOTTEN);
});
