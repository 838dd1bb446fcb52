import type { Instant } from '../../../domain/kernel/index.js';

export type Sky = 'clear' | 'cloudy' | 'rain' | 'snow';

/** The measurement nearest to a postcode. */
export interface WeatherReport {
  readonly postalCode: string;
  readonly observedAt: Instant;
  readonly sky: Sky;
  readonly temperatureCelsius: number;
  readonly relativeHumidityPercent: number;
  readonly uvIndex: number;
}

export const WEATHER_GATEWAY = Symbol('weather gateway');

export interface WeatherGateway {
  /** Returns the weather at a postcode of five digits. It throws one of the `PartnerError`s. */
  at(postalCode: string): Promise<WeatherReport>;
}
