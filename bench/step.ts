import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

import type { Clock } from '../services/foundation/clock.js';
import { SystemClock } from '../services/foundation/clock.js';
import { readConfig } from '../services/foundation/config/config.js';
import { migrate } from '../services/foundation/database/migrate.js';
import { openPlatform, type Platform } from '../services/foundation/platform/platform.js';
import type { Measured } from './figures.js';
import type { Sizes } from './options.js';

export interface StepInput {
  readonly directory: string;
  readonly databaseUrl: string;
  /** The URL of the EventStoreDB server. Undefined when PostgreSQL stores the events. */
  readonly eventStoreUrl?: string;
  readonly sizes: Sizes;
}

export type Step<Result = Measured> = (input: StepInput) => Promise<Result>;

/**
 * Runs one step in its own process, so that memory and compiled code of earlier steps do not affect it. The step is the
 * default export of the module.
 */
export function runStep(module: string, input: StepInput): Promise<Measured> {
  return new Promise((resolve, reject) => {
    const entry = fileURLToPath(new URL('./step-process.js', import.meta.url));
    const child = fork(entry, [module], { execArgv: ['--expose-gc'], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    let measured: Measured | undefined;
    child.on('message', (message) => (measured = message as Measured));
    child.on('error', reject);
    child.on('exit', (code) =>
      code === 0 && measured ? resolve(measured) : reject(new Error(`${module} ended with ${code}`)),
    );
    child.send(input);
  });
}

/** Opens the shop's platform on a database of the bench, with generated keys. */
export async function withPlatform<T>(
  input: StepInput,
  work: (platform: Platform) => Promise<T>,
  clock: Clock = new SystemClock(),
): Promise<T> {
  const { directory, databaseUrl, eventStoreUrl } = input;
  const store = eventStoreUrl ? { EVENTSTORE_URL: eventStoreUrl } : {};
  const config = readConfig({ DATA_DIR: directory, DATABASE_URL: databaseUrl, ...store });
  const platform = await openPlatform(config, clock, databaseUrl);
  try {
    await migrate(platform.db);
    return await work(platform);
  } finally {
    await platform.close();
  }
}
