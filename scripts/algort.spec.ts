import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, expect, test } from 'vitest';

/** A folder with the content of the container image: built code, package.json, and no sources. */
let image: string;
beforeEach(() => {
  image = mkdtempSync(path.join(tmpdir(), 'algort-image-'));
  mkdirSync(path.join(image, 'scripts'));
  for (const file of ['package.json', 'scripts/algort.js']) cpSync(file, path.join(image, file));
  const place = path.join(image, 'dist/server/services/host/commands');
  mkdirSync(place, { recursive: true });
  writeFileSync(path.join(place, 'migrate.js'), 'console.log(JSON.stringify(process.argv.slice(2)));');
  symlinkSync(path.join(image, 'scripts/algort.js'), path.join(image, 'algort'));
});
afterEach(() => rmSync(image, { recursive: true }));

const algort = (...words: readonly string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [path.join(image, 'algort'), ...words], {
    cwd: tmpdir(),
    encoding: 'utf8',
  });
  return { status, stdout: stdout.trim(), stderr: stderr.trim() };
};

test('a command runs the built program with its arguments, from any folder and through a link', () => {
  expect(algort('migrate', '--to', 'x y')).toEqual({ status: 0, stdout: '["--to","x y"]', stderr: '' });
});

test('an unknown command gets the list of commands', () => {
  for (const words of [[], ['start'], ['toString']]) {
    const { status, stderr } = algort(...words);
    expect(status).toBe(1);
    for (const name of ['migrate', 'staff', 'job', 'import:catalogue', 'rebuild', 'erase', 'restored', 'keys'])
      expect(stderr).toContain(name);
  }
});

test('every command of the image has its own program', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  const places = Object.values(scripts).flatMap((line) => /^node scripts\/run\.js (\S+)$/.exec(line)?.[1] ?? []);
  expect(places.length).toBeGreaterThan(8);
  expect(places.filter((place) => !existsSync(`services/host/commands/${place}.ts`))).toEqual([]);
});

test('the image has the program and a command name for it', () => {
  const lines = readFileSync('Dockerfile', 'utf8');
  expect(lines).toContain('COPY --from=build /app/scripts/algort.js ./scripts/algort.js');
  expect(lines).toContain('ln -s /app/scripts/algort.js /usr/local/bin/algort');
});
