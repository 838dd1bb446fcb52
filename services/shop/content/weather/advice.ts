import type { BusinessDate } from '../../../../domain/kernel/index.js';
import type { WeatherLevels } from './levels.js';

export interface WeatherAdvice {
  readonly id: 'sun' | 'heat' | 'cold' | 'dry' | 'pollen' | 'infection';
  readonly categories: readonly string[];
}

const ADVICE: Readonly<Record<WeatherAdvice['id'], readonly string[]>> = {
  sun: ['hudvard/sol'],
  heat: ['mat-och-dryck/vatskeersattning'],
  cold: ['hudvard/hander-och-fotter', 'smink-och-parfym/lappar'],
  dry: ['hudvard/eksem-och-torr-hud', 'receptfria-lakemedel/ogon-och-oron'],
  pollen: ['receptfria-lakemedel/allergi', 'receptfria-lakemedel/nastappa'],
  infection: ['receptfria-lakemedel/forkylning-hosta-och-halsont', 'mat-och-dryck/halstabletter'],
};

/** Returns advice for the weather, most urgent first. It is never empty. */
export function adviceFor(
  { sky, temperature, humidity, uv }: WeatherLevels,
  date: BusinessDate,
): readonly WeatherAdvice[] {
  const dryAir = humidity === 'dry' || temperature === 'cold';
  const reasons: Readonly<Record<WeatherAdvice['id'], boolean>> = {
    heat: temperature === 'hot',
    sun: uv !== 'low',
    pollen: isPollenSeason(date) && sky !== 'rain' && sky !== 'snow',
    cold: temperature === 'cold',
    dry: dryAir,
    infection: temperature === 'cold' || sky === 'rain' || sky === 'snow',
  };
  const given = (Object.keys(reasons) as WeatherAdvice['id'][]).filter((id) => reasons[id]);
  return (given.length > 0 ? given : (['dry'] as const)).map((id) => ({ id, categories: ADVICE[id] }));
}

/** Whether it is the pollen season, which lasts from alder to mugwort. */
function isPollenSeason(date: BusinessDate): boolean {
  return date.slice(5) >= '03-01' && date.slice(5) <= '08-31';
}
