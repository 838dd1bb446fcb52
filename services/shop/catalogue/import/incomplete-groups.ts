import type { RowFault } from '../../../foundation/file-import/file-words.js';
import type { Field } from './fields.js';
import type { Row } from './arrive.js';
import { texts } from './texts.js';

const TOGETHER: readonly (readonly Field[])[] = [
  ['lengthMm', 'widthMm', 'heightMm'],
  ['variantAxis', 'variantValue'],
];

/**
 * Finds columns that the file must give together, but does not. The three measures of a size belong together, and so do
 * the two columns of a variant. A notice needs the status beside it.
 */
export function incompleteGroups(row: Row, given: Readonly<Record<string, string>>): readonly RowFault[] {
  const lacksStatus = row.notice && (row.status === 'for-sale' || given['status'] === undefined);
  const ofWhatIsSold = lacksStatus ? [{ field: 'notice', reason: texts.noticeOfSold }] : [];
  return [...ofWhatIsSold, ...TOGETHER.flatMap((group) => absentOf(group, row, given))];
}

function absentOf(group: readonly Field[], row: Row, given: Readonly<Record<string, string>>): readonly RowFault[] {
  const present = group.filter((field) => row[field] !== undefined && row[field] !== null);
  if (present.length === 0) return [];
  // A value that could not be read is not absent. It already has an error of its own.
  const absent = group.filter((field) => row[field] === null || given[field] === undefined);
  return absent.map((field) => ({ field, reason: texts.beside(present) }));
}
