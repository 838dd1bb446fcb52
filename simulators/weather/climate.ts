import type { Sky, WeatherReport } from '../../services/partners/weather/gateway.js';

/**
 * Degrees by which it is colder for each step of a postcode's first digit above 4. Postcodes in the north begin with 8
 * and 9.
 */
const COLDER_PER_STEP = 1.4;
const DAYS = 365.25;

/** The weather of a place at an hour. It depends on nothing else, so it never changes. */
export function climateAt(postalCode: string, at: Date): WeatherReport {
  const day = Math.floor(at.getTime() / 86_400_000);
  const chance = chanceOf(`${postalCode.slice(0, 2)} ${day}`);
  const season = Math.cos((2 * Math.PI * ((day % DAYS) - 196)) / DAYS);
  const north = Math.max(0, Number(postalCode[0]) - 4);
  const temperature = Math.round(8 + 10 * season - COLDER_PER_STEP * north + 8 * (chance - 0.5));
  const sky = skyOf(chance, temperature);
  return {
    postalCode,
    observedAt: new Date(Math.floor(at.getTime() / 3_600_000) * 3_600_000).toISOString(),
    sky,
    temperatureCelsius: temperature,
    relativeHumidityPercent: Math.round(sky === 'clear' ? 30 + 30 * chance : 62 + 30 * chance),
    uvIndex: Math.max(0, Math.round((sky === 'clear' ? 4 : 2.5) + 4 * season - 0.4 * north)),
  };
}

function skyOf(chance: number, temperature: number): Sky {
  if (chance > 0.66) return 'clear';
  if (chance > 0.33) return 'cloudy';
  return temperature <= 0 ? 'snow' : 'rain';
}

/** A number from 0 (included) to 1 (excluded) that depends only on the text, by the FNV-1a hash. */
function chanceOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193) >>> 0;
  return hash / 2 ** 32;
}
