import { randomUUID } from 'node:crypto';

import type { DomainEvent, Rejection } from '../../../domain/kernel/index.js';
import { bringRow } from './bring-row.js';
import type { Imported, ImportInto, ImportOptions, PlanFile } from './plan-file.js';
import { PlanRows } from './plan-rows.js';
import { readFile } from './read-file.js';

const TOLD_EACH = 100;

/**
 * Plans, changes and ends what the rows of a file name. An invalid row is reported and skipped; the others are applied.
 * A second run of the same file changes nothing.
 * @throws Unimportable when the file as a whole cannot be read
 */
export async function importPlans<Row, C, S, E extends DomainEvent, R extends Rejection>(
  file: PlanFile<Row, C, S, E, R>,
  { commands }: Pick<ImportInto, 'commands'>,
  path: string,
  { onRefused = () => undefined, onProgress = () => undefined }: ImportOptions,
): Promise<Imported> {
  const { key: column, words, fields } = file;
  const rows = new PlanRows<Row>(file);
  const run = { commands, correlationId: randomUUID() };
  const count = { read: 0, planned: 0, changed: 0, ended: 0, unchanged: 0, refused: 0 };
  for await (const each of readFile(path, { columns: Object.keys(fields), key: column, words })) {
    const read = rows.read(each);
    const became = 'row' in read ? await bringRow(file, run, read.row) : read.faults;
    if (typeof became === 'string') count[became] += 1;
    else {
      const key = 'row' in read ? String(read.row[column]) : read.key;
      count.refused += 1;
      for (const fault of became) onRefused({ line: each.line, key, ...fault });
    }
    count.read += 1;
    if (count.read % TOLD_EACH === 0) onProgress(count.read);
  }
  return count;
}
