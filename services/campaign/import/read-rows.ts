import type { RowFault } from '../../file-import/file-words.js';
import type { FileRow } from '../../file-import/read-file.js';
import { readValues, shown } from '../../file-import/read-values.js';
import { FIELD_NAMES, FIELDS, type Row } from './fields.js';
import { fileWords, texts } from './texts.js';

export type ReadRow = { readonly row: Row } | { readonly campaignId: string | null; readonly fault: RowFault };

/** Reads rows one after another and tells them apart: a campaign stands once in a file. */
export class Rows {
  private readonly lines = new Map<string, number>();

  read(file: FileRow): ReadRow {
    if ('fault' in file) return { campaignId: null, fault: file.fault };
    const told = toldIn(file.texts);
    const campaignId = told['campaignId'] === undefined ? null : shown(told['campaignId']).slice(1, -1);
    const unknown = Object.keys(told).find((name) => !(FIELD_NAMES as readonly string[]).includes(name));
    if (unknown !== undefined) return { campaignId, fault: { field: shown(unknown), reason: texts.unknownColumn } };
    const read = readValues(FIELDS, told, fileWords);
    const fault = 'fault' in read ? read.fault : this.repeated(read.values.campaignId, file.line);
    return fault || 'fault' in read ? { campaignId, fault: fault as RowFault } : { row: read.values as Row };
  }

  private repeated(campaignId: string | undefined, line: number): RowFault | null {
    if (campaignId === undefined) return { field: 'campaignId', reason: texts.missing };
    const first = this.lines.get(campaignId);
    if (first !== undefined) return { field: 'campaignId', reason: texts.again(first) };
    this.lines.set(campaignId, line);
    return null;
  }
}

/** Some rows plan and some only end, so an empty value tells nothing. */
function toldIn(row: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(row).filter(([, value]) => value.trim() !== ''));
}
