import { expect, test } from 'vitest';

import { openTasks, payment, type PaymentEvent, type StatedNotice } from '../index.js';
import { fold } from '../../kernel/index.js';
import { authorised, captured, captureRequested, captureSent, started } from '../spec-events.js';
import { booking, day, eventsOf, sek } from './reconcile.fixture.js';

const byInvoice = { ...started, data: { ...started.data, method: 'Invoice14Days' } } as const;
const sent = [byInvoice, authorised, captureRequested, captureSent, captured] as const;
const notice: StatedNotice['notice'] = {
  ...{ noticeId: 'notice-1', standing: 1, number: 1, ofNotices: 1, amount: 25_000, fee: 0 },
  ...{ issuedOn: '2026-05-04', dueOn: '2026-05-18', ocr: '1234566', bankgiro: '5050-1055', way: 'email' },
  ...{ reminders: 0, reminderFees: 0, interest: 0, credited: 0, paid: 0 },
};
const told = { differenceId: 'told-1', pspReference: 'psp-1', notice };
const typesOf = (events: readonly PaymentEvent[]) => events.map(({ type }) => type);

test('a bill whose message never came is taken over, and no person has to act', () => {
  const events = eventsOf({ ...day, notices: [told] }, sent);
  expect(typesOf(events)).toEqual(['PaymentDiffered', 'InvoiceNoticeIssued']);
  expect(events[0]?.data).toMatchObject({
    record: 'invoice',
    source: 'report',
    reportDate: day.reportDate,
    settled: true,
  });
  expect(openTasks(fold(payment.evolve, payment.initial, [...sent, ...events]))).toEqual([]);
});

test('a bill that the shop knows, or knows newer, changes nothing', () => {
  const known = eventsOf({ ...day, notices: [told] }, sent);
  expect(eventsOf({ ...day, notices: [told] }, [...sent, ...known])).toEqual([]);
  const paid = { ...told, differenceId: 'told-2', notice: { ...notice, standing: 2, paid: 25_000 } };
  const newer = eventsOf({ ...day, notices: [paid] }, [...sent, ...known]);
  expect(typesOf(newer)).toEqual(['PaymentDiffered', 'InvoiceNoticePaid']);
  expect(eventsOf({ ...day, notices: [told] }, [...sent, ...known, ...newer])).toEqual([]);
});

test('a bill of more than was sent, of another credit or of no payment goes to a person', () => {
  const large = { ...told, notice: { ...notice, amount: 90_000 } };
  expect(eventsOf({ ...day, notices: [large] }, sent)).toMatchObject([{ data: { kind: 'amount', settled: false } }]);
  const foreign = { ...told, pspReference: 'psp-of-another' };
  expect(eventsOf({ ...day, notices: [foreign] }, sent)).toMatchObject([{ data: { kind: 'missing-here' } }]);
  expect(eventsOf({ ...day, notices: [told] }, [])).toMatchObject([
    { data: { kind: 'missing-here', ours: 'nothing' } },
  ]);
  const byCard = [started, authorised, captureRequested, captureSent, captured];
  expect(eventsOf({ ...day, notices: [told] }, byCard)).toMatchObject([{ data: { kind: 'missing-here' } }]);
});

test('a booking that an earlier line has already is a difference of its whole sum, also when our books agree', () => {
  const modification = { id: 'capture-1', attempt: 1, pspReference: 'psp-capture' };
  const once = booking('captured', 'Activated', { modification });
  const again = { ...once, differenceId: 'line-2', isRepeated: true };
  expect(eventsOf({ ...day, bookings: [once] }, sent)).toEqual([]);
  expect(eventsOf({ ...day, bookings: [once, again] }, sent)).toMatchObject([
    { data: { differenceId: 'line-2', kind: 'missing-here', ours: 'booked-once', amount: 25_000, settled: false } },
  ]);
  const found = eventsOf({ ...day, bookings: [once, again] }, sent);
  expect(eventsOf({ ...day, bookings: [once, again] }, [...sent, ...found])).toEqual([]);
  const lower = { ...again, sum: sek(1_000) };
  expect(eventsOf({ ...day, bookings: [lower] }, sent)).toMatchObject([{ data: { amount: 1_000 } }]);
});
