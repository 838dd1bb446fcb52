import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

import type { Platform } from '../services/foundation/platform/platform.js';
import { readPartners } from '../services/partners/config.js';
import { SimulatorClaims } from '../services/partners/simulated/simulator-claims.js';
import { startPartners } from './simulators.js';

export interface ServedSimulators {
  /**
   * The file with the settings of the simulators, as environment variables for the shop's processes. It exists while
   * they run.
   */
  readonly file: string;
  close(): Promise<void>;
}

/**
 * Simulates every partner without settings, for the shops on one database. Webhooks go to PUBLIC_URL.
 * @throws InvalidConfiguration when another process already simulates one of these partners
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
