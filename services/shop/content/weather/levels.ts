import type { Sky, WeatherReport } from '../../../partners/weather/gateway.js';

/** The levels of CAT-16 (SET-14). The requirement gives no names, so these are our own. */
export interface WeatherLevels {
  readonly sky: Sky;
  readonly temperature: 'cold' | 'mild' | 'warm' | 'hot';
  readonly humidity: 'dry' | 'normal' | 'humid';
  readonly uv: 'low' | 'moderate' | 'high' | 'very-high';
}

/** Classifies the weather. UV levels follow the scale of the World Health Organization. */
export function levelsOf({
  sky,
  temperatureCelsius: degrees,
  relativeHumidityPercent: humidity,
  uvIndex,
}: WeatherReport): WeatherLevels {
  return {
    sky,
    temperature: degrees < 6 ? 'cold' : degrees < 17 ? 'mild' : degrees < 25 ? 'warm' : 'hot',
    humidity: humidity < 40 ? 'dry' : humidity <= 75 ? 'normal' : 'humid',
    uv: uvIndex < 3 ? 'low' : uvIndex < 6 ? 'moderate' : uvIndex < 8 ? 'high' : 'very-high',
  };
}
