import { allocate, share, type Ore } from '../kernel/index.js';
import type { LineDiscount } from './discount.js';
import { isAmong, type GoodsSet } from './goods-set.js';
import { regularPrice, type Reduction } from './line-price.js';
import { multiBuyShares, type MultiBuyShare } from './multi-buy.js';
import { earnsPoints, type Goods, type Off } from './purchase.js';

/** A line while its discounts are subtracted, one kind after another. */
export interface Bill<Line extends Goods = Goods> {
  readonly line: Line;
  readonly regularPrice: Ore;
  /** The price of one piece for everyone. */
  readonly everyones: Ore;
  readonly discounts: LineDiscount[];
  left: Ore;
  inMultiBuy: MultiBuyShare;
}

/** A discount of several lines together. */
export interface SharedDiscount {
  readonly kind: LineDiscount['kind'];
  readonly code: string | null;
  readonly name: string | null;
  readonly off: Off;
  /** Null: all goods but prescription items. */
  readonly goods: GoodsSet | null;
}

export function openBill<Line extends Goods>(line: Line): Bill<Line> {
  // What a customer pays for a prescription item is its ordinary price.
  const regular = earnsPoints(line) ? regularPrice(line) : line.unitPrice;
  const { reductions = [] } = line;
  const campaign = reductions.reduce((sum, { kind, amount }) => (kind === 'campaign' ? sum + amount : sum), 0);
  const everyones = regular - campaign;
  const left = regular * line.quantity;
  return { line, regularPrice: regular, everyones, discounts: [], left, inMultiBuy: { amount: 0, pieces: 0 } };
}

/** Subtracts the reductions of one kind, which the line has by the piece. */
export function reduceByPiece(bill: Bill, kind: Reduction['kind']): void {
  const { line } = bill;
  for (const reduction of line.reductions ?? []) {
    if (reduction.kind !== kind) continue;
    const { code, name = null, amount } = reduction;
    const sum = kind === 'member-price' ? belowMemberPrice(bill, amount) : amount * line.quantity;
    subtract(bill, { kind, code, name, quantity: line.quantity }, sum);
  }
}

/** The pieces of a multi-buy may already cost less than the member price, and then it takes nothing from them. */
function belowMemberPrice({ line, everyones, inMultiBuy: { pieces, amount } }: Bill, off: Ore): Ore {
  const cost = pieces * everyones - amount;
  return off * (line.quantity - pieces) + Math.max(0, cost - pieces * (everyones - off));
}

/** Subtracts a multi-buy from the lines of its campaign. */
export function subtractMultiBuy(bills: readonly Bill[]): void {
  const multiBuy = bills[0]?.line.multiBuy;
  if (!multiBuy) return;
  const { code, name, deal } = multiBuy;
  const pieces = bills.map(({ everyones, line: { quantity } }) => ({ unitPrice: everyones, quantity }));
  multiBuyShares(pieces, deal).forEach((share, index) => {
    const bill = bills[index] as Bill;
    bill.inMultiBuy = share;
    subtract(bill, { kind: 'multi-buy', code, name, quantity: share.pieces }, share.amount);
  });
}

/** Shares a discount out over the lines of its goods, by what is left of their value. A gift has no part in it. */
export function subtractShared(bills: readonly Bill[], { kind, code, name, goods, off }: SharedDiscount): void {
  const among = bills.filter(({ line }) => line.unitPrice > 0 && isAmong(line, goods));
  const left = among.map((bill) => bill.left);
  const whole = left.reduce((sum, amount) => sum + amount, 0);
  allocate(sumOff(off, whole), left).forEach((part, index) => {
    const bill = among[index] as Bill;
    subtract(bill, { kind, code, name, quantity: bill.line.quantity }, part);
  });
}

function subtract(bill: Bill, { kind, code, name, quantity }: Omit<LineDiscount, 'amount'>, sum: Ore): void {
  const amount = Math.min(sum, bill.left);
  if (amount === 0) return;
  bill.left -= amount;
  // Named fields: a spread here takes a third of the time of a whole cart.
  bill.discounts.push({ kind, code, name, amount, quantity });
}

/** What an offer or coupon takes from goods that cost this much together. */
export function sumOff(off: Off, whole: Ore): Ore {
  return 'percent' in off ? share(whole, off.percent, 100) : Math.min(off.amount, whole);
}
