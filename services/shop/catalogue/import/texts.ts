import type { ProductRejection } from '../../../../domain/product/index.js';
import type { FileWords, RowFault } from '../../../foundation/file-import/file-words.js';
import { shown } from '../../../foundation/file-import/read-values.js';
import type { Refused } from './import-file.js';

export const fileWords: FileWords = {
  noSuchFile: (path) => `${path}: there is no such file`,
  unreadableFile: (path) => `${path}: cannot be read`,
  columnMissing: (column) => `the column ${column} is missing: without it no row can be present from another`,
  columnUnknown: (column) => `${JSON.stringify(column)} is no column; docs/import-catalogue.md lists them`,
  columnTwice: (column) => `the column ${column} stands twice`,
  keyUnknown: 'is no column; docs/import-catalogue.md lists them',
  otherLength: 'has not as many values as the heading has columns',
  quoteOpen: 'has a quotation mark that is never closed: nothing after it was read',
  notCsv: 'is not readable as CSV',
  notJson: 'is not JSON',
  notObject: 'is not a JSON object',
  brokenEncoding: 'has broken encoding: the file is not UTF-8 here',
  nul: 'holds a NUL character',
  halfCharacter: 'holds half a character',
  notUnderstood: 'is not understood',
};

export const texts = {
  missing: 'is missing',
  missingOfNew: 'is missing, and the product is new',
  again: (line: number) => `stands on line ${line} already`,
  eanOf: (ean: string, varuId: string) => `"${ean}" belongs to ${varuId} already`,
  noticeOfSold: 'is for what is withdrawn or recalled, and the row says no such status',
  noSuchPicture: (path: string) => `${shown(path)} is no file beside the import file`,
  pictureTooLarge: (path: string, most: number) => `${shown(path)} is larger than ${most} bytes`,
  notPicture: (path: string) => `${shown(path)} is neither JPEG, PNG, WebP nor AVIF`,
  beside: (present: readonly string[]) => `is missing beside ${present.join(' and ')}`,
  refused: (path: string, { line, varuId, field, reason }: Refused) =>
    `${path}, line ${line}${varuId === null ? '' : ` (${varuId})`}: ${field} ${reason}`,
} as const;

const REASONS: Readonly<Record<ProductRejection['type'], string>> = {
  ProductUnknown: 'is no product of the shop',
  PriceNotPositive: 'is not above 0',
  ReductionNotLower: 'is not lower than the price it reduces',
  PrescriptionNotReducible: 'is not for a prescription item: it is in no campaign and has no reduced price (LAW-01)',
  VatClassOfAnotherType: 'is not how this type is taxed: Rx as prescription, Ex as medicine-otc, Ha as goods or food',
  NarcoticWithoutPrescription: 'is for prescription items alone: narcotics are sold in no other way',
  NewBeforeAdded: 'is before the day it was added',
  PriceBeforeLast: 'begins before the price it would end',
  StockNegative: 'is negative',
  StockLacking: 'is more than the web shop has',
  StockHoldEnded: 'belongs to a payment that is over',
};

/** Creates the error for a row that a rule of the domain refused. It quotes the value of the row. */
export function faultOf(fault: ProductRejection | RowFault, given: Readonly<Record<string, string>>): RowFault {
  if ('reason' in fault) return fault;
  const field = fieldOf(fault);
  const value = given[field];
  return { field, reason: `${value === undefined ? '' : `${shown(value)} `}${REASONS[fault.type]}` };
}

function fieldOf({ field = 'varuId' }: ProductRejection): string {
  return field === 'campaignId' ? 'campaign' : field === 'pharmacies' ? 'pharmacyStock' : field;
}

/**
 * Returns the columns on which a rejection depends. When one of them is missing or unreadable, the rejection is not
 * reported.
 */
export function restsOn(fault: ProductRejection): readonly string[] {
  if (fault.type === 'ReductionNotLower') return ['price', fault.field];
  if (fault.type === 'PrescriptionNotReducible' || fault.type === 'VatClassOfAnotherType')
    return ['type', fieldOf(fault)];
  if (fault.type === 'NarcoticWithoutPrescription') return ['type', fault.field];
  if (fault.type === 'NewBeforeAdded') return ['addedOn', fault.field];
  return [fieldOf(fault)];
}
