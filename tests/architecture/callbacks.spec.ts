import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { expect, test } from 'vitest';

/**
 * Calls that register a callback with a client, a server or a timer. An error in such a callback is not caught and ends
 * the process.
 */
const GIVEN = /(?:\.(?:on|once|addListener|prependListener|addEventListener)\(\s*'|\bset(?:Interval|Timeout)\(\s*)/g;
const GUARDED = /^[^']*'?,?\s*guarded\(/;
/** Callbacks that need no guard: they catch every error, or only settle a promise or close a socket. */
const HARMLESS = [
  /^[^']*'?,?\s*(?:resolve|reject|end|hangs|broken)\b/,
  /^[^']*'?,?\s*\(\) => (?:void )?(?:resolve|reject|waiter\.resolve|socket\.destroy|this\.sweep)\(/,
  /^[^']*'?,?\s*\(\) => \{?\s*(?:this\.working = this\.look\(\)|this\.timer = null;\s*void this\.write\(\))/,
  /^[^']*'?,?\s*\(\) => void this\.catchUp\(\)\.catch\(/,
];
/** This test leaves out helpers of other tests, and the file that collects garbage once after the start. */
const OTHER_SIDE = /\.fixture\.ts$|testing\.ts$|start-garbage/;

test('every callback given to a client, a server or a timer is guarded, so that no error ends the process', () => {
  const given = sources().flatMap((file) => callbacksOf(file));
  expect(given.length).toBeGreaterThanOrEqual(30);
  const bare = given.filter(({ rest }) => !GUARDED.test(rest) && !HARMLESS.some((form) => form.test(rest)));
  expect(bare.map(({ file, rest }) => `${file}: ${rest.slice(0, 80)}`)).toEqual([]);
});

test('every connection to PostgreSQL is a client that survives any answer', () => {
  const bare = sources().filter((file) => /new pg\.Client\(/.test(readFileSync(file, 'utf8')));
  // This connection belongs to a command that operators run before the shop starts.
  expect(bare).toEqual(['services/host/restore/restored.ts']);
  const pools = sources().filter((file) => /new pg\.Pool\(/.test(readFileSync(file, 'utf8')));
  expect(pools).toEqual(['services/foundation/database/connection.ts']);
});

function callbacksOf(file: string): readonly { readonly file: string; readonly rest: string }[] {
  const text = readFileSync(file, 'utf8');
  return [...text.matchAll(GIVEN)].map((match) => {
    const from = match.index + match[0].length;
    const rest = text.slice(from, from + 160);
    return { file, rest: match[0].endsWith("'") ? rest : `'${rest}`.slice(1) };
  });
}

function sources(): string[] {
  return ['services', 'projections', 'seed']
    .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts') && !entry.name.endsWith('.spec.ts'))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !OTHER_SIDE.test(file))
    .sort();
}
