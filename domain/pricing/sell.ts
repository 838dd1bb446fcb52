import type { Ore } from '../kernel/index.js';
import { openBill, reduceByPiece, subtractMultiBuy, subtractShared, type Bill } from './bill.js';
import type { LineDiscount } from './discount.js';
import { earnsPoints, type Goods, type Purchase } from './purchase.js';

/** A priced line. `total` = quantity × regularPrice − discounts. */
export interface SoldLine {
  readonly regularPrice: Ore;
  /** The discounts in the order in which they are subtracted from the line. */
  readonly discounts: readonly LineDiscount[];
  readonly total: Ore;
}

type Discounts = Pick<Purchase<Goods>, 'offers' | 'coupon' | 'cheque'>;

/** Subtracts the discounts from the lines. Prescription items have none (LAW-01). */
export function sell<Line extends Goods>(lines: readonly Line[], discounts: Discounts): readonly (Line & SoldLine)[] {
  const bills = lines.map(openBill);
  subtractAll(
    bills.filter(({ line }) => earnsPoints(line)),
    discounts,
  );
  return bills.map(({ line, regularPrice, discounts: subtracted, left: total }) => ({
    ...line,
    regularPrice,
    discounts: subtracted,
    total,
  }));
}

/** Subtracts in the order of `DISCOUNT_KINDS`: each discount from what is left, and never below 0. */
function subtractAll(bills: readonly Bill[], { offers = [], coupon, cheque }: Discounts): void {
  for (const bill of bills) reduceByPiece(bill, 'campaign');
  for (const lines of multiBuys(bills)) subtractMultiBuy(lines);
  for (const bill of bills) reduceByPiece(bill, 'member-price');
  for (const offer of offers) if (offer.kind === 'member-offer') subtractShared(bills, offer);
  for (const offer of offers) if (offer.kind === 'personal-offer') subtractShared(bills, offer);
  if (coupon) subtractShared(bills, { ...coupon, kind: 'coupon' });
  for (const bill of bills) reduceByPiece(bill, 'gift');
  if (!cheque) return;
  const { chequeId: code, amount } = cheque;
  subtractShared(bills, { kind: 'cheque', code, name: null, off: { amount }, goods: null });
}

/** The lines of each multi-buy campaign. */
function multiBuys(bills: readonly Bill[]): Iterable<readonly Bill[]> {
  const byCampaign = new Map<string, Bill[]>();
  for (const bill of bills) {
    const { multiBuy } = bill.line;
    if (!multiBuy) continue;
    const lines = byCampaign.get(multiBuy.code);
    if (lines) lines.push(bill);
    else byCampaign.set(multiBuy.code, [bill]);
  }
  return byCampaign.values();
}
