import { SystemClock } from '../../foundation/clock.js';
import { readConfig } from '../../foundation/config/config.js';
import { refuseOtherEnvironment } from '../../foundation/database/environment-mark.js';
import { refuseOtherKeys } from '../../foundation/keys/key-check.js';
import { refuseNewerRelease } from '../../foundation/database/newer-release.js';
import { allEventDefinitions } from '../../../domain/slices.js';
import { PARTNER_SECRETS } from '../../partners/partners.js';
import { refuseUnrestored } from '../restore/unrestored.js';
import { openDatabase, openPlatform, type Platform } from '../../foundation/platform/platform.js';
import type { ToolAnswer } from '../../foundation/platform/tool-answer.js';

/** Opens the platform for a command-line tool. It works whether or not the shop is running. */
export async function withPlatform<T>(work: (platform: Platform) => Promise<T>): Promise<T> {
  return withRestoredPlatform(async (platform) => {
    await refuseUnrestored(platform);
    return work(platform);
  });
}

/**
 * Opens the platform like `withPlatform`, but also on a restored copy that nothing else may open yet. Only `npm run
 * restored` uses it.
 */
export async function withRestoredPlatform<T>(work: (platform: Platform) => Promise<T>): Promise<T> {
  const config = readConfig(process.env, PARTNER_SECRETS);
  const database = await openDatabase(config);
  const platform = await openPlatform(config, new SystemClock(), database.url);
  try {
    await refuseNewerRelease(platform.db, allEventDefinitions);
    await refuseOtherEnvironment(platform.pool, config.environment);
    await refuseOtherKeys(platform.pool, config);
    return await work(platform);
  } finally {
    await platform.close();
    await database.stop();
  }
}

/** Prints a tool's result, or one line with the reason for its failure. */
export async function runTool(work: () => Promise<string | ToolAnswer>): Promise<void> {
  try {
    const answer = await work();
    const { said, code } = typeof answer === 'string' ? { said: answer, code: 0 } : answer;
    process.stdout.write(`${said}\n`);
    if (code !== 0) end(code);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message.split('\n')[0] : String(error)}\n`);
    end(1);
  }
}

/** Exits at once, because the embedded database's exit hook would change a mere exit code to 0. */
function end(code: number): never {
  process.exit(code);
}
