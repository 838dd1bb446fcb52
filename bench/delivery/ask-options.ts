import path from 'node:path';

import autocannon from 'autocannon';

import { freePort } from '../../services/foundation/database/embedded.js';
import { SESSION_COOKIE } from '../../services/access/session/session.js';
import type { Measured } from '../figures.js';
import { startShop } from '../shop/shop-process.js';
import { stockedProducts } from '../shop/stocked-products.js';
import type { StepInput } from '../step.js';

const SHOPPERS = 4;
const LINES = 10;
const WARM_UP_SECONDS = 4;
const DETAILS = {
  ...{ firstName: 'Astrid', lastName: 'Ek', email: 'astrid.ek@exempel.se', phoneNumber: '0701234567' },
  ...{ street: 'Hornsgatan 1', postalCode: '11820', city: 'Stockholm', careOf: null },
};

/** Measures the call for the delivery options of a cart with ten lines, over HTTP. Four shoppers ask all the time. */
export default async function askOptions(input: StepInput): Promise<Measured> {
  const directory = path.join(input.directory, 'shop');
  const first = await startShop(directory, await freePort());
  const varuIds = await stockedProducts(directory, input).finally(() => first.stop());
  const shop = await startShop(directory, await freePort());
  try {
    const cookies = await Promise.all(
      Array.from({ length: SHOPPERS }, (_, nth) => cartOf(shop.url, varuIds.slice(nth * LINES, (nth + 1) * LINES))),
    );
    await asked(shop.url, cookies, WARM_UP_SECONDS);
    const { latency, requests, non2xx } = await asked(shop.url, cookies, input.sizes.seconds);
    return {
      figures: { 'delivery.options.p99Ms': latency.p99 },
      notes: { 'delivery.options.rps': requests.average, 'delivery.options.notAnswered': non2xx },
    };
  } finally {
    await shop.stop();
  }
}

/** Fills a guest's cart, gives the receiver, and returns the cookie of the session. */
async function cartOf(url: string, varuIds: readonly string[]): Promise<string> {
  let cookie = '';
  const send = async (method: string, address: string, body: object): Promise<void> => {
    const headers = { 'content-type': 'application/json', cookie };
    const response = await fetch(`${url}${address}`, { method, headers, body: JSON.stringify(body) });
    if (!response.ok) throw new Error(`${address} answered ${response.status}: ${await response.text()}`);
    const set = response.headers.getSetCookie().find((one) => one.startsWith(`${SESSION_COOKIE}=`));
    cookie = set?.split(';')[0] ?? cookie;
  };
  for (const id of varuIds) await send('POST', '/cart/add-quantity', { id, quantity: 1 });
  await send('PUT', '/customer-details', DETAILS);
  return cookie;
}

function asked(url: string, cookies: readonly string[], duration: number): Promise<autocannon.Result> {
  const left = [...cookies];
  const setupClient = (client: autocannon.Client): void => {
    const headers = { 'content-type': 'application/json', cookie: left.pop() ?? '' };
    client.setRequests([{ method: 'PUT', path: '/shipments/sync-cart', headers, body: '{}' }]);
  };
  return autocannon({ url, connections: cookies.length, duration, setupClient });
}
