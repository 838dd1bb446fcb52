import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { expect, test } from 'vitest';

/** This command needs no check, because it creates the tables that the other commands read. */
const MIGRATE = 'services/host/commands/migrate.ts';

test('every tool refuses another environment, other keys and a copy that was not restored', () => {
  const tools = commands().filter((file) => file !== MIGRATE && /openDatabase|Platform/.test(read(file)));
  expect(tools.length).toBeGreaterThanOrEqual(8);
  expect(tools.filter((file) => !/\bwith(Restored)?Platform\(/.test(read(file)))).toEqual([]);
});

function commands(): string[] {
  return readdirSync('services/host/commands').map((name) => path.join('services/host/commands', name));
}

function read(file: string): string {
  return readFileSync(file, 'utf8');
}
