import type { z } from 'zod';

import type { BusinessDate } from '../../../domain/kernel/index.js';
import { ReportUnusable, type ReportLine } from '../adyen/payment-reports.js';
import { readReference } from '../adyen/reference.js';
import type { FinanceStatement } from './gateway.js';
import type { statementAnswer } from './protocol.js';

type Answer = z.infer<typeof statementAnswer>;

/** @throws ReportUnusable when the statement is cut, or is that of another day */
export function readStatement({ entries, notices, count, date }: Answer, of: BusinessDate): FinanceStatement {
  if (date !== of || entries.length + notices.length !== count)
    throw new ReportUnusable(of, 'of the finance company is cut');
  const told = notices.map(({ creditId: pspReference, merchantReference: reference, notice }) => ({
    ...{ reference, pspReference, notice },
  }));
  return { lines: entries.map(lineOf), notices: told };
}

function lineOf(entry: Answer['entries'][number], at: number): ReportLine {
  const { record, bookedAt, creditId: pspReference, merchantReference, reference, operationId, amount } = entry;
  const { modificationId: id, attempt } = readReference(reference ?? '');
  const modification = id === null ? null : { id, attempt, pspReference: operationId ?? '' };
  const sum = { amount, currency: 'SEK' };
  return { line: at + 1, record, bookedAt, pspReference, reference: merchantReference, sum, modification };
}
