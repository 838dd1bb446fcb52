import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { Logger } from '@nestjs/common';

import { TAXONOMY } from '../../catalogue/taxonomy.js';
import type { WeatherReport } from '../../../partners/weather/gateway.js';
import { adviceFor } from './advice.js';
import { levelsOf } from './levels.js';
import { Weather } from './weather.js';

const report: WeatherReport = {
  postalCode: '11129',
  observedAt: '2026-07-10T12:00:00.000Z',
  sky: 'clear',
  temperatureCelsius: 27,
  relativeHumidityPercent: 38,
  uvIndex: 6,
};
const ids = (change: Partial<WeatherReport>, date: string) =>
  adviceFor(levelsOf({ ...report, ...change }), date).map(({ id }) => id);

describe('weather levels (CAT-16)', () => {
  test.each([
    [{}, { sky: 'clear', temperature: 'hot', humidity: 'dry', uv: 'high' }],
    [
      { temperatureCelsius: 5.9, relativeHumidityPercent: 76, uvIndex: 2.9 },
      { sky: 'clear', temperature: 'cold', humidity: 'humid', uv: 'low' },
    ],
    [
      { temperatureCelsius: 6, relativeHumidityPercent: 40, uvIndex: 3 },
      { sky: 'clear', temperature: 'mild', humidity: 'normal', uv: 'moderate' },
    ],
    [
      { temperatureCelsius: 17, relativeHumidityPercent: 75, uvIndex: 8 },
      { sky: 'clear', temperature: 'warm', humidity: 'normal', uv: 'very-high' },
    ],
  ] as const)('%j is %j', (change, levels) => {
    expect(levelsOf({ ...report, ...change })).toEqual(levels);
  });
});

describe('the goods for each kind of weather', () => {
  test('a hot clear day in July: drink, sun protection and pollen', () => {
    expect(ids({}, '2026-07-10')).toEqual(['heat', 'sun', 'pollen', 'dry']);
  });

  test('a snowy day in November: cold hands, dry air and colds', () => {
    expect(ids({ sky: 'snow', temperatureCelsius: -4, uvIndex: 0 }, '2026-11-21')).toEqual([
      'cold',
      'dry',
      'infection',
    ]);
  });

  test('a day without special weather has goods too', () => {
    expect(
      ids({ sky: 'cloudy', temperatureCelsius: 12, relativeHumidityPercent: 60, uvIndex: 1 }, '2026-10-01'),
    ).toEqual(['dry']);
  });

  test('every category exists', () => {
    const shelves = new Set(TAXONOMY.map(({ path }) => path));
    const all = [ids({}, '2026-07-10'), ids({ sky: 'snow', temperatureCelsius: -4 }, '2026-11-21')].flat();
    expect(new Set(all).size).toBe(6);
    const named = [
      ...adviceFor(levelsOf(report), '2026-07-10'),
      ...adviceFor(levelsOf({ ...report, sky: 'snow', temperatureCelsius: -4 }), '2026-11-21'),
    ].flatMap(({ categories }) => categories);
    expect(named.filter((path) => !shelves.has(path))).toEqual([]);
  });
});

describe('a weather service', () => {
  const warn = vi.spyOn(Logger.prototype, 'warn');
  beforeAll(() => void warn.mockImplementation(() => undefined));
  afterAll(() => void warn.mockRestore());

  test('is asked once for neighbouring postcodes', async () => {
    const at = vi.fn(async () => report);
    const weather = new Weather({ at });
    expect([await weather.at('11129'), await weather.at('11132')]).toEqual([report, report]);
    expect(at).toHaveBeenCalledTimes(1);
  });

  test('that does not answer leaves the page without weather', async () => {
    expect(
      await new Weather({ at: () => Promise.reject(new Error('weather cannot be reached')) }).at('11129'),
    ).toBeNull();
  });
});
