import { Inject, Injectable, Logger } from '@nestjs/common';
import { LRUCache } from 'lru-cache';

import { WEATHER_GATEWAY, type WeatherGateway, type WeatherReport } from '../../../partners/weather/gateway.js';

/** How long a report is cached. Nearby postcodes share it. */
const FRESH_MS = 20 * 60_000;
const NEIGHBOURS = 3;

@Injectable()
export class Weather {
  private readonly log = new Logger(Weather.name);
  private readonly kept = new LRUCache<string, WeatherReport>({ max: 1_000, ttl: FRESH_MS });

  constructor(@Inject(WEATHER_GATEWAY) private readonly gateway: WeatherGateway) {}

  /** Returns the weather. Null while the service does not respond. Missing weather must never cause a failure. */
  async at(postalCode: string): Promise<WeatherReport | null> {
    const area = postalCode.slice(0, NEIGHBOURS);
    const known = this.kept.get(area);
    if (known) return known;
    try {
      const report = await this.gateway.at(postalCode);
      this.kept.set(area, report);
      return report;
    } catch (error) {
      this.log.warn(`no weather: ${(error as Error).message}`);
      return null;
    }
  }
}
