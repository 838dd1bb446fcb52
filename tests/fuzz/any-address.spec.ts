import http from 'node:http';

import { afterAll, describe, expect, test } from 'vitest';

import { servedShop } from '../shop/served-shop.js';
import { addressOf } from './addresses.js';
import { askShop, inTurn, type Answered, type Sent } from './ask.js';
import { bodyOf } from './bodies.js';
import { MARKUP } from './nasty.js';
import { Random } from './random.js';
import { apiCalls, pageRoutes } from './routes.js';

const ADDRESSES = 10_000;
const CALLS = 2_000;
const AT_ONCE = 8;
const PATIENCE_MS = 240_000;

describe('any request', () => {
  const shop = servedShop({ products: 150, partners: 'inside' });
  const agent = new http.Agent({ keepAlive: true, maxSockets: AT_ONCE });
  afterAll(() => agent.destroy());

  /** Sends all requests. Returns what is wrong with the responses, each with its request. */
  const wrongs = async (
    all: readonly Sent[],
    fault: (answer: Answered) => string | null,
  ): Promise<readonly string[]> => {
    const found: string[] = [];
    const port = Number(new URL(shop.url).port);
    await inTurn(all, AT_ONCE, async (sent) => {
      const wrong = await askShop(agent, port, sent).then(fault, (error: Error) => error.message);
      if (wrong !== null) found.push(`${wrong}: ${JSON.stringify(sent).slice(0, 400)}`);
    });
    return found;
  };

  test(
    `for any of ${ADDRESSES} addresses gets a page or a clear message`,
    async () => {
      const random = new Random(20261121);
      const routes = [...pageRoutes(), ...(await apiCalls(shop.url))];
      const all = Array.from({ length: ADDRESSES }, () => ({ method: 'GET', ...addressOf(random, routes) }));
      expect(await wrongs(all, (answer) => serverFault(answer) ?? reflected(answer) ?? wordless(answer))).toEqual([]);
    },
    PATIENCE_MS,
  );

  test(
    `of ${CALLS} calls with invalid bodies never breaks the shop`,
    async () => {
      const random = new Random(4711);
      const calls = await apiCalls(shop.url);
      const all = Array.from({ length: CALLS }, () => {
        const { path, headers } = addressOf(random, [random.of(calls)]);
        return {
          method: random.of(['POST', 'PUT', 'POST', 'DELETE', 'PATCH']),
          path,
          headers: { ...headers, 'content-type': random.chance(90) ? 'application/json' : 'text/plain' },
          body: bodyOf(random),
        };
      });
      expect(await wrongs(all, (answer) => serverFault(answer) ?? reflected(answer))).toEqual([]);
    },
    PATIENCE_MS,
  );
});

function serverFault({ status, body }: Answered): string | null {
  return status >= 500 || status === 0 ? `${status} ${body.slice(0, 200)}` : null;
}

/** Finds hostile markup that came back unescaped. In JSON and plain text it does no harm. */
function reflected({ type, body }: Answered): string | null {
  const shown = /html|svg|xml/.test(type) ? MARKUP.find((markup) => body.includes(markup)) : undefined;
  return shown ? `markup in a page: ${shown}` : null;
}

function wordless({ status, type, body }: Answered): string | null {
  const needsNone = status === 204 || status === 304 || (status >= 300 && status < 400);
  if (needsNone || (type !== '' && body.length > 0)) return null;
  return `${status} without a word`;
}
