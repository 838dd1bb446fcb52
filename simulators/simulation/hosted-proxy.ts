import { request } from 'undici';

export interface HostedRequest {
  readonly method: 'GET' | 'POST';
  /** The path after the shop's own prefix, for example "/hosted/challenge/…". */
  readonly path: string;
  readonly body?: string;
}

export interface HostedAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

const PAGES =
  /^\/hosted\/(?:(?:challenge|fingerprint|swish|checkout|bank)\/[A-Za-z0-9_-]{1,64}|threeds2\/submit-fingerprint|fields\/(?:adyen\.js|encrypted[A-Za-z]{1,20})|phone(?:\?[\w.&=%+-]{0,400})?)$/;

/**
 * Fetches a simulator's page, so that the shop can show it to a phone or a remote browser. Other calls of the simulator
 * stay unreachable from outside. Null when there is no such page.
 */
export async function fetchHosted(origin: string, { method, path, body }: HostedRequest): Promise<HostedAnswer | null> {
  if (!PAGES.test(path)) return null;
  const answer = await request(origin + path, {
    method,
    headers: method === 'POST' ? { 'content-type': 'application/x-www-form-urlencoded' } : {},
    body: method === 'POST' ? (body ?? '') : undefined,
  });
  const headers: Record<string, string> = {};
  for (const name of ['content-type', 'location', 'cache-control', 'referrer-policy']) {
    const value = answer.headers[name];
    if (typeof value === 'string') headers[name] = value;
  }
  return { status: answer.statusCode, headers, body: await answer.body.text() };
}
