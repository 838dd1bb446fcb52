import { expect, test } from 'vitest';

import { pictureOf } from './picture.js';

const steps = [
  { eventId: 'a', lane: 'order', at: '2026-05-04T10:00:00.000Z' },
  { eventId: 'b', lane: 'payment', at: '2026-05-04T10:00:00.000Z' },
  { eventId: 'c', lane: 'captures', at: '2026-05-06T10:00:00.000Z' },
] as const;
const picture = pictureOf(steps, ['order', 'payment', 'captures'], (at) => at.slice(0, 10));

test('time goes to the right, and two events of one second do not hide each other', () => {
  const xs = picture.marks.map(({ x }) => x);
  expect([...xs].sort((a, b) => a - b)).toEqual(xs);
  expect(new Set(xs).size).toBe(3);
});

test('each lane has its row, and each day its line', () => {
  expect(picture.marks.map(({ y }) => y)).toEqual(picture.rows.map(({ y }) => y));
  expect(picture.days.map(({ day }) => day)).toEqual(['2026-05-04', '2026-05-06']);
});

test('the dates of days with one event each do not cover each other', () => {
  const days = ['2026-05-04', '2026-05-05', '2026-05-06'];
  const each = days.map((day) => ({ eventId: day, lane: 'order', at: `${day}T10:00:00.000Z` }) as const);
  const [first = 0, second = 0, third = 0] = pictureOf(each, ['order'], (at) => at.slice(0, 10)).days.map(({ x }) => x);
  expect(Math.min(second - first, third - second)).toBeGreaterThan(80);
});

test('everything is within the picture', () => {
  for (const { x, y } of picture.marks) {
    expect(x).toBeLessThan(picture.width);
    expect(y).toBeLessThan(picture.height);
  }
});
