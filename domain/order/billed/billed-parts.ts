import { allocate, stockholmDate, vatIn, type Ore, type RecordedEvent } from '../../kernel/index.js';
import { shippingByRate } from '../../pricing/index.js';
import type { OrderEvent, OrderLine, PlacedOrder } from '../events.js';
import { placedOrder } from '../state.js';
import { namedGoods, type NamedGoods, type NamedLine } from './named-goods.js';

/**
 * A part of a capture or refund, at one VAT rate: a line of the order, its freight, or what no line names. The name of
 * the goods is never in it.
 */
export interface BilledPart {
  readonly id: string;
  readonly vatRate: number;
  readonly taxable: Ore;
  readonly vat: Ore;
}

type History = readonly RecordedEvent<OrderEvent>[];
interface Row {
  readonly id: string;
  readonly rate: number;
  readonly gross: Ore;
}

/**
 * What a capture or a refund is for, by the parcel's lines or the returned lines (CHK-05). The parts always make up the
 * amount. What no line names is shared out over the VAT rates of the order, for example after an erasure.
 */
export function billedParts(history: History, partId: string, amount: Ore): readonly BilledPart[] {
  const order = placedIn(history);
  const goods = goodsOf(order, history, partId);
  const rows = [...lineRows(order, goods), ...freightRows(order, goods.freight)].filter(({ gross }) => gross > 0);
  return madeUp(order, rows, amount).map(({ id, rate: vatRate, gross }) => {
    const vat = vatIn(gross, vatRate);
    return { id, vatRate, taxable: gross - vat, vat };
  });
}

function placedIn(history: History): PlacedOrder {
  for (const { type, data } of history) if (type === 'OrderPlaced') return placedOrder(data);
  throw new RangeError('an order without OrderPlaced has no parts');
}

const NOTHING: NamedGoods = { lines: [], freight: 0 };

function goodsOf(order: PlacedOrder, history: History, partId: string): NamedGoods {
  for (const event of history) {
    if (event.type === 'OrderDispatched' && event.eventId === partId) return sentGoods(order, history, event.data);
    const [id, goods] = namedGoods(order, event) ?? [];
    if (goods && id === partId) return goods;
  }
  return NOTHING;
}

/** The goods of a sent parcel, less those that the warehouse lacked before it was sent. */
function sentGoods(
  { lines, totals }: PlacedOrder,
  history: History,
  { lineIds, shipping }: Extract<OrderEvent, { type: 'OrderDispatched' }>['data'],
): NamedGoods {
  const sent = lines.filter(({ lineId }) => lineIds?.includes(lineId) ?? true);
  const lacking = history.flatMap((event) =>
    event.type === 'ParcelShort' && !event.data.sent ? [...event.data.lines] : [],
  );
  return { lines: sent.map((line) => lessLacking(line, lacking)), freight: shipping ?? totals.shipping };
}

function lessLacking({ lineId, total }: OrderLine, lacking: readonly NamedLine[]): NamedLine {
  const lacked = lacking.filter((each) => each.lineId === lineId);
  return { lineId, refund: lacked.reduce((left, { refund }) => left - refund, total) };
}

function lineRows(order: PlacedOrder, { lines }: NamedGoods): readonly Row[] {
  return lines.flatMap(({ lineId, refund: gross }) => {
    const line = order.lines.find((each) => each.lineId === lineId);
    return line ? [{ id: `rad-${lineId}`, rate: line.vatRate, gross }] : [];
  });
}

function freightRows({ lines, placedAt }: PlacedOrder, freight: Ore): readonly Row[] {
  const rates = [...new Set(lines.map(({ vatRate }) => vatRate))];
  const goods = rates.map((rate) => ({
    rate,
    gross: lines.filter(({ vatRate }) => vatRate === rate).reduce((sum, { total }) => sum + total, 0),
  }));
  return shippingByRate(freight, goods, stockholmDate(placedAt)).map((row) => ({ ...row, id: `frakt-${row.rate}` }));
}

/**
 * More than the named goods cost is shared out over the rates of the order. Less means that a part of their price was
 * paid back before.
 */
function madeUp({ totals }: PlacedOrder, named: readonly Row[], amount: Ore): readonly Row[] {
  const sum = sumOf(named);
  if (sum === amount) return named;
  if (sum > amount) return shared(amount, named);
  const rates = totals.vat.map(({ rate, taxable, vat }) => ({ id: `moms-${rate}`, rate, gross: taxable + vat }));
  return [...named, ...shared(amount - sum, rates)];
}

function shared(amount: Ore, rows: readonly Row[]): readonly Row[] {
  const parts = allocate(
    amount,
    rows.map(({ gross }) => gross),
  );
  return rows.map((row, at) => ({ ...row, gross: parts[at] ?? 0 })).filter(({ gross }) => gross > 0);
}

function sumOf(rows: readonly Row[]): Ore {
  return rows.reduce((sum, { gross }) => sum + gross, 0);
}
