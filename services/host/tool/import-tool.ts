import { catchUpCatalogue } from '../../shop/catalogue/stocking/catch-up.js';
import { readConfig } from '../../foundation/config/config.js';
import { migrate } from '../../foundation/database/migrate.js';
import { runTool, withPlatform } from './command-line-tool.js';
import type { Platform } from '../../foundation/platform/platform.js';
import type { ToolWords } from '../../foundation/file-import/file-words.js';
import { Unimportable } from '../../foundation/file-import/read-file.js';

export interface ImportTool<Imported> {
  readonly words: ToolWords<Imported>;
  /** Imports the file, and prints refused rows on standard output. */
  work(platform: Platform, path: string, onProgress: (read: number) => void): Promise<Imported>;
}

/** The exit code when some rows were refused; 1 means that nothing could be imported. */
const SOME_REFUSED = 2;

/** Runs a command-line tool that imports a file. The shop may keep running. */
export function runImport<Imported extends { readonly refused: number }>({
  words,
  work,
}: ImportTool<Imported>): Promise<void> {
  return runTool(async () => {
    const path = process.argv[2];
    if (!path) throw new Unimportable(words.usage);
    const began = performance.now();
    const imported = await withPlatform(async (platform) => {
      if (readConfig().environment !== 'production') await migrate(platform.db);
      const result = await work(platform, path, (read) => process.stderr.write(`\r${words.read(read)}`));
      process.stderr.write(`\r${words.catchingUp}\n`);
      await catchUpCatalogue(platform);
      return result;
    });
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    return { said: words.summary(imported, seconds), code: imported.refused === 0 ? 0 : SOME_REFUSED };
  });
}
