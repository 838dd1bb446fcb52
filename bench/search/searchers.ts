import autocannon from 'autocannon';

export interface Searching {
  readonly url: string;
  readonly path: '/api/loop/search' | '/api/loop/autoComplete';
  readonly clients: number;
  readonly seconds: number;
  readonly bodies: readonly string[];
}

export interface Searched {
  readonly perSecond: number;
  readonly refused: number;
  readonly empty: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly maxMs: number;
  readonly kb: number;
}

export async function searching({ url, path, clients, seconds, bodies }: Searching): Promise<Searched> {
  let [answered, refused, empty, bytes] = [0, 0, 0, 0];
  const any = (): string => bodies[Math.floor(Math.random() * bodies.length)] as string;
  const onResponse = (status: number, body: string): void => {
    if (status === 200) answered += 1;
    else refused += 1;
    if (body.includes('"results":{"count":0')) empty += 1;
    bytes += body.length;
  };
  const headers = { 'content-type': 'application/json', 'api-version': 'V3' };
  const request: autocannon.Request = {
    method: 'POST',
    path,
    headers,
    setupRequest: (next) => ({ ...next, body: any() }),
    onResponse,
  };
  const result = await autocannon({
    url,
    connections: clients,
    duration: seconds,
    setupClient: (client) => client.setRequests([request]),
  });
  const { p50, p99, max } = result.latency;
  const kb = Math.round(bytes / Math.max(1, answered) / 100) / 10;
  return {
    perSecond: Math.round(answered / result.duration),
    refused: refused + result.errors + result.timeouts,
    empty,
    p50Ms: p50,
    p99Ms: p99,
    maxMs: max,
    kb,
  };
}
