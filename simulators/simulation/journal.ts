import {
  closeSync,
  existsSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { dirname } from 'node:path';

export interface Journal<Entry> {
  append(entry: Entry): void;
  /** Rewrites the file in one step with only the entries for which `stays` returns true. */
  keep(stays: (entry: Entry) => boolean): void;
  close(): void;
}

/**
 * Opens a file with one JSON entry in each line, and passes the old entries to `replay`, oldest first. A line is
 * written wholly or not at all: an incomplete last line is dropped. So no payment is stored without its response.
 * Without a path nothing is stored.
 */
export function openJournal<Entry>(path: string | undefined, replay: (entry: Entry) => void): Journal<Entry> {
  if (!path) return { append: () => undefined, keep: () => undefined, close: () => undefined };
  mkdirSync(dirname(path), { recursive: true });
  const written = existsSync(path) ? readFileSync(path) : Buffer.alloc(0);
  const whole = written.lastIndexOf('\n') + 1;
  let file = openSync(path, 'a');
  if (whole < written.length) ftruncateSync(file, whole);
  for (const line of linesOf(written.subarray(0, whole))) replay(JSON.parse(line) as Entry);
  return {
    append: (entry) => void writeSync(file, `${JSON.stringify(entry)}\n`),
    keep: (stays) => {
      const kept = linesOf(readFileSync(path)).filter((line) => stays(JSON.parse(line) as Entry));
      writeFileSync(`${path}.new`, kept.map((line) => `${line}\n`).join(''));
      renameSync(`${path}.new`, path);
      closeSync(file);
      file = openSync(path, 'a');
    },
    close: () => closeSync(file),
  };
}

function linesOf(written: Buffer): string[] {
  return written.toString('utf8').split('\n').filter(Boolean);
}
