import { formatKronor, type Instant } from '../../../../domain/kernel/index.js';
import { COMPANY } from '../../../foundation/company.js';
import type { ReceiptLine, ReceiptSum, ReceiptVat, ReceiptView } from '../contract.js';
import { receiptTexts as texts } from '../texts.js';
import { Sheet, WIDTH, type Cell } from './sheet.js';

interface Row {
  readonly cells: readonly Cell[];
  readonly bold?: true;
}

/** Draws a receipt. The same order gives the same text, as it stands on the page. */
export function receiptPdf(receipt: ReceiptView, at: Instant): Promise<Uint8Array> {
  const sheet = new Sheet(`${texts.title} ${receipt.orderNumber}`, COMPANY.name, new Date(at));
  sheet.heading('H1', texts.title);
  sheet.table(receipt.facts.map(({ label, value }) => ({ cells: pair(label, value) })));
  sheet.heading('H2', texts.lines);
  sheet.table(receipt.lines.flatMap(lineRows), lineCells(texts.name, texts.quantity, texts.unitPrice, texts.amount));
  sheet.table(receipt.sums.map(sumRow));
  sheet.heading('H2', texts.vat);
  sheet.table(receipt.vat.map(vatRow), vatCells(texts.rate, texts.net, texts.vat, texts.gross));
  if (receipt.returns.length > 0) {
    sheet.heading('H2', texts.returns);
    sheet.table(receipt.returns.map(sumRow));
  }
  receipt.notes.forEach((note) => sheet.paragraph(note));
  return sheet.end();
}

function lineRows({ name, quantity, unitPrice, amount, discounts, note }: ReceiptLine): readonly Row[] {
  const whole = note ? `${name}\n${note}` : name;
  return [
    { cells: lineCells(whole, String(quantity), formatKronor(unitPrice), formatKronor(amount)) },
    ...discounts.map((discount) => ({ cells: lineCells(discount.label, '', '', signed(discount.amount)) })),
  ];
}

function sumRow({ label, amount, total }: ReceiptSum): Row {
  return { cells: pair(label, signed(amount), true), ...(total && { bold: true }) };
}

function vatRow({ rate, net, vat, gross }: ReceiptVat): Row {
  return { cells: vatCells(`${rate} %`, formatKronor(net), formatKronor(vat), formatKronor(gross)) };
}

function pair(label: string, value: string, right?: true): readonly Cell[] {
  const half = WIDTH / 2;
  return [
    { text: label, x: 0, width: half },
    { text: value, x: half, width: half, ...(right && { right }) },
  ];
}

function lineCells(name: string, quantity: string, unitPrice: string, amount: string): readonly Cell[] {
  return [
    { text: name, x: 0, width: 260 },
    { text: quantity, x: 260, width: 50, right: true },
    { text: unitPrice, x: 310, width: 85, right: true },
    { text: amount, x: 395, width: WIDTH - 395, right: true },
  ];
}

function vatCells(...texts: readonly [string, string, string, string]): readonly Cell[] {
  const width = WIDTH / 4;
  return texts.map((text, nth) => ({ text, x: nth * width, width, ...(nth > 0 && { right: true as const }) }));
}

/** Discounts and money back have the sign '−', as on the pages. */
function signed(amount: number): string {
  return amount < 0 ? `−${formatKronor(-amount)}` : formatKronor(amount);
}
