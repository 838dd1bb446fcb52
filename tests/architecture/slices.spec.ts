import { existsSync, readdirSync, readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { deciders, slices } from '../../domain/slices.js';

test('every folder of the domain that has events is registered as a slice', () => {
  const registry = readFileSync('domain/slices.ts', 'utf8');
  const folders = readdirSync('domain').filter((folder) => existsSync(`domain/${folder}/events.ts`));
  expect(folders.filter((folder) => !registry.includes(`from './${folder}/index.js'`))).toEqual([]);
  expect(folders).toHaveLength(Object.keys(slices).length);
});

test('every slice has its decisions in a file of their own, which the scripts of a browser go without', () => {
  const folders = readdirSync('domain').filter((folder) => existsSync(`domain/${folder}/decide.ts`));
  const indexes = folders.map((folder) => readFileSync(`domain/${folder}/index.ts`, 'utf8'));
  expect(folders).toHaveLength(Object.values(deciders).filter((slice) => 'decide' in slice).length);
  for (const index of indexes) {
    expect(index).toContain("from './decide.js'");
    expect(index).not.toMatch(/^import \{.*from '\.\/commands\//m);
  }
});
