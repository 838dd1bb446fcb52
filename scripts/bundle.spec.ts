import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, expect, test } from 'vitest';

const SHOP = `export async function openShop({ importPages }) { const { pages } = await importPages(); console.log(pages); }`;

let clone: string;
beforeEach(() => {
  clone = mkdtempSync(path.join(tmpdir(), 'algort-bundle-'));
  for (const place of ['scripts', 'package.json', 'package-lock.json'])
    cpSync(place, path.join(clone, place), { recursive: true });
  symlinkSync(path.resolve('node_modules'), path.join(clone, 'node_modules'));
  save('dist/server/services/host/open-shop.js', SHOP);
  save('dist/server/services/jobs.js', 'export {};');
  save('dist/web/server/index.js', `export const pages = 'sidorna';`);
  bundle();
});
afterEach(() => rmSync(clone, { recursive: true }));

test('the bundle opens the shop with its pages', () => {
  expect(run('dist/shop/main.js')).toBe('sidorna\n');
});

test('no function gets its name again while the shop runs', () => {
  const inner = SHOP.replace('console.log(pages)', 'const say = () => console.log(pages); say()');
  save('dist/server/services/host/open-shop.js', inner);
  bundle();
  expect(run('dist/shop/main.js')).toBe('sidorna\n');
  expect(readFileSync(path.join(clone, 'dist/shop/main.js'), 'utf8')).not.toContain('__name');
});

test('no character of the bundle needs two bytes, and expressions still mean the same', () => {
  const dashed = SHOP.replace('console.log(pages)', "/* – */ console.log(/^[–’]$/.test('\\u2013'), '–'.length)");
  save('dist/server/services/host/open-shop.js', dashed);
  bundle();
  expect(readFileSync(path.join(clone, 'dist/shop/main.js'), 'utf8')).not.toMatch(/[^\0-\xff]/);
  expect(run('dist/shop/main.js')).toBe('true 1\n');
});

test('a letter after a backslash keeps its meaning', () => {
  const escaped = SHOP.replace('console.log(pages)', String.raw`console.log(/^\–$/.test('\u2013'))`);
  save('dist/server/services/host/open-shop.js', escaped);
  bundle();
  expect(run('dist/shop/main.js')).toBe('true\n');
});

test('nothing is bundled when the shop has not changed', () => {
  save('dist/server/services/jobs.js', 'export const job = 1;');
  save('dist/shop/main.js', '// trace');
  expect(bundle()).toBe('');
  expect(readFileSync(path.join(clone, 'dist/shop/main.js'), 'utf8')).toContain('// trace');
});

test.each([
  ['a module of the shop', 'dist/server/services/host/open-shop.js', SHOP.replace('pages)', `'butiken')`), 'butiken\n'],
  ['the pages', 'dist/web/server/index.js', `export const pages = 'andra sidor';`, 'andra sidor\n'],
])('everything is bundled again after a change of %s', (_what, file, content, said) => {
  save(file, content);
  expect(bundle()).toContain('Bundling');
  expect(run('dist/shop/main.js')).toBe(said);
});

test('everything is bundled again after a change of the packages', () => {
  utimesSync(path.join(clone, 'package-lock.json'), 0, 0);
  expect(bundle()).toContain('Bundling');
});

function save(file: string, content: string): void {
  mkdirSync(path.dirname(path.join(clone, file)), { recursive: true });
  writeFileSync(path.join(clone, file), `${content}\n`);
}

function bundle(): string {
  return run(
    '--input-type=module',
    '-e',
    `process.stderr.write = process.stdout.write.bind(process.stdout);
    await (await import('./scripts/bundle.js')).bundleShop();`,
  );
}

function run(...args: string[]): string {
  return execFileSync(process.execPath, args, { cwd: clone, stdio: 'pipe' }).toString();
}
