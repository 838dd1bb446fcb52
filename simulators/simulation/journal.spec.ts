import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openJournal } from './journal.js';

const folder = mkdtempSync(join(tmpdir(), 'journal-'));
const path = join(folder, 'deep', 'journal.ndjson');
beforeEach(() => rmSync(path, { force: true }));
afterAll(() => rmSync(folder, { recursive: true }));

function past(): unknown[] {
  const entries: unknown[] = [];
  openJournal(path, (entry) => entries.push(entry)).close();
  return entries;
}
function write(...entries: unknown[]): void {
  const journal = openJournal<unknown>(path, () => undefined);
  for (const entry of entries) journal.append(entry);
  journal.close();
}

describe('a journal', () => {
  test('returns what was written, in order', () => {
    write({ a: 1 }, { b: 'å\nä' });
    write({ c: 3 });
    expect(past()).toEqual([{ a: 1 }, { b: 'å\nä' }, { c: 3 }]);
  });

  test('is written again without removed entries, and continues after that', () => {
    const journal = openJournal<{ a: number }>(path, () => undefined);
    for (const a of [1, 2, 3]) journal.append({ a });
    journal.keep(({ a }) => a !== 2);
    journal.append({ a: 4 });
    journal.close();
    expect(past()).toEqual([{ a: 1 }, { a: 3 }, { a: 4 }]);
  });

  test('drops a line cut short by a crash and continues after it', () => {
    write({ a: 1 });
    appendFileSync(path, '[{"type":"payment","pay');
    expect(past()).toEqual([{ a: 1 }]);
    write({ b: 2 });
    expect(past()).toEqual([{ a: 1 }, { b: 2 }]);
    expect(readFileSync(path, 'utf8')).toBe('{"a":1}\n{"b":2}\n');
  });
});
