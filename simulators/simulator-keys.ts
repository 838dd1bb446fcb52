import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface SimulatorKeys {
  readonly apiKey: string;
  readonly adyen: string;
  readonly warehouse: string;
  readonly finance: string;
  readonly deliveryCheckout: string;
}

/**
 * Returns the keys of the simulators. They are made once for a data directory, so that a second process with the same
 * data uses them too.
 */
export function simulatorKeys(dataDir: string | undefined): SimulatorKeys {
  const path = dataDir && join(dataDir, 'keys.json');
  const kept = path && existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Partial<SimulatorKeys>) : {};
  const key = () => randomBytes(32).toString('hex');
  // A directory of an earlier release lacks the keys of newer simulators.
  const keys = { apiKey: key(), adyen: key(), warehouse: key(), finance: key(), deliveryCheckout: key(), ...kept };
  if (Object.keys(kept).length === Object.keys(keys).length) return keys;
  if (dataDir && path) {
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(path, JSON.stringify(keys), { mode: 0o600 });
  }
  return keys;
}
