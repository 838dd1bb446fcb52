import { expect, test } from 'vitest';

import { frameOf } from './map-frame.js';

const paper = { wide: 1000, high: 640, margin: 84 };
const stockholm = { latitude: 59.3293, longitude: 18.0686 };
const solna = { latitude: 59.3619, longitude: 18.0007 };

test('all places are on the paper, none nearer to the edge than the margin, and north is up', () => {
  const { spots } = frameOf([stockholm, solna], paper);
  for (const { x, y } of spots) {
    expect(Math.min(x, paper.wide - x)).toBeGreaterThanOrEqual(paper.margin - 0.001);
    expect(Math.min(y, paper.high - y)).toBeGreaterThanOrEqual(paper.margin - 0.001);
  }
  expect(spots[1]?.y).toBeLessThan(spots[0]?.y ?? 0);
  expect(spots[1]?.x).toBeLessThan(spots[0]?.x ?? 0);
});

test('one place stands in the middle', () => {
  const [spot] = frameOf([stockholm], paper).spots;
  expect([Math.round(spot?.x ?? 0), Math.round(spot?.y ?? 0)]).toEqual([500, 320]);
});

test('no place covers another one, also where several lie in one street or at one address', () => {
  const street = Array.from({ length: 5 }, (_, nth) => ({
    ...stockholm,
    longitude: stockholm.longitude + nth * 0.0004,
  }));
  const { spots } = frameOf([...street, stockholm, solna], paper);
  const gaps = spots.flatMap((one, nth) => spots.slice(nth + 1).map(({ x, y }) => Math.hypot(one.x - x, one.y - y)));
  expect(Math.min(...gaps)).toBeGreaterThan(paper.margin - 1);
  expect(Math.min(...spots.map(({ y }) => y))).toBe(spots.at(-1)?.y);
});
