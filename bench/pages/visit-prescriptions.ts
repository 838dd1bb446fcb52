import { startEHealthSimulator } from '../../simulators/e-health/start.js';
import { freePort } from '../../services/foundation/database/embedded.js';
import type { Measured } from '../figures.js';
import { stockedShop } from '../goods/stocked-shop.js';
import { startShop } from '../shop/shop-process.js';
import type { StepInput } from '../step.js';
import { knownVisitors } from './known-visitors.js';
import { visitPages } from './visitors.js';

const PHARMACY = '7350000000011';
/** Four of the fixed test persons, who have ten prescriptions each. */
const PATIENTS = ['198507099805', '198507099813', '199908072391', '201003152384'];
const EACH = 10;
const CLIENTS = 16;
const PARTNER_MS = 20;
const WARM_UP_SECONDS = 10;
/** The shop shows no goods on these pages, so a small one does. */
const PRODUCTS = 200;

/** Measures the page of one's own prescriptions, while the national service answers as slowly as a real one. */
export default async function visitPrescriptions(input: StepInput): Promise<Measured> {
  const { directory } = await stockedShop(input, PRODUCTS);
  const service = await startEHealthSimulator({ pharmacy: PHARMACY, least: EACH });
  service.setScript({ delayMs: PARTNER_MS });
  const settings = { SEED: 'none', E_HEALTH_URL: service.url, E_HEALTH_PHARMACY: PHARMACY };
  const shop = await startShop(directory, await freePort(), settings);
  try {
    const cookies = await knownVisitors(shop.url, CLIENTS, PATIENTS);
    const pages = { url: shop.url, clients: CLIENTS, addresses: ['/mina-recept-inloggad/'], cookies };
    await visitPages({ ...pages, seconds: WARM_UP_SECONDS });
    const { seconds } = input.sizes;
    const before = await shop.cpuMs();
    const { p50Ms, p99Ms, pagesPerSecond, refused, kb } = await visitPages({ ...pages, seconds });
    const usedMs = (await shop.cpuMs()) - before;
    return {
      figures: { 'prescription.page.p99Ms': p99Ms },
      notes: {
        'prescription.page.p50Ms': p50Ms,
        'prescription.page.pagesPerSecond': pagesPerSecond,
        'prescription.page.htmlKb': kb,
        'prescription.page.shopCpuMs': usedMs / Math.max(1, pagesPerSecond * seconds),
        'prescription.page.notWhole': refused,
      },
    };
  } finally {
    await shop.stop();
    await service.close();
  }
}
