import autocannon from 'autocannon';

export interface Asking {
  readonly url: string;
  readonly clients: number;
  readonly seconds: number;
  readonly path: () => string;
  /** The cookies are used in turn, so that all browsers send equally many requests. */
  readonly cookies: readonly string[];
  /** Every correct response contains this text. */
  readonly expected: string;
}

export interface Asked {
  readonly perSecond: number;
  readonly refused: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
}

export async function asking({ url, clients, seconds, path, cookies, expected }: Asking): Promise<Asked> {
  let [answered, refused, turn] = [0, 0, Math.floor(Math.random() * cookies.length)];
  const setupRequest = (request: autocannon.Request): autocannon.Request => {
    turn = (turn + 1) % cookies.length;
    return { ...request, path: path(), headers: { cookie: cookies[turn] as string } };
  };
  const onResponse = (status: number, body: string): void => {
    if (status === 200 && body.includes(expected)) answered += 1;
    else refused += 1;
  };
  const request: autocannon.Request = { method: 'GET', setupRequest, onResponse };
  const result = await autocannon({
    url,
    connections: clients,
    duration: seconds,
    setupClient: (client) => client.setRequests([request]),
  });
  const { p50, p99 } = result.latency;
  return {
    perSecond: Math.round(answered / result.duration),
    refused: refused + result.errors + result.timeouts,
    p50Ms: p50,
    p99Ms: p99,
  };
}
