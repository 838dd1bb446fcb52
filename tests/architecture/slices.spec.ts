import { existsSync, readdirSync, readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { slices } from '../../domain/slices.js';

test('every folder of the domain that has events is registered as a slice', () => {
  const registry = readFileSync('domain/slices.ts', 'utf8');
  const folders = readdirSync('domain').filter((folder) => existsSync(`domain/${folder}/events.ts`));
  expect(folders.filter((folder) => !registry.includes(`from './${folder}/index.js'`))).toEqual([]);
  expect(folders).toHaveLength(Object.keys(slices).length);
});
