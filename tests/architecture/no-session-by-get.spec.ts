import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { expect, test } from 'vitest';

const controllers = readdirSync('services', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name.endsWith('.controller.ts'))
  .map((entry) => path.join(entry.parentPath, entry.name));

/** Finds the methods of a controller, each with its decorators and parameters. */
const METHOD = /@(Get|Post|Put|Patch|Delete)\(.*?\)[^{]*?\n  (?:async )?(\w+)\(([\s\S]*?)\)(?::[^{;]+)? \{\n/g;

test('no GET call takes a shopper, because it would open a session', () => {
  const found = controllers.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(METHOD)]
      .filter(([, method, , parameters]) => method === 'Get' && parameters?.includes('@CurrentShopper'))
      .map(([, , name]) => `${file}: ${name}`),
  );
  expect(found).toEqual([]);
});
