import type { PartnerWatch } from '../health/partner-watch.js';
import { PartnerHttp } from '../partner-http.js';
import type { WeatherGateway } from './gateway.js';
import { weatherReport } from './protocol.js';

/** A page waits this many milliseconds for the weather. After that it is shown without the weather. */
const ONE_SECOND = 1_000;

export interface WeatherClientOptions {
  readonly url: string;
  readonly timeoutMs?: number;
  readonly watch?: PartnerWatch;
}

export class WeatherClient implements WeatherGateway {
  private readonly http: PartnerHttp;

  constructor({ url, timeoutMs = ONE_SECOND, watch }: WeatherClientOptions) {
    this.http = new PartnerHttp({ partner: 'weather', baseUrl: url, timeoutMs, watch });
  }

  at: WeatherGateway['at'] = (postalCode) =>
    this.http.send({ method: 'GET', path: `/observations/${encodeURIComponent(postalCode)}` }, weatherReport);

  close(): Promise<void> {
    return this.http.close();
  }
}
