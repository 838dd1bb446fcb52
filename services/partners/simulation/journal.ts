import { closeSync, existsSync, ftruncateSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';

export interface Journal<Entry> {
  /** What was written before, oldest first. */
  readonly past: readonly Entry[];
  append(entry: Entry): void;
  close(): void;
}

/**
 * One JSON value a line. A line is one transaction: a line cut short by a crash is dropped whole,
 * so that a payment never stands there without the answer that was given for it.
 * Without a path it remembers nothing beyond the process.
 */
export function openJournal<Entry>(path?: string): Journal<Entry> {
  if (!path) return { past: [], append: () => undefined, close: () => undefined };
  mkdirSync(dirname(path), { recursive: true });
  const written = existsSync(path) ? readFileSync(path) : Buffer.alloc(0);
  const whole = written.lastIndexOf('\n') + 1;
  const file = openSync(path, 'a');
  if (whole < written.length) ftruncateSync(file, whole);
  const lines = written.subarray(0, whole).toString('utf8').split('\n').filter(Boolean);
  return {
    past: lines.map((line) => JSON.parse(line) as Entry),
    append: (entry) => void writeSync(file, `${JSON.stringify(entry)}\n`),
    close: () => closeSync(file),
  };
}
