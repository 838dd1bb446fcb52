import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { expect, test } from 'vitest';

/** Arrows, ticks, stars and the like. Some fonts lack these letters and show an empty box. */
const SIGN = /[\u2039\u203a\u2190-\u21ff\u2300-\u27bf\u2b00-\u2bff]/;

test('pages draw their arrows, ticks and stars as icons, never as letters', () => {
  const files = readdirSync('web', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(tsx?|css)$/.test(file) && !file.includes('.spec.'))
    .map((file) => path.join('web', file));
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => SIGN.test(readFileSync(file, 'utf8')))).toEqual([]);
});
