import { expect, test } from 'vitest';

import { order, isLeftUncollected, type OrderState, type PlacedOrder } from '../../../domain/order/index.js';
import { fold } from '../../../domain/kernel/index.js';
import { confirmed, cream, dispatched, placed } from '../../../domain/order/spec-events.js';
import { refundedMail } from '../complaint/mail-texts.js';
import { shortMail } from '../packing/mail-texts.js';
import { inspectedMail, leftMail, returnMail, staffRefundMail, stoppedMail } from './mail-texts.js';

const byCard = placed([cream]).data as PlacedOrder;
const byInvoice: PlacedOrder = { ...byCard, paymentMethod: 'Invoice14Days' };
const lines = [{ lineId: '1', quantity: 1 }];
const awaited = { lines, kept: [], returnNumber: '100001-R1', refundBy: '2026-05-22' };
const short = {
  ...{ shortId: 's1', parcelId: '100001-1', refund: 9900, pointsBasis: 9900, sent: true, ends: null },
  ...{ lines: [], reportedAt: '2026-05-05T10:00:00.000Z', reportedOn: '2026-05-05' },
};
type Mailed = (of: PlacedOrder) => { readonly subject: string; readonly text: string; readonly html: string };
const mails: readonly (readonly [string, Mailed])[] = [
  ['return instructions', (of) => returnMail(of, awaited, '/')],
  ['parcel left', (of) => leftMail(of, awaited, '/')],
  ['parcel stopped', (of) => stoppedMail(of, '/')],
  ['return inspected', (of) => inspectedMail(of, [], 9900, '/')],
  ['staff refund', (of) => staffRefundMail(of, 9900, '/')],
  ['short pick', (of) => shortMail(of, short, '/')],
  ['complaint', (of) => refundedMail(of, { complaintNumber: '1-K1', refund: 9900 } as never, '/')],
];

test.each(mails)('%s: money of an invoice is taken off the invoice, and never said to be paid back', (_name, write) => {
  const { subject, text, html } = write(byInvoice);
  for (const said of [subject, text, html]) expect(said).not.toMatch(/betalar tillbaka|samma väg|reserverat/);
  expect(text).toContain('fakturan');
  expect(write(byCard).text).not.toContain('faktura');
});

const stateOf = (...after: readonly object[]): OrderState =>
  fold(order.evolve, order.initial, [placed([cream]), confirmed, dispatched, ...after] as never);
const at = { parcelId: '100001-1', trackingNumber: '1' };
const ready = {
  type: 'ParcelReady',
  data: {
    ...at,
    readyAt: '2026-05-06T08:00:00.000Z',
    lastDay: '2026-05-20',
    until: '2026-05-20T22:00:00.000Z',
    byHour: false,
  },
};
const notCollected = {
  type: 'ParcelNotCollected',
  data: { ...at, lastDay: '2026-05-20', reorderBy: null, notedAt: '2026-05-21T08:00:00.000Z', ruleVersion: 'r' },
};

test('only goods that wait to be collected, or were not, come back by themselves (LAW-04)', () => {
  expect(isLeftUncollected(stateOf(), lines)).toBe(false);
  expect(isLeftUncollected(stateOf(ready), lines)).toBe(true);
  expect(isLeftUncollected(stateOf(ready, notCollected), lines)).toBe(true);
  const delivered = { type: 'OrderDelivered', data: { ...at, deliveredAt: '2026-05-07T08:00:00.000Z' } };
  expect(isLeftUncollected(stateOf(ready, delivered), lines)).toBe(false);
});
