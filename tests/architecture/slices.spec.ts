import { existsSync, readdirSync, readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { deciders, slices } from '../../domain/slices.js';

test('every domain folder with events is registered as a slice', () => {
  const registry = readFileSync('domain/slices.ts', 'utf8');
  const folders = readdirSync('domain').filter((folder) => existsSync(`domain/${folder}/events.ts`));
  expect(folders.filter((folder) => !registry.includes(`from './${folder}/index.js'`))).toEqual([]);
  expect(folders).toHaveLength(Object.keys(slices).length);
});

test('every slice has its decisions in a separate file, which browser scripts leave out', () => {
  const folders = readdirSync('domain').filter((folder) => existsSync(`domain/${folder}/decide.ts`));
  const indexes = folders.map((folder) => readFileSync(`domain/${folder}/index.ts`, 'utf8'));
  expect(folders).toHaveLength(Object.values(deciders).filter((slice) => 'decide' in slice).length);
  for (const index of indexes) {
    expect(index).toContain("from './decide.js'");
    expect(index).not.toMatch(/^import \{.*from '\.\/commands\//m);
  }
});

/** The streams whose commands the registry decides, with the types of the commands in their folder. */
const decided = Object.entries(deciders).flatMap(([name, { decide, initial, kind }]) => {
  const folder = `domain/${kind}/commands`;
  if (!existsSync(folder) || !decide) return [];
  const source = readdirSync(folder).filter((file) => file.endsWith('.ts') && !file.includes('.spec.'));
  const types = source.flatMap((file) => [
    ...readFileSync(`${folder}/${file}`, 'utf8').matchAll(/^ {2}readonly type: '(\w+)';$/gm),
  ]);
  const send = (type: unknown): unknown => (decide as (command: unknown, state: unknown) => unknown)({ type }, initial);
  return [{ name, send, types: types.map(([, type]) => type) }];
});

test.each(decided)('every command in the folder of $name has its handler', ({ send, types }) => {
  expect(types).not.toEqual([]);
  expect(types.filter((type) => faultOf(() => send(type)).includes('No handler'))).toEqual([]);
});

test.each(decided)('$name does not decide an unknown command, also not by an inherited name', ({ send }) => {
  for (const type of ['Unheard', 'constructor', '__proto__', 'toString', undefined])
    expect(() => send(type)).toThrow(`No handler decides the command ${type}`);
});

/** A command without its data may make its handler fail, which is no concern here. */
function faultOf(act: () => unknown): string {
  try {
    act();
    return '';
  } catch (fault) {
    return String(fault);
  }
}
