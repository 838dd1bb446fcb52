import { parse } from 'csv-parse/sync';
import { z } from 'zod';

import type { SettledLine, Settlement } from '../../../domain/books/index.js';
import { oreOfDecimal, type BusinessDate } from '../../../domain/kernel/index.js';
import { ReportUnusable } from './payment-reports.js';
import { readReference } from './reference.js';

const amount = z.string().regex(/^(\d{1,12}(\.\d{1,2})?)?$/);

/** Columns are found by name, because an account may add or move columns. */
const row = z.object({
  'Merchant Account': z.string().min(1),
  'Psp Reference': z.string(),
  'Merchant Reference': z.string(),
  'Creation Date': z.string().regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
  Type: z.string().min(1),
  'Gross Currency': z.enum(['', 'SEK']),
  'Gross Debit (GC)': amount,
  'Gross Credit (GC)': amount,
  'Net Currency': z.literal('SEK'),
  'Net Debit (NC)': amount,
  'Net Credit (NC)': amount,
  'Modification Merchant Reference': z.string(),
  'Batch Number': z.string().regex(/^\d+$/),
});
type Row = z.infer<typeof row>;

export interface SettlementAsked {
  readonly number: number;
  readonly merchantAccount: string;
}

const PAYOUT = 'MerchantPayout';
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Reads Adyen's settlement details report. The last row pays out what the others sum to, so a cut file does not add up.
 * @throws ReportUnusable
 */
export function readSettlement(text: string, { number, merchantAccount }: SettlementAsked): Settlement {
  const unusable = (why: string) => new ReportUnusable(`settlement ${number}`, why);
  if (!text.endsWith('\n')) throw unusable('ends in the middle of a line');
  const rows = recordsOf(text, unusable);
  const stray = rows.find(
    (each) => each['Merchant Account'] !== merchantAccount || Number(each['Batch Number']) !== number,
  );
  if (stray) throw unusable('speaks of another merchant account or batch');
  const payout = rows.find(({ Type }) => Type === PAYOUT);
  if (!payout) throw unusable('has no payout');
  if (rows.reduce((sum, each) => sum + net(each), 0) !== 0) throw unusable('does not add up to its payout');
  const lines = rows.filter(({ Type }) => Type !== PAYOUT).map(lineOf);
  return { partner: 'adyen', number, paidOn: payout['Creation Date'].slice(0, 10) as BusinessDate, lines };
}

function recordsOf(text: string, unusable: (why: string) => ReportUnusable): readonly Row[] {
  let records: readonly unknown[];
  try {
    records = parse(text, { bom: true, columns: true, skip_empty_lines: true });
  } catch (error) {
    throw unusable(`cannot be read: ${error instanceof Error ? error.message : 'no CSV'}`);
  }
  return records.map((record, index) => {
    const read = row.safeParse(record);
    if (read.success) return read.data;
    throw unusable(`cannot be read: line ${index + 1}, column "${String(read.error.issues[0]?.path[0])}"`);
  });
}

/** What is between gross and net is the partner's fee. A row without a payment is a fee, or needs staff. */
function lineOf(read: Row): SettledLine {
  const reference = read['Merchant Reference'];
  const gross = oreOf(read['Gross Credit (GC)']) - oreOf(read['Gross Debit (GC)']);
  const { modificationId } = readReference(read['Modification Merchant Reference']);
  return { paymentId: UUID.test(reference) ? reference : null, modificationId, gross, fee: gross - net(read) };
}

function net(read: Row): number {
  return oreOf(read['Net Credit (NC)']) - oreOf(read['Net Debit (NC)']);
}

function oreOf(written: string): number {
  return written === '' ? 0 : oreOfDecimal(written);
}
