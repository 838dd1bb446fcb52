import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * Returns a script that runs first in the shop's process. It makes the process's clock fast by as much as the test
 * says.
 */
const preload = (file: string): string => `
import { readFileSync, writeFileSync } from 'node:fs';
const RealDate = Date;
let later = 0;
globalThis.Date = class extends RealDate {
  constructor(...given) { if (given.length > 0) super(...given); else super(RealDate.now() + later); }
  static now() { return RealDate.now() + later; }
};
process.on('SIGUSR2', () => { later = Number(readFileSync(${JSON.stringify(`${file}.later`)}, 'utf8')); writeFileSync(${JSON.stringify(`${file}.told`)}, String(later)); });
writeFileSync(${JSON.stringify(`${file}.pid`)}, String(process.pid));
`;

export interface ShopClock {
  /** The value of NODE_OPTIONS that makes the shop's process load the script. */
  readonly nodeOptions: string;
  jump(seconds: number): Promise<void>;
  remove(): Promise<void>;
}

export async function shopClock(): Promise<ShopClock> {
  const directory = await mkdtemp(path.join(tmpdir(), 'algort-clock-'));
  const file = path.join(directory, 'clock');
  await writeFile(`${file}.mjs`, preload(file));
  let later = 0;
  return {
    nodeOptions: `--import=${file}.mjs`,
    async jump(seconds) {
      later += seconds * 1000;
      await writeFile(`${file}.later`, String(later));
      process.kill(Number(await readFile(`${file}.pid`, 'utf8')), 'SIGUSR2');
      while ((await readFile(`${file}.told`, 'utf8').catch(() => '')) !== String(later))
        await new Promise((resolve) => setImmediate(resolve));
    },
    remove: () => rm(directory, { recursive: true, force: true }),
  };
}
