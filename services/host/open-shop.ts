import 'reflect-metadata';

import { guarded } from '../foundation/log/guarded.js';
import { SystemClock } from '../foundation/clock.js';
import { InvalidConfiguration, readConfig } from '../foundation/config/config.js';
import { Ending } from './ending.js';
import { logFormatOf, openLog, sayAs } from '../foundation/log/shop-log.js';
import { whenOrphaned } from './orphaned.js';
import type { ShopOptions } from './shop.js';
import { PARTNER_SECRETS } from '../partners/partners.js';
import { collectStartGarbage } from './start-garbage.js';

/**
 * Starts the shop of this process with the settings of its environment. A failed start prints the reason in one line.
 */
export async function openShop(pages: Pick<ShopOptions, 'webBuild' | 'importPages' | 'pages'>): Promise<void> {
  const format = logFormatOf(process.env['LOG_FORMAT']);
  openLog(format);
  let ending: Ending | null = null;
  try {
    const config = readConfig(process.env, PARTNER_SECRETS);
    ending = new Ending({
      withinMs: config.stopWithinMs,
      say: (level, line) => sayAs(format, level, line),
      exit: (code) => process.exit(code),
    });
    listenForTheEnd(ending);
    // The shop is imported after the settings are read, so that a wrong setting is reported at once.
    const { startShop } = await import('./shop.js');
    const shop = await startShop({ config, clock: new SystemClock(), ...pages, ending });
    sayAs(format, 'log', shop.greeting);
    ending.with('the shop', () => shop.stop());
    await collectStartGarbage();
    // The products and the search index are still read after the shop has opened. Memory is therefore collected once
    // more.
    void shop.settled.then(collectStartGarbage).catch((error: unknown) => sayAs(format, 'log', reasonOf(error)));
  } catch (error) {
    // When the process is stopped during its start, its database closes. That error is expected.
    if (!ending?.isBegun) {
      sayAs(format, 'fatal', `Älgört did not start: ${reasonOf(error)}`);
      process.exit(1);
    }
  }
}

function listenForTheEnd(end: Ending): void {
  const begin = guarded('a signal', () => void end.begin());
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, begin);
  if (process.env['npm_lifecycle_event'] !== undefined) whenOrphaned(begin);
}

function reasonOf(error: unknown): string {
  if (error instanceof InvalidConfiguration) return error.message;
  const { code, port, message } = error as { code?: string; port?: number; message?: string };
  if (code === 'EADDRINUSE') return `PORT: ${port} is taken; set PORT to a free one`;
  return message?.split('\n')[0] ?? String(error);
}
