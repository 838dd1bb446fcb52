import { spawn } from 'node:child_process';
import { watch } from 'node:fs';

import { begin } from './begin.js';
import { buildIfChanged } from './build-if-changed.js';

/** Builds and restarts the shop whenever a source changes; the database and its data stay up. */
begin();
const SETTLE_MS = 200;
let shop;
let timer;
await restart();
for (const folder of ['domain', 'services', 'projections', 'migrations', 'web']) {
  watch(folder, { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(() => void restart(), SETTLE_MS);
  });
}

async function restart() {
  try {
    await buildIfChanged();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    return;
  }
  if (shop) await new Promise((resolve) => shop.once('exit', resolve).kill('SIGTERM'));
  shop = spawn(process.execPath, ['--enable-source-maps', 'dist/server/services/main.js'], { stdio: 'inherit' });
}
