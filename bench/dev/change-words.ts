import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { performance } from 'node:perf_hooks';

import { freePort } from '../../services/foundation/database/embedded.js';
import type { Measured } from '../figures.js';
import type { StepInput } from '../step.js';
import { copyClone } from './clone-copy.js';
import { startDev } from './dev-process.js';

const TIMES = 3;
const SPEC = 'domain/cart/commands/add-item.spec.ts';
/** A text that every page contains. */
const WORD = { file: 'web/shop/layout/texts.ts', text: 'Hoppa till innehållet' };
/** A text in the API's error response to a URL that cannot be parsed. */
const REFUSAL = {
  file: 'services/foundation/problem/refusal.ts',
  text: 'Adressen gick inte att läsa.',
  address: '/cart/%00',
};

/**
 * Measures how long a developer waits: for a changed page, for a changed server, and for one spec. Each figure is the
 * worst of several tries.
 */
export default async function changeWords({ directory }: StepInput): Promise<Measured> {
  const clone = process.cwd();
  const copy = copyClone(clone, path.join(directory, 'dev'));
  const dev = startDev(copy.directory, await freePort(), {
    DATA_DIR: path.join(directory, 'dev-data'),
    DATABASE_URL: undefined,
  });
  try {
    const firstMs = await dev.until(WORD.text, '/');
    const words: number[] = [];
    const changes: number[] = [];
    const pages: number[] = [];
    for (let time = 1; time <= TIMES; time += 1) {
      copy.replace(WORD.file, time === 1 ? WORD.text : `Ord ${time - 1}`, `Ord ${time}`);
      words.push(await dev.until(`Ord ${time}`, '/'));
      copy.replace(REFUSAL.file, time === 1 ? REFUSAL.text : `Svar ${time - 1}`, `Svar ${time}`);
      const answered = await dev.until(`Svar ${time}`, REFUSAL.address);
      changes.push(answered);
      pages.push(answered + (await dev.until(`Ord ${time}`, '/')));
    }
    return {
      figures: {
        'dev.webWord.ms': Math.max(...words),
        'dev.serverChange.ms': Math.max(...changes),
        'dev.oneSpec.ms': oneSpec(clone),
      },
      notes: { 'dev.serverChange.pageMs': Math.max(...pages), 'dev.firstPageMs': firstMs },
    };
  } finally {
    await dev.stop();
  }
}

function oneSpec(clone: string): number {
  const began = performance.now();
  execFileSync(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', SPEC], { cwd: clone, stdio: 'ignore' });
  return Math.round(performance.now() - began);
}
