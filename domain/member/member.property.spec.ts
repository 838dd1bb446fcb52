import { expect, test } from 'vitest';
import fc from 'fast-check';

import { fold, type BusinessDate } from '../kernel/index.js';
import { balance, explainLevel, membership, pointsInWindow, type MemberEvent } from './index.js';
import { handle, live, lives, type Life } from './lives.fixture.js';
import { registered } from './spec-events.js';

function sum({ events }: Life, value: (event: MemberEvent) => number): number {
  return events.reduce((total, event) => total + value(event), 0);
}

/** How many points an event took from the balance. Points that it gave back are negative. */
function taken(event: MemberEvent): number {
  if (event.type === 'ChequeLapsed') return -event.data.points;
  if (event.type === 'OwedPointsTaken') return event.data.points;
  if (event.type === 'ChequeIssued') return event.data.pointsConverted;
  if (event.type === 'PointsReversed') return event.data.fromBalance;
  if (event.type === 'PointsExpired') return event.data.points;
  return event.type === 'MembershipEnded' ? event.data.pointsLapsed : 0;
}

const runs = { numRuns: 40, seed: 20_250_115 };

test('the balance and every lot stay at or above zero', () => {
  fc.assert(
    fc.property(lives, (happenings) => {
      live(happenings, ({ state }) => {
        expect(balance(state)).toBeGreaterThanOrEqual(0);
        for (const lot of state.lots) {
          expect(lot.remaining).toBeGreaterThanOrEqual(0);
          expect(lot.reversed).toBeLessThanOrEqual(lot.points);
        }
      });
    }),
    runs,
  );
});

test('every point earned is converted, taken back, expired, lapsed or still there', () => {
  fc.assert(
    fc.property(lives, fc.boolean(), (happenings, leaves) => {
      let life = live(happenings, () => undefined);
      if (leaves) life = handle(life, { type: 'EndMembership', reason: 'member', on: life.today });
      const earned = sum(life, (event) => (event.type === 'PointsEarned' ? event.data.points : 0));
      expect(earned).toBe(sum(life, taken) + balance(life.state));
    }),
    runs,
  );
});

test('a cheque is spent by one order at a time, and never while another order holds it', () => {
  fc.assert(
    fc.property(lives, (happenings) => {
      const spent = new Set<string>();
      for (const event of live(happenings, () => undefined).events) {
        if (event.type === 'ChequeReturned') spent.delete(event.data.chequeId);
        if (event.type !== 'ChequeRedeemed') continue;
        expect(spent.has(event.data.chequeId)).toBe(false);
        spent.add(event.data.chequeId);
      }
    }),
    runs,
  );
});

test('no calendar year converts more than 12,000 points, and the lots of each cheque add up to it', () => {
  fc.assert(
    fc.property(lives, (happenings) => {
      const byYear = new Map<string, number>();
      for (const event of live(happenings, () => undefined).events) {
        if (event.type === 'ChequeLapsed') {
          const year = event.data.issuedOn.slice(0, 4);
          byYear.set(year, (byYear.get(year) ?? 0) - event.data.points);
        }
        if (event.type !== 'ChequeIssued') continue;
        const { issuedOn, pointsConverted, convertedThisYear, lots } = event.data;
        const year = issuedOn.slice(0, 4);
        byYear.set(year, (byYear.get(year) ?? 0) + pointsConverted);
        expect(byYear.get(year)).toBe(convertedThisYear);
        expect(convertedThisYear).toBeLessThanOrEqual(12_000);
        expect(lots.reduce((total, { points }) => total + points, 0)).toBe(pointsConverted);
      }
    }),
    runs,
  );
});

/** Adds up the points in all events of 365 days, without the slice's code. */
function naiveWindow(events: readonly MemberEvent[], today: BusinessDate): number {
  const midnight = Date.parse(`${today}T00:00:00Z`);
  const counts = (earnedOn: string) => (midnight - Date.parse(`${earnedOn}T00:00:00Z`)) / 86_400_000 < 365;
  return events.reduce((total, event) => {
    if (event.type === 'PointsEarned' && counts(event.data.earnedOn)) return total + event.data.points;
    if (event.type === 'PointsReversed' && counts(event.data.earnedOn)) return total - event.data.points;
    return total;
  }, 0);
}

test('the level is what a simple count of the window gives, or a higher protected one', () => {
  fc.assert(
    fc.property(lives, (happenings) => {
      live(happenings, (life) => {
        const { state, today } = handle(life, { type: 'RecomputeLevel', on: life.today });
        const points = naiveWindow(life.events, today);
        const naive = points > 2000 ? '+++' : points > 1000 ? '++' : '+';
        expect(pointsInWindow(state, today)).toBe(points);
        if (state.level === naive) return;
        expect(state.level.length).toBeGreaterThan(naive.length);
        expect(explainLevel(state, today)).toMatchObject({ reason: 'protected', protectedUntil: state.protectedUntil });
        expect(state.protectedUntil && state.protectedUntil >= today).toBe(true);
      });
    }),
    runs,
  );
});

test('the parts of a return add up to exactly the whole', () => {
  const parts = fc.array(fc.integer({ min: 1, max: 40_000 }), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(parts, (bases) => {
      const of = bases.reduce((total, basis) => total + basis, 0);
      let life: Life = {
        events: [],
        dates: [],
        state: fold(membership.evolve, membership.initial, [registered]),
        today: '2025-02-01',
      };
      life = handle(life, {
        type: 'EarnPoints',
        parcelId: null,
        orderId: 'a',
        lotId: 'a',
        basis: of,
        on: '2025-02-01',
      });
      bases.forEach((basis, index) => {
        life = handle(life, {
          type: 'ReversePoints',
          parcelId: null,
          orderId: 'a',
          returnId: `${index}`,
          basis,
          of,
          on: '2025-02-02',
        });
      });
      expect(balance(life.state)).toBe(0);
      expect(pointsInWindow(life.state, '2025-02-02')).toBe(0);
    }),
  );
});
