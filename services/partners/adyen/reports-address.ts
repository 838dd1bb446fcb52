import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { readPartners } from '../config.js';

const address = z.object({
  ADYEN_REPORTS_URL: z.string(),
  ADYEN_REPORT_USER: z.string(),
  ADYEN_REPORT_PASSWORD: z.string(),
  ADYEN_MERCHANT_ACCOUNT: z.string(),
});
/** The URL and credentials of the partner's reports. */
export type ReportsAddress = z.infer<typeof address>;

const FILE = 'adyen-reports.json';

/** Stores the simulator's URL for tools in other processes, because its port changes with each start. */
export function keepReportsAddress(dataDir: string, settings: ReportsAddress): void {
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(join(dataDir, FILE), JSON.stringify(address.parse(settings)), { mode: 0o600 });
}

/**
 * Returns the real partner's URL when it is configured. Otherwise it returns the URL of the simulator that was last
 * started with this data directory. Null without either.
 */
export function reportsAddress(
  environment: Readonly<Record<string, string | undefined>>,
  dataDir: string,
): ReportsAddress | null {
  const real = address.safeParse(readPartners(environment).given);
  if (real.success) return real.data;
  const file = join(dataDir, FILE);
  return existsSync(file) ? address.parse(JSON.parse(readFileSync(file, 'utf8'))) : null;
}
