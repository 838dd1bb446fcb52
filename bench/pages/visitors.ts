import autocannon from 'autocannon';

export interface Visit {
  readonly url: string;
  readonly clients: number;
  readonly seconds: number;
  /** The URLs that the visitors request in turn. */
  readonly addresses: readonly string[];
  /** One cookie for each client. Guests send none. */
  readonly cookies?: readonly string[];
}

export interface Visited {
  /** The number of complete pages with status 200 per second. */
  readonly pagesPerSecond: number;
  readonly refused: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly kb: number;
}

/** Simulates visitors who request the next page as soon as they have one. */
export async function visitPages({ url, clients, seconds, addresses, cookies = [] }: Visit): Promise<Visited> {
  let [pages, refused, bytes] = [0, 0, 0];
  const any = (): string => addresses[Math.floor(Math.random() * addresses.length)] as string;
  const onResponse = (status: number, body: string): void => {
    if (status === 200 && body.includes('</html>')) pages += 1;
    else refused += 1;
    bytes += body.length;
  };
  const requestOf = (cookie: string | undefined): autocannon.Request => ({
    method: 'GET',
    headers: cookie ? { cookie } : {},
    setupRequest: (next) => ({ ...next, path: any() }),
    onResponse,
  });
  let client = 0;
  const result = await autocannon({
    url,
    connections: clients,
    duration: seconds,
    setupClient: (one) => one.setRequests([requestOf(cookies[client++])]),
  });
  const { p50, p99 } = result.latency;
  return {
    pagesPerSecond: Math.round(pages / result.duration),
    refused: refused + result.errors + result.timeouts,
    p50Ms: p50,
    p99Ms: p99,
    kb: Math.round(bytes / Math.max(1, pages) / 1000),
  };
}
