import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { z } from 'zod';

import { readPartners } from '../config.js';

const address = z.object({ FINANCE_URL: z.string(), FINANCE_HMAC_KEY: z.string() });
export type StatementAddress = z.infer<typeof address>;

const FILE = 'finance-statements.json';

/** Stores the simulator's URL for tools in other processes, because its port changes with each start. */
export function keepStatementAddress(dataDir: string, settings: StatementAddress): void {
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(join(dataDir, FILE), JSON.stringify(address.parse(settings)), { mode: 0o600 });
}

/** Returns the real company's URL, else that of the simulator last started with this directory. Null without either. */
export function statementAddress(
  environment: Readonly<Record<string, string | undefined>>,
  dataDir: string,
): StatementAddress | null {
  const real = address.safeParse(readPartners(environment).given);
  if (real.success) return real.data;
  const file = join(dataDir, FILE);
  return existsSync(file) ? address.parse(JSON.parse(readFileSync(file, 'utf8'))) : null;
}
