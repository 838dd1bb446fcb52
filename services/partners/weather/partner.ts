import { definePartner, httpUrl, simulated } from '../definition.js';
import { WeatherClient } from './client.js';
import { WEATHER_GATEWAY } from './gateway.js';

/** The weather service, by postcode. */
export const weather = definePartner({
  name: 'weather',
  shownAs: 'Väder',
  address: 'WEATHER_URL',
  settings: { WEATHER_URL: httpUrl },
  secrets: [],
  needed: true,
  mutualTls: false,
  gateway: WEATHER_GATEWAY,
  client: ({ settings: { WEATHER_URL: url }, watch }): WeatherClient => new WeatherClient({ url, watch }),
  simulator: simulated({ remembers: false }),
});
