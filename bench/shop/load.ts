import autocannon from 'autocannon';

import { SESSION_COOKIE } from '../../services/access/session/session.js';

export interface Load {
  /** The URLs of the web processes that share the load. */
  readonly urls: readonly string[];
  readonly clients: number;
  readonly seconds: number;
  readonly varuIds: readonly string[];
}

export interface Loaded {
  /** The number of responses with status 200 and the added product in the cart. */
  readonly accepted: number;
  readonly refused: number;
  readonly seconds: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly maxMs: number;
}

/** After this many additions a new shopper begins with an empty cart. Carts of a pharmacy are small. */
const ADDS_PER_SESSION = 20;

/**
 * Adds products to carts through the public API. Each shopper has a cart, and sends the next request after each
 * response.
 */
export async function addToCarts({ urls, clients, seconds, varuIds }: Load): Promise<Loaded> {
  const counts = { accepted: 0, refused: 0 };
  const setupClient = (client: autocannon.Client): void => client.setRequests([new Shopper(varuIds, counts).request()]);
  const connections = Math.ceil(clients / urls.length);
  const results = await Promise.all(
    urls.map((url) => autocannon({ url, connections, duration: seconds, setupClient })),
  );
  const worst = (of: (result: autocannon.Result) => number): number => Math.max(...results.map(of));
  return {
    ...counts,
    refused: results.reduce((sum, { errors, timeouts }) => sum + errors + timeouts, counts.refused),
    seconds: worst(({ duration }) => duration),
    p50Ms: worst(({ latency }) => latency.p50),
    p99Ms: worst(({ latency }) => latency.p99),
    maxMs: worst(({ latency }) => latency.max),
  };
}

class Shopper {
  private cookie = '';
  private adds = 0;
  private varuId = '';

  constructor(
    private readonly varuIds: readonly string[],
    private readonly counts: { accepted: number; refused: number },
  ) {}

  request(): autocannon.Request {
    return {
      method: 'POST',
      path: '/cart/add-quantity',
      setupRequest: (request) => this.next(request),
      onResponse: (status, body, _context, headers) => this.answered(status, body, headers ?? {}),
    };
  }

  private next(request: autocannon.Request): autocannon.Request {
    if (this.adds % ADDS_PER_SESSION === 0) this.cookie = '';
    this.adds += 1;
    this.varuId = this.varuIds[Math.floor(Math.random() * this.varuIds.length)] ?? '';
    const headers = { 'content-type': 'application/json', ...(this.cookie && { cookie: this.cookie }) };
    return { ...request, headers, body: JSON.stringify({ id: this.varuId, quantity: 1 }) };
  }

  private answered(status: number, body: string, headers: Readonly<Record<string, unknown>>): void {
    if (status === 200 && body.includes(`"varuId":"${this.varuId}"`)) this.counts.accepted += 1;
    else this.counts.refused += 1;
    const [, cookie] = new RegExp(`(${SESSION_COOKIE}=[^;]+)`).exec(String(headers['set-cookie'] ?? '')) ?? [];
    if (cookie) this.cookie = cookie;
  }
}
