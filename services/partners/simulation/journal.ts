import { closeSync, existsSync, ftruncateSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';

export interface Journal<Entry> {
  append(entry: Entry): void;
  close(): void;
}

/**
 * One JSON value a line, what was written before handed to `replay`, oldest first. A line is one
 * transaction: a line cut short by a crash is dropped whole, so that a payment never stands there
 * without the answer that was given for it. Without a path it remembers nothing beyond the process.
 */
export function openJournal<Entry>(path: string | undefined, replay: (entry: Entry) => void): Journal<Entry> {
  if (!path) return { append: () => undefined, close: () => undefined };
  mkdirSync(dirname(path), { recursive: true });
  const written = existsSync(path) ? readFileSync(path) : Buffer.alloc(0);
  const whole = written.lastIndexOf('\n') + 1;
  const file = openSync(path, 'a');
  if (whole < written.length) ftruncateSync(file, whole);
  for (const line of written.subarray(0, whole).toString('utf8').split('\n'))
    if (line) replay(JSON.parse(line) as Entry);
  return {
    append: (entry) => void writeSync(file, `${JSON.stringify(entry)}\n`),
    close: () => closeSync(file),
  };
}
