import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { FORGOTTEN, type RecordedEvent } from '../../kernel/index.js';
import type { OrderEvent, OrderLine } from '../events.js';
import { cream, dispatched, placed, vitamins } from '../spec-events.js';
import { billedParts, type BilledPart } from './billed-parts.js';

const { data: order } = placed([cream, vitamins]);
const [creams = 0, pills = 0] = (order.lines as readonly OrderLine[]).map(({ total }) => total);
const { total, shipping } = order.totals;

interface Said {
  readonly type: string;
  readonly data: object;
  readonly eventId?: string;
}

const bought: Said = { type: 'OrderPlaced', data: order };
const sent = (eventId: string, lineIds: readonly string[], freight: number): Said => ({
  ...{ type: 'OrderDispatched', eventId },
  data: { ...dispatched.data, lineIds, shipping: freight },
});
const short = (isSent: boolean): Said => ({
  type: 'ParcelShort',
  data: { shortId: 's1', lines: [{ lineId: '1', quantity: 1, refund: 10_001 }], refund: 10_001, sent: isSent },
});

function partsOf(said: readonly Said[], partId: string, amount: number): readonly BilledPart[] {
  const history = [bought, ...said].map((each, at) => ({ eventId: `e${at}`, ...each }));
  return billedParts(history as unknown as RecordedEvent<OrderEvent>[], partId, amount);
}

const grossOf = (parts: readonly BilledPart[]): object =>
  Object.fromEntries(parts.map(({ id, taxable, vat }) => [id, taxable + vat]));

describe('a capture says what it is for', () => {
  test('by the lines of its parcel, and the freight with the first parcel', () => {
    const parcels = [sent('d1', ['1'], shipping), sent('d2', ['2'], 0)];
    const first = partsOf(parcels, 'd1', creams + shipping);
    expect(grossOf(first)).toMatchObject({ 'rad-1': creams });
    expect(first.find(({ id }) => id === 'rad-1')).toMatchObject({ vatRate: 25, vat: Math.round(creams / 5) });
    expect(first.filter(({ id }) => id.startsWith('frakt-')).map(({ vatRate }) => vatRate)).toEqual([25, 6]);
    expect(grossOf(partsOf(parcels, 'd2', pills))).toEqual({ 'rad-2': pills });
  });

  test('less what the warehouse lacked before it sent the parcel', () => {
    const parts = partsOf([short(false), sent('d1', ['1', '2'], 0)], 'd1', creams + pills - 10_001);
    expect(grossOf(parts)).toEqual({ 'rad-1': creams - 10_001, 'rad-2': pills });
    const later = partsOf([sent('d1', ['1', '2'], 0), short(true)], 'd1', creams + pills);
    expect(grossOf(later)).toEqual({ 'rad-1': creams, 'rad-2': pills });
  });
});

describe('a refund says what it is for', () => {
  const back = (fee: number, freight = 0): Said => ({
    type: 'ItemsReturned',
    data: {
      ...{ returnId: 'r1', lines: [{ lineId: '2', quantity: 1, refund: pills }], shipping: freight },
      fee: fee > 0 ? { amount: fee } : null,
    },
  });

  test('by the returned line, less the fee for goods that nobody collected', () => {
    expect(grossOf(partsOf([back(0)], 'r1', pills))).toEqual({ 'rad-2': pills });
    expect(grossOf(partsOf([back(1000)], 'r1', pills - 1000))).toEqual({ 'rad-2': pills - 1000 });
  });

  test('by less of the line, where a part of its price was paid back before', () => {
    expect(grossOf(partsOf([back(0)], 'r1', pills - 500))).toEqual({ 'rad-2': pills - 500 });
  });

  test('by what the warehouse lacked, by what staff pay back of a line, and by the whole cancelled order', () => {
    expect(grossOf(partsOf([short(true)], 's1', 10_001))).toEqual({ 'rad-1': 10_001 });
    const given: Said = { type: 'StaffRefundGiven', data: { refundId: 'g1', lines: [{ lineId: '1', amount: 70 }] } };
    expect(grossOf(partsOf([given], 'g1', 70))).toEqual({ 'rad-1': 70 });
    const cancelled: Said = { type: 'OrderCancelled', eventId: 'c1', data: {} };
    expect(grossOf(partsOf([cancelled], 'c1', total))).toMatchObject({ 'rad-1': creams, 'rad-2': pills });
  });

  test('by the VAT rates of the order, where no line is named', () => {
    const parts = partsOf([{ type: 'StaffRefundGiven', data: { refundId: 'g1', lines: [] } }], 'g1', 1000);
    expect(parts.map(({ id }) => id)).toEqual(['moms-25', 'moms-6']);
    expect(parts.reduce((sum, { taxable, vat }) => sum + taxable + vat, 0)).toBe(1000);
  });
});

test('an erased order still has its rates', () => {
  const history = [{ type: 'OrderPlaced', eventId: 'e1', data: { ...order, lines: FORGOTTEN } }, sent('d1', ['1'], 0)];
  const parts = billedParts(history as unknown as RecordedEvent<OrderEvent>[], 'd1', creams);
  expect(parts.every(({ id }) => id.startsWith('moms-'))).toBe(true);
  expect(parts.reduce((sum, { taxable, vat }) => sum + taxable + vat, 0)).toBe(creams);
});

test('the parts make up any amount to the öre, each once and none empty', () => {
  const amounts = fc.record({ amount: fc.integer({ min: 1, max: 2 * total }), freight: fc.nat(20_000) });
  fc.assert(
    fc.property(amounts, fc.subarray(['1', '2']), fc.boolean(), ({ amount, freight }, lineIds, lacks) => {
      const said = [...(lacks ? [short(false)] : []), sent('d1', lineIds, freight)];
      const parts = partsOf(said, 'd1', amount);
      expect(parts.reduce((sum, { taxable, vat }) => sum + taxable + vat, 0)).toBe(amount);
      expect(new Set(parts.map(({ id }) => id)).size).toBe(parts.length);
      expect(parts.every(({ taxable, vat }) => taxable > 0 && vat >= 0)).toBe(true);
    }),
  );
});
