import { SystemClock } from '../clock/clock.js';
import { readConfig } from '../config/config.js';
import { openDatabase, openPlatform } from '../platform/platform.js';
import { staffByHand } from './staff-by-hand.js';
import { StaffAccounts } from './staff-accounts.js';

async function main(): Promise<string> {
  const config = readConfig();
  const database = await openDatabase(config);
  const platform = openPlatform(config, new SystemClock(), database.url);
  try {
    return await staffByHand(process.argv.slice(2), new StaffAccounts(platform.pool, platform.clock), platform.pool);
  } finally {
    await platform.close();
    await database.stop();
  }
}

try {
  process.stdout.write(`${await main()}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message.split('\n')[0] : String(error)}\n`);
  // The embedded database's own exit hook would turn a mere exit code into success.
  process.exit(1);
}
