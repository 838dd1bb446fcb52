import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, expect, test } from 'vitest';

let clone: string;
beforeEach(() => {
  clone = mkdtempSync(path.join(tmpdir(), 'algort-build-'));
  for (const place of ['scripts', '.swcrc', 'package.json', 'package-lock.json'])
    cpSync(place, path.join(clone, place), { recursive: true });
  symlinkSync(path.resolve('node_modules'), path.join(clone, 'node_modules'));
  mkdirSync(path.join(clone, 'domain/cart'), { recursive: true });
  save('domain/one.ts', `export const one: string = 'ett';`);
  save('domain/cart/two.ts', `export const two: string = 'två';`);
  build();
});
afterEach(() => rmSync(clone, { recursive: true }));

test('only the changed file of two is compiled', () => {
  leaveTrace('domain/cart/two.js');
  save('domain/one.ts', `export const one: string = 'något annat';`);
  expect(build()).toContain('1 of 2 files');
  expect(built('domain/one.js')).toContain('något annat');
  expect(built('domain/cart/two.js')).toContain('// trace');
});

test('without a change nothing is printed and nothing is written', () => {
  leaveTrace('domain/one.js');
  expect(build()).toBe('');
  expect(built('domain/one.js')).toContain('// trace');
});

test('the output of a removed file is removed', () => {
  rmSync(path.join(clone, 'domain/one.ts'));
  build();
  expect(existsSync(out('domain/one.js'))).toBe(false);
  expect(existsSync(out('domain/one.js.map'))).toBe(false);
  expect(built('domain/cart/two.js')).toContain('två');
});

test('a file that cannot be compiled is named, does not stop the others, and is compiled after its repair', () => {
  save('domain/one.ts', 'export const one = ;');
  save('domain/cart/two.ts', `export const two: string = 'tvåa';`);
  expect(build).toThrow(/domain\/one\.ts: /);
  expect(built('domain/cart/two.js')).toContain('tvåa');
  expect(build).toThrow(/domain\/one\.ts: /);
  save('domain/one.ts', `export const one: string = 'ett';`);
  expect(build()).toContain('1 of 2 files');
  expect(built('domain/one.js')).toContain('ett');
});

test.each(['.swcrc', 'package-lock.json'])('all files are compiled again after a change of %s', (file) => {
  leaveTrace('domain/one.js');
  appendFileSync(path.join(clone, file), '\n');
  expect(build()).toContain('2 of 2 files');
  expect(built('domain/one.js')).not.toContain('// trace');
});

test('all files are compiled again when the output has been removed', () => {
  rmSync(path.join(clone, 'dist/server'), { recursive: true });
  build();
  expect(built('domain/one.js')).toContain('ett');
});

function save(file: string, content: string): void {
  writeFileSync(path.join(clone, file), `${content}\n`);
}

function out(file: string): string {
  return path.join(clone, 'dist/server', file);
}

function built(file: string): string {
  return readFileSync(out(file), 'utf8');
}

/** Adds a line to the output. The line is lost when the file is compiled again. */
function leaveTrace(file: string): void {
  appendFileSync(out(file), '// trace\n');
}

function build(): string {
  const program = `import { buildServer } from './scripts/build.js';
    await buildServer().catch((error) => { process.stderr.write(error.message); process.exitCode = 1; });`;
  const args = [
    '--input-type=module',
    '-e',
    `process.stderr.write = process.stdout.write.bind(process.stdout);${program}`,
  ];
  try {
    return execFileSync(process.execPath, args, { cwd: clone, stdio: 'pipe' }).toString();
  } catch (error) {
    throw new Error(String((error as { readonly stdout: Buffer }).stdout));
  }
}
