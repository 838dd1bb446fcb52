import { parse } from 'csv-parse/sync';
import { z } from 'zod';
import { oreOfDecimal, stockholmDate, type BusinessDate, type Instant } from '../../../domain/kernel/index.js';
import { ReportUnusable, type ReportLine } from './payment-reports.js';
import { readReference } from './reference.js';

/** Columns are found by name, because an account may add or move columns. */
const row = z.object({
  'Merchant Account': z.string().min(1),
  'Psp Reference': z.string().min(1),
  'Merchant Reference': z.string(),
  'Booking Date': z.string().regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
  TimeZone: z.enum(['CET', 'CEST', 'UTC', 'GMT']),
  'Main Currency': z.string().regex(/^[A-Z]{3}$/),
  'Main Amount': z.string().regex(/^-?\d{1,12}(\.\d{1,2})?$/),
  'Record Type': z.string().min(1),
  'Modification Psp Reference': z.string(),
  'Modification Merchant Reference': z.string(),
});
type Row = z.infer<typeof row>;

/** Reads a report. @throws ReportUnusable for a file that is not this day's complete report of this account */
export function readReport(text: string, date: BusinessDate, merchantAccount: string): readonly ReportLine[] {
  if (!text.endsWith('\n')) throw new ReportUnusable(date, 'ends in the middle of a line');
  return rowsOf(text, date).map((read, index) => {
    const bookedAt = instantOf(read);
    const where = `line ${index + 1}`;
    if (read['Merchant Account'] !== merchantAccount)
      throw new ReportUnusable(date, `speaks of another merchant account (${where})`);
    if (stockholmDate(bookedAt) !== date)
      throw new ReportUnusable(date, `names another day or time zone than Europe/Stockholm (${where})`);
    return lineOf(read, bookedAt, index + 1);
  });
}

function rowsOf(text: string, date: BusinessDate): readonly Row[] {
  let records: readonly Record<string, string>[];
  let names: readonly string[] = [];
  try {
    const columns = (header: readonly string[]) => (names = header.map((name) => name.trim()));
    records = parse(text, { bom: true, columns: columns as never, skip_empty_lines: true });
  } catch (error) {
    throw new ReportUnusable(date, `cannot be read: ${error instanceof Error ? error.message : 'no CSV'}`);
  }
  const absent = Object.keys(row.shape).find((name) => !names.includes(name));
  if (absent) throw new ReportUnusable(date, `has no column "${absent}"`);
  return records.map((record, index) => {
    const read = row.safeParse(record);
    if (read.success) return read.data;
    throw new ReportUnusable(
      date,
      `cannot be read: line ${index + 1}, column "${String(read.error.issues[0]?.path[0])}"`,
    );
  });
}

function lineOf(read: Row, bookedAt: Instant, line: number): ReportLine {
  const { modificationId: id, attempt } = readReference(read['Modification Merchant Reference']);
  return {
    line,
    record: read['Record Type'],
    bookedAt,
    pspReference: read['Psp Reference'],
    reference: read['Merchant Reference'],
    sum: { amount: oreOfDecimal(read['Main Amount']), currency: read['Main Currency'] },
    modification: id ? { id, attempt, pspReference: read['Modification Psp Reference'] } : null,
  };
}

const OFFSETS: Readonly<Record<Row['TimeZone'], string>> = { CET: '+01:00', CEST: '+02:00', UTC: 'Z', GMT: 'Z' };

function instantOf({ 'Booking Date': written, TimeZone: zone }: Row): Instant {
  return new Date(`${written.replace(' ', 'T')}${OFFSETS[zone]}`).toISOString();
}
