import { readdirSync } from 'node:fs';

import { expect, test } from 'vitest';

import { migrations } from './index.js';

const files = readdirSync('migrations').filter((file) => /^\d.*\.ts$/.test(file));

test('every migration in the folder is listed, in the order of the names', () => {
  const names = files.map((file) => file.replace('.ts', '')).sort();
  expect(Object.keys(migrations), 'a file that migrations/index.ts does not list never runs').toEqual(names);
});
