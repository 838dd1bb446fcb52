import { generateCatalogue } from '../../seed/catalogue/index.js';
import { freePort } from '../../services/foundation/database/embedded.js';
import type { Measured } from '../figures.js';
import { stockedShop } from '../goods/stocked-shop.js';
import { startShop } from '../shop/shop-process.js';
import type { StepInput } from '../step.js';
import { largeCalls, type LargeCall } from './large-calls.js';

/** The number of products, as many as a large pharmacy sells. A search filter is applied to each of them. */
const PRODUCTS = 5_000;
const TIMES = 9;
const WARM_UP = 3;

/** Measures the time of one call of the largest allowed size. All other calls of the process wait for it. */
export default async function askMuch(input: StepInput): Promise<Measured> {
  const { directory } = await stockedShop(input, PRODUCTS);
  const shop = await startShop(directory, await freePort(), { SEED: 'none' });
  try {
    const version = await versionOf(shop.url);
    const notes: Record<string, number> = {};
    let worst = 0;
    for (const call of largeCalls([...generateCatalogue({ size: PRODUCTS })])) {
      const ms = await timeOf(shop.url, { ...call, path: call.path.replace('VERSION', version) });
      notes[`door.${call.name}.ms`] = ms;
      worst = Math.max(worst, ms);
    }
    return { figures: { 'door.worstRequest.ms': worst }, notes };
  } finally {
    await shop.stop();
  }
}

/** Returns the median of several tries, so that other load of the machine does not count. */
async function timeOf(url: string, call: LargeCall): Promise<number> {
  const times: number[] = [];
  for (let nth = -WARM_UP; nth < TIMES; nth += 1) {
    const began = performance.now();
    await ask(url, call);
    if (nth >= 0) times.push(performance.now() - began);
  }
  return times.sort((a, b) => a - b)[Math.floor(TIMES / 2)] as number;
}

async function ask(url: string, { name, path, body }: LargeCall): Promise<void> {
  const answer = await fetch(`${url}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  await answer.arrayBuffer();
  if (answer.status >= 500) throw new Error(`${name} was answered ${answer.status}`);
}

/** Returns the version of the build. Remix lists its modules only for a caller who names this version. */
async function versionOf(url: string): Promise<string> {
  const page = await (await fetch(url)).text();
  const manifest = /assets\/manifest-([0-9a-f]+)\.js/.exec(page)?.[1];
  if (!manifest) throw new Error('the start page names no manifest');
  return manifest;
}
