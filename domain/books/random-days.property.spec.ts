import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { addDays, atStockholm, comparePositions, START, stockholmDate, type Position } from '../kernel/index.js';
import { isDue, type BookedThrough } from './entry.js';
import { verificationsIn } from './file/sie-reader.fixture.js';
import { sie4 } from './file/sie4.js';
import { happenedAt, orderEntries } from './money/index.js';
import { atPartner, DAYS, FIRST_DAY, shopLives, type Life } from './random-shop.fixture.js';
import { sumUp } from './sum-up.js';
import { verificationsOf } from './verifications.js';

/** Books day after day at a quarter to eleven, with what was recorded until then. */
function booked(lives: readonly Life[]) {
  let last: BookedThrough | null = null;
  return Array.from({ length: DAYS + 4 }, (_, at) => addDays(FIRST_DAY, at)).map((date) => {
    const cut = atStockholm(addDays(date, 1), '10:45');
    const seen = lives.flatMap(({ events }) => events).filter(({ recordedAt }) => recordedAt <= cut);
    const known = new Set(seen.map(({ eventId }) => eventId));
    const entries = lives.flatMap(({ events }) => orderEntries(events)).filter(({ eventId }) => known.has(eventId));
    const due = entries.filter((entry) => isDue(entry, date, last));
    const through = seen.reduce<Position>(
      (most, { position }) => (comparePositions(position, most) > 0 ? position : most),
      START,
    );
    last = { date, through };
    return { day: sumUp({ date, entries: due, settlements: [], reported: 0 }), due };
  });
}

const company = { name: 'Älgört Apotek AB', organisationNumber: '559000-0000' };
const fileOf = ({ day }: ReturnType<typeof booked>[number]) =>
  sie4({ company, madeOn: day.date, date: day.date, verifications: verificationsOf(day) });
const on = (days: ReturnType<typeof booked>, ...accounts: string[]) =>
  days
    .flatMap((each) => verificationsIn(fileOf(each)))
    .flatMap((verification) => accounts.map((account) => verification.get(account) ?? 0))
    .reduce((sum, amount) => sum + amount, 0);

describe('The books of random days', () => {
  it('balance in each verification of each file, to the öre', () => {
    fc.assert(
      fc.property(shopLives, (lives) => {
        for (const each of booked(lives))
          for (const verification of verificationsIn(fileOf(each)))
            expect([...verification.values()].reduce((sum, amount) => sum + amount, 0)).toBe(0);
      }),
    );
  });

  it('have each event once, on its own day or on the first day that was not yet booked', () => {
    fc.assert(
      fc.property(shopLives, (lives) => {
        const days = booked(lives);
        const all = lives.flatMap(({ events }) => orderEntries(events)).map(({ eventId }) => eventId);
        expect(days.flatMap(({ due }) => due.map(({ eventId }) => eventId)).sort()).toEqual([...all].sort());
        const when = new Map(lives.flatMap(({ events }) => events).map((event) => [event.eventId, event]));
        for (const { day, due } of days)
          for (const { eventId } of due) {
            const event = when.get(eventId);
            expect(event && stockholmDate(happenedAt(event)) <= day.date).toBe(true);
          }
      }),
    );
  });

  it('say of the partners exactly what the partners say', () => {
    fc.assert(
      fc.property(shopLives, (lives) => {
        const days = booked(lives);
        const partners = lives.flatMap(({ events }) => events).reduce((sum, event) => sum + atPartner(event), 0);
        expect(on(days, '1580', '1581') - partners).toBe(0);
        expect(days.reduce((sum, { day }) => sum + (day.reconciled?.ours ?? 0), 0) - partners).toBe(0);
        expect(on(days, '1510', '2420')).toBe(0);
      }),
    );
  });

  it('have exactly the VAT that the orders froze, less that of what was paid back', () => {
    fc.assert(
      fc.property(shopLives, (lives) => {
        const entries = lives.map(({ placed, events }) => ({ placed, entries: orderEntries(events) }));
        for (const { placed, entries: of } of entries) {
          const sold = of
            .filter(({ kind }) => kind === 'sold')
            .flatMap((entry) => ('rates' in entry ? entry.rates : []));
          for (const { rate, vat } of placed.totals.vat)
            expect(sold.reduce((sum, row) => (row.rate === rate ? sum + row.vat : sum), 0)).toBe(vat);
        }
      }),
    );
  });

  it('never name goods or customers', () => {
    fc.assert(
      fc.property(shopLives, (lives) => {
        const text = booked(lives)
          .map((each) => Buffer.from(fileOf(each)).toString('latin1'))
          .join('');
        for (const word of ['Elvanse', 'Ansikts', 'vitamin', 'Astrid', 'order-', 'payment-', '100001'])
          expect(text).not.toContain(word);
      }),
      { numRuns: 20 },
    );
  });
});
