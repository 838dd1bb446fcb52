import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { expect, test } from 'vitest';

/** The shop itself, and the one tool that makes the tables which the others ask. */
const OTHERS = ['services/database/main.ts', 'services/main.ts'];

test('every tool comes in by the door that refuses another environment, other keys and a copy that was not restored', () => {
  const tools = mains().filter((file) => !OTHERS.includes(file) && /openDatabase|Platform/.test(read(file)));
  expect(tools.length).toBeGreaterThanOrEqual(8);
  expect(tools.filter((file) => !/\bwith(Restored)?Platform\(/.test(read(file)))).toEqual([]);
});

function mains(): string[] {
  return readdirSync('services', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name === 'main.ts')
    .map((entry) => path.join(entry.parentPath, entry.name));
}

function read(file: string): string {
  return readFileSync(file, 'utf8');
}
