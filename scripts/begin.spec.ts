import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { nodeFault } from './node-version.js';

let clone: string;
beforeEach(() => {
  clone = path.join(
    realpathSync(mkdtempSync(path.join(tmpdir(), 'algort-clone-'))),
    'Mina program',
    'älgört på svenska',
  );
  mkdirSync(path.join(clone, 'node_modules'), { recursive: true });
  cpSync('scripts', path.join(clone, 'scripts'), { recursive: true });
  for (const file of ['package.json', 'package-lock.json']) cpSync(file, path.join(clone, file));
  // This file says that the packages are installed, so the command installs none.
  cpSync('package-lock.json', path.join(clone, 'node_modules', '.algort-lock'));
});
afterEach(() => rmSync(path.resolve(clone, '../..'), { recursive: true }));

test('a clone in a folder with spaces, å, ä and ö starts in that folder', () => {
  const program = `const { begin } = await import(${JSON.stringify(entry())}); begin(); console.log(process.cwd());`;
  expect(run(program)).toBe(clone);
});

test('a Node that is too old is reported before anything is installed', () => {
  writeFileSync(path.join(clone, 'package.json'), JSON.stringify({ type: 'module', engines: { node: '>=999.1.2' } }));
  rmSync(path.join(clone, 'node_modules'), { recursive: true });
  const program = `const { begin } = await import(${JSON.stringify(entry())}); begin();`;
  expect(() => run(program)).toThrow(
    `Älgört needs Node 999.1.2 or newer, and this is Node ${process.versions.node}. Nothing was installed.`,
  );
});

test.each([
  ['18.20.4', false],
  ['20.18.9', false],
  ['20.19.0', true],
  ['20.20.2', true],
  ['22.1.0', true],
])('Node %s is enough for a shop that needs 20.19.0: %s', (version, can) => {
  expect(nodeFault(version, '>=20.19.0') === null).toBe(can);
});

function entry(): string {
  return pathToFileURL(path.join(clone, 'scripts', 'begin.js')).href;
}

function run(program: string): string {
  const answer = execFileSync(process.execPath, ['--input-type=module', '-e', program], {
    cwd: tmpdir(),
    stdio: 'pipe',
  });
  return answer.toString().trim();
}
