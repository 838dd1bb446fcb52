import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { PartnerNotReached, PartnerRefusal } from '../partner-error.js';
import { WeatherClient } from './client.js';
import { climateAt } from '../../../simulators/weather/climate.js';
import { startWeatherSimulator, type WeatherSimulator } from '../../../simulators/weather/start.js';

const NOVEMBER = new Date('2026-11-21T12:30:00.000Z');

describe('the weather service', () => {
  let simulator: WeatherSimulator;
  let client: WeatherClient;
  beforeAll(async () => {
    simulator = await startWeatherSimulator({ now: () => NOVEMBER });
    client = new WeatherClient({ url: simulator.url });
  });
  afterAll(() => Promise.all([simulator.close(), client.close()]));

  test('tells the weather of a postcode, the same each time', async () => {
    const first = await client.at('98134');
    expect(first).toMatchObject({ postalCode: '98134', observedAt: '2026-11-21T12:00:00.000Z' });
    expect(await client.at('98134')).toEqual(first);
  });

  test('refuses an invalid postcode', async () => {
    await expect(client.at('00000')).rejects.toThrow(PartnerRefusal);
  });

  test('can be given a weather to report', async () => {
    simulator.setWeather({ sky: 'clear', uvIndex: 8 });
    expect(await client.at('11129')).toMatchObject({ sky: 'clear', uvIndex: 8 });
    simulator.setWeather(null);
  });

  test('that is not there is reported as unreachable', async () => {
    await expect(new WeatherClient({ url: 'http://127.0.0.1:1' }).at('11129')).rejects.toThrow(PartnerNotReached);
  });
});

test('July is warmer than January, and the south warmer than the north', () => {
  const mean = (code: string, month: string) =>
    Array.from(
      { length: 28 },
      (_, day) =>
        climateAt(code, new Date(`2026-${month}-${String(day + 1).padStart(2, '0')}T12:00:00Z`)).temperatureCelsius,
    ).reduce((sum, each) => sum + each, 0) / 28;
  expect(mean('21134', '07')).toBeGreaterThan(mean('21134', '01') + 10);
  expect(mean('21134', '01')).toBeGreaterThan(mean('98134', '01') + 3);
});
