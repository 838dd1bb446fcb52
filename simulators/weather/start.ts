import type { AddressInfo } from 'node:net';

import fastify from 'fastify';

import { once } from '../simulation/once.js';
import type { WeatherReport } from '../../services/partners/weather/gateway.js';
import { postalCode } from '../../services/partners/weather/protocol.js';
import { climateAt } from './climate.js';

export interface WeatherSimulator {
  readonly url: string;
  /** Sets the weather of every place. With null, each place gets its usual weather again. */
  setWeather(weather: Partial<WeatherReport> | null): void;
  close(): Promise<void>;
}

/** Starts a weather service on a loopback port. A postcode gets weather that suits the season. */
export async function startWeatherSimulator({
  now = () => new Date(),
}: { readonly now?: () => Date } = {}): Promise<WeatherSimulator> {
  const server = fastify({ logger: false, forceCloseConnections: true });
  let set: Partial<WeatherReport> | null = null;
  server.get<{ Params: { code: string } }>('/observations/:code', (request, reply) => {
    const code = postalCode.safeParse(request.params.code);
    if (!code.success) return reply.code(404).send({ type: 'unknown-place', detail: 'There is no such postcode' });
    return reply.send({ ...climateAt(code.data, now()), ...set });
  });
  await server.listen({ host: '127.0.0.1', port: 0 });
  return {
    url: `http://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    setWeather: (weather) => void (set = weather),
    close: once(() => server.close()),
  };
}
