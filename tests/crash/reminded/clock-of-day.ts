import { writeFile } from 'node:fs/promises';
import path from 'node:path';

import type { Instant } from '../../../domain/kernel/index.js';

/**
 * A script that runs first in a shop's process. It moves the clock by a fixed time, so that the processes agree on the
 * day. What the shop does every half minute it does four times a second.
 */
const PRELOAD = `
const RealDate = Date;
const later = Number(process.env.CLOCK_LATER_MS);
globalThis.Date = class extends RealDate {
  constructor(...given) { if (given.length > 0) super(...given); else super(RealDate.now() + later); }
  static now() { return RealDate.now() + later; }
};
const realInterval = globalThis.setInterval;
globalThis.setInterval = (work, ms, ...given) => realInterval(work, ms === 30_000 ? 250 : ms, ...given);
`;

/** Settings of a process whose clock begins at an instant and goes on from there. It must not be later than today. */
export async function clockBeginningAt(at: Instant, directory: string): Promise<Readonly<Record<string, string>>> {
  const file = path.join(directory, 'clock-of-day.mjs');
  await writeFile(file, PRELOAD);
  return { NODE_OPTIONS: `--import=${file}`, CLOCK_LATER_MS: String(Date.parse(at) - Date.now()) };
}
