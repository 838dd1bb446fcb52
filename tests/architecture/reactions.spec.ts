import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { expect, test } from 'vitest';

/** Files that start and run reactions, but define none. */
const RUN_THEM = ['services/foundation/worker/worker.ts', 'seed/finish.ts'];

test('no reaction can load a stream without its event', () => {
  const reactions = sources().filter((file) => !RUN_THEM.includes(file) && makesReactions(read(file)));
  expect(reactions.length).toBeGreaterThanOrEqual(6);
  expect(reactions.filter((file) => /\bCommandHandling\b/.test(read(file)))).toEqual([]);
});

function makesReactions(text: string): boolean {
  return /import type \{[^}]*\bReaction\b[^}]*\} from '[^']*reaction\.js'/.test(text);
}

function sources(): string[] {
  return ['services', 'seed']
    .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts') && !entry.name.endsWith('.spec.ts'))
    .map((entry) => path.join(entry.parentPath, entry.name));
}

function read(file: string): string {
  return readFileSync(file, 'utf8');
}
