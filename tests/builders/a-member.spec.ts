import { expect, test } from 'vitest';

import { aMember } from './a-member.js';

test('a purchase is completed, and its goods earn points on the day of dispatch', () => {
  const astrid = aMember('Astrid').joined('2025-01-10').buys(1500).on('2026-03-01');
  expect(astrid.member).toMatchObject({ level: '++', lots: [{ points: 1500, earnedOn: '2026-03-02' }] });
  expect(astrid.order()).toMatchObject({ phase: 'delivered', order: { totals: { total: 150_000 } } });
  expect(astrid.events.map(({ type }) => type)).toEqual(
    expect.arrayContaining(['CartClosed', 'PaymentCaptured', 'OrderDelivered', 'LevelChanged']),
  );
});

test('a cheque is issued, spent and given back with the order', () => {
  const bo = aMember('Bo')
    .joined('2025-01-10')
    .buys(1200)
    .on('2026-03-01')
    .monthEnded('2026-03-31')
    .buys(400, { withCheque: true })
    .on('2026-04-10');
  expect(bo.member.cheques.map(({ status }) => status)).toEqual(['redeemed']);
  bo.returns().on('2026-04-20');
  expect(bo.member.cheques.map(({ status }) => status)).toEqual(['open']);
  bo.nightPassed('2026-07-01');
  expect(bo.member.cheques.map(({ status }) => status)).toEqual(['expired']);
});

test('a level falls when its year of protection is over', () => {
  const cilla = aMember('Cilla').joined('2025-01-10').buys(2500).on('2025-02-01');
  expect(cilla.levelDecided('2026-02-02').member.level).toBe('+++');
  expect(cilla.levelDecided('2026-02-03').member.level).toBe('+');
});

test('a refused command is reported as a mistake in the builder', () => {
  const david = aMember('David').joined('2025-01-10');
  expect(() => david.joined('2025-02-10')).toThrow(
    'RegisterMember at 2025-02-10T11:00:00.000Z was refused: AlreadyMember',
  );
});

test('the events are in the order of time, numbered within their streams', () => {
  const { events } = aMember().joined('2025-01-10').buys(300).on('2026-03-01').leaves('2026-06-01');
  expect(events.map(({ recordedAt }) => recordedAt)).toEqual(events.map(({ recordedAt }) => recordedAt).sort());
  const member = events.filter(({ streamId }) => streamId.startsWith('member-'));
  expect(member.map(({ revision }) => revision)).toEqual(member.map((_, index) => index));
});
