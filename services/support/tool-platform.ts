import { SystemClock } from '../clock/clock.js';
import { readConfig } from '../config/config.js';
import { openDatabase, openPlatform, type Platform } from '../platform/platform.js';

/** For tools typed at a prompt: works beside a running shop, which it needs neither up nor down. */
export async function withPlatform<T>(work: (platform: Platform) => Promise<T>): Promise<T> {
  const config = readConfig();
  const database = await openDatabase(config);
  const platform = openPlatform(config, new SystemClock(), database.url);
  try {
    return await work(platform);
  } finally {
    await platform.close();
    await database.stop();
  }
}

/** Prints what a tool found, or in one line why it could not. */
export async function runTool(work: () => Promise<string>): Promise<void> {
  try {
    process.stdout.write(`${await work()}\n`);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message.split('\n')[0] : String(error)}\n`);
    // The embedded database's own exit hook would turn a mere exit code into success.
    process.exit(1);
  }
}
