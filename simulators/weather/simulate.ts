import type { Simulate } from '../simulate.js';
import { startWeatherSimulator, type WeatherSimulator } from './start.js';

export const simulateWeather: Simulate<'weather', WeatherSimulator> = async ({ now }) => {
  const simulator = await startWeatherSimulator({ now });
  return { simulator, settings: { WEATHER_URL: simulator.url } };
};
