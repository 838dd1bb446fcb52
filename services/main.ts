import 'reflect-metadata';

import path from 'node:path';

import { SystemClock } from './clock/clock.js';
import { InvalidConfiguration, readConfig } from './config/config.js';
import { startShop } from './shop.js';
import { collectStartGarbage } from './start-garbage.js';

/** A start that cannot go on says why in one line. */
try {
  const config = readConfig();
  const shop = await startShop({ config, clock: new SystemClock(), webBuild: path.resolve('dist/web') });
  process.stdout.write(`${shop.greeting}\n`);
  const stop = (): void => void shop.stop().then(() => process.exit(0));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    // The embedded database's package listens too, and would stop it while the shop still needs it.
    process.removeAllListeners(signal);
    process.once(signal, stop);
  }
  await collectStartGarbage();
} catch (error) {
  process.stderr.write(`Älgört did not start: ${reasonOf(error)}\n`);
  process.exit(1);
}

function reasonOf(error: unknown): string {
  if (error instanceof InvalidConfiguration) return error.message;
  const { code, port, message } = error as { code?: string; port?: number; message?: string };
  if (code === 'EADDRINUSE') return `PORT: ${port} is taken; set PORT to a free one`;
  return message?.split('\n')[0] ?? String(error);
}
