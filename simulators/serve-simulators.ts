import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

import type { Platform } from '../services/foundation/platform/platform.js';
import { readPartners } from '../services/partners/config.js';
import { SimulatorClaims } from '../services/partners/simulator-claims.js';
import { startPartners } from './simulators.js';

export interface ServedSimulators {
  /** A file with environment variables for each process of the shop. It exists while the simulators run. */
  readonly file: string;
  close(): Promise<void>;
}

/**
 * Simulates every partner without a configured URL, for shops on the same database. Webhooks go to PUBLIC_URL.
 * @throws InvalidConfiguration when another process simulates one of them
 */
export async function serveSimulators(
  { config, clock, locks }: Pick<Platform, 'config' | 'clock' | 'locks'>,
  environment: Readonly<Record<string, string | undefined>>,
): Promise<ServedSimulators> {
  const production = config.environment === 'production';
  const { given, toSimulate } = readPartners(environment, { production });
  const claims = new SimulatorClaims(locks, toSimulate);
  await claims.hold();
  const directory = path.join(config.dataDirectory, 'partners');
  const partners = await startPartners({
    environment,
    shopUrl: config.publicUrl,
    production,
    dataDir: directory,
    now: () => new Date(clock.now()),
  });
  const added = Object.entries(partners.config).filter(([name]) => !(name in given));
  const file = path.join(directory, 'settings.env');
  await writeFile(file, added.map(([name, value]) => `${name}="${String(value)}"\n`).join(''), { mode: 0o600 });
  return {
    file,
    close: async () => {
      claims.release();
      await rm(file);
      await partners.close();
    },
  };
}
