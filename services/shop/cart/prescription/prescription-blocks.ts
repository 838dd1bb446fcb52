import type { Instant } from '../../../../domain/kernel/index.js';
import { rowsOf, type CartState, type PrescriptionRow } from '../../../../domain/cart/index.js';
import type { StockByGln } from '../../pharmacy/pharmacy-stock.js';
import { stocksWhereKept } from '../../pharmacy/stock-answer.js';
import type { PrescriptionBlockView, PrescriptionRowView } from '../contract.js';

type Stock = ReadonlyMap<string, StockByGln>;

/** The articles of the prescription rows, each once. */
export function prescribedArticles(state: Pick<CartState, 'lines'>): readonly string[] {
  return [...new Set(rowsOf(state).map(({ prescription }) => prescription.article.varuId))];
}

/** RX-14: the prescription rows of a cart in blocks, in the order in which they were added. */
export function prescriptionBlocks(state: Pick<CartState, 'lines'>, stock: Stock): readonly PrescriptionBlockView[] {
  const blocks = new Map<string, readonly PrescriptionRow[]>();
  for (const row of rowsOf(state)) {
    const { kind, personNumber, name } = row.prescription.patient;
    const key = `${kind} ${personNumber} ${kind === 'animal' ? name : ''}`;
    blocks.set(key, [...(blocks.get(key) ?? []), row]);
  }
  return [...blocks.values()].map((rows) => blockView(rows, stock));
}

const TOLD_FOR_MS = 24 * 3_600_000;

/** RX-08: how many rows left the cart in the last day because the customer may not act for their patient any more. */
export function rightsEndedLately({ rightsEndedAt }: Pick<CartState, 'rightsEndedAt'>, now: Instant): number {
  return rightsEndedAt.filter((at) => Date.parse(now) - Date.parse(at) <= TOLD_FOR_MS).length;
}

/** RX-14: how many rows left in the last day because the identification ended, and can be taken back. */
export function leftLately(state: Pick<CartState, 'leftRows' | 'lines'>, now: Instant): number {
  const here = new Set(rowsOf(state).map(({ prescription }) => prescription.ordinationId));
  return state.leftRows.filter(
    ({ row, leftAt }) =>
      Date.parse(now) - Date.parse(leftAt) <= TOLD_FOR_MS && !here.has(row.prescription.ordinationId),
  ).length;
}

function blockView(rows: readonly PrescriptionRow[], stock: Stock): PrescriptionBlockView {
  const { kind, name } = (rows[0] as PrescriptionRow).prescription.patient;
  const views = rows.map((row) => rowView(row, stock));
  return { kind, name, rows: views, amount: rows.reduce((sum, { unitPrice }) => sum + unitPrice, 0) };
}

function rowView({ varuId: rowId, prescription }: PrescriptionRow, stock: Stock): PrescriptionRowView {
  const { article, packages, message, price } = prescription;
  const { name, strength, packSize } = article;
  const { benefit, price: whole, amount, difference, exchange } = price;
  const isExchanged = exchange === 'exchanged';
  const paid = { benefit, price: whole, amount, difference };
  const inStockAt = stocksWhereKept(stock.get(article.varuId))?.map(({ Gln }) => Gln) ?? null;
  return { rowId, name, strength, packSize, packages, isExchanged, ...paid, message, inStockAt };
}
