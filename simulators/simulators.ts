import { join } from 'node:path';

import { partnersConfig, readPartners, type PartnersConfig, type PartnersTls } from '../services/partners/config.js';
import type { Closable } from '../services/partners/definition.js';
import { PARTNER_NAMES, type PartnerName } from '../services/partners/partners.js';
import { SIMULATORS, type Simulated } from './all-simulators.js';
import type { PartnersOptions, SimulatorParts } from './simulate.js';
import { simulatorKeys } from './simulator-keys.js';

export interface Partners {
  readonly config: PartnersConfig;
  /** The running simulators by partner. Null for a partner that is not simulated. */
  readonly simulated: Simulated;
  readonly tls: PartnersTls;
  close(): Promise<void>;
}

/** Reads the settings of the partners. For each partner without settings it starts a simulator. */
export async function startPartners(options: PartnersOptions): Promise<Partners> {
  const { given, toSimulate, tls } = readPartners(options.environment, options);
  const { simulators, settings } = await startSimulators(toSimulate, options);
  const config = partnersConfig.parse({ ...given, ...settings });
  const simulated = Object.fromEntries(PARTNER_NAMES.map((name) => [name, simulators.get(name) ?? null]));
  const close = async () => void (await Promise.all([...simulators.values()].map((simulator) => simulator.close())));
  return { config, simulated: simulated as unknown as Simulated, tls, close };
}

interface Started {
  readonly simulators: ReadonlyMap<PartnerName, Closable>;
  readonly settings: Partial<PartnersConfig>;
}

async function startSimulators(names: readonly PartnerName[], options: PartnersOptions): Promise<Started> {
  const simulators = new Map<PartnerName, Closable>();
  const settings: Partial<PartnersConfig> = {};
  if (names.length === 0) return { simulators, settings };
  const parts = partsOf(options);
  for (const name of names) {
    const started = await SIMULATORS[name](parts);
    simulators.set(name, started.simulator);
    Object.assign(settings, started.settings);
  }
  return { simulators, settings };
}

function partsOf(options: PartnersOptions): SimulatorParts {
  const { dataDir } = options;
  return { ...options, keys: simulatorKeys(dataDir), kept: (file) => dataDir && join(dataDir, file) };
}
