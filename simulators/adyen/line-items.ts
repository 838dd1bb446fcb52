import { AdyenError } from './adyen-error.js';

export interface BilledLine {
  readonly id: string;
  readonly quantity: number;
  readonly amountIncludingTax: number;
  readonly amountExcludingTax: number;
  readonly taxAmount: number;
}

/** Refuses lines that are missing, that have the same id, or that do not add up to the amount, each with its VAT. */
export function checkLineItems(lines: readonly BilledLine[] = [], amount: number): void {
  if (lines.length === 0) throw new AdyenError(422, '14_030', 'Line items are required for Klarna');
  const sum = lines.reduce((total, line) => total + line.amountIncludingTax * line.quantity, 0);
  const ties = lines.every((line) => line.amountExcludingTax + line.taxAmount === line.amountIncludingTax);
  if (sum !== amount || !ties || new Set(lines.map(({ id }) => id)).size < lines.length)
    throw new AdyenError(422, '14_030', 'Line items do not match the amount');
}
