import type { ProductRejection } from '../../../domain/product/index.js';
import type { FileWords, RowFault } from '../../file-import/file-words.js';

export const fileWords: FileWords = {
  noSuchFile: (path) => `${path}: there is no such file`,
  unreadableFile: (path) => `${path}: cannot be read`,
  columnMissing: (column) => `the column ${column} is missing: without it no row can be told from another`,
  columnUnknown: (column) => `${JSON.stringify(column)} is no column; docs/import-catalogue.md lists them`,
  columnTwice: (column) => `the column ${column} stands twice`,
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

const REASONS: Readonly<Record<ProductRejection['type'], string>> = {
  ProductUnknown: 'is no product of the shop',
  PriceNegative: 'is negative',
  ReductionNotLower: 'is not lower than the price it reduces',
  PrescriptionNotReducible: 'a prescription item is in no campaign and has no reduced price (LAW-01)',
  PriceBeforeLast: 'begins before the price it would end',
  StockNegative: 'is negative',
};

/** A rule of the shop refused the row. */
export function faultOf(fault: ProductRejection | RowFault): RowFault {
  if ('reason' in fault) return fault;
  const field = fault.field ?? 'varuId';
  return {
    field: field === 'campaignId' ? 'campaign' : field === 'pharmacies' ? 'pharmacyStock' : field,
    reason: REASONS[fault.type],
  };
}
