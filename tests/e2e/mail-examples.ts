import { placed, cream, dispatched, elvanse, vitamins } from '../../domain/order/spec-events.js';
import { placedOrder, type PlacedOrder } from '../../domain/order/index.js';
import { reversed } from '../../domain/member/spec-events.js';
import * as login from '../../services/person/login/mail/log-in-mail-texts.js';
import * as member from '../../services/person/member/mail-texts.js';
import type { WrittenMail } from '../../services/partners/mail/letter.js';
import { chosenPlan, type InvoiceNotice } from '../../domain/payment/index.js';
import * as invoice from '../../services/shop/invoice/mail-texts.js';
import * as collection from '../../services/shop/collection/mail-texts.js';
import * as ordered from '../../services/shop/order/mail-texts.js';
import * as packing from '../../services/shop/packing/mail-texts.js';
import * as stock from '../../services/shop/stock-watch/notice-texts.js';
import type { Complaint } from '../../domain/order/index.js';
import * as dosePack from '../../services/care/dose-pack/mail-texts.js';
import * as recall from '../../services/care/recall/mail-texts.js';
import * as reminder from '../../services/care/reminder/sending/notice-texts.js';
import * as warrant from '../../services/care/warrant/mail-texts.js';
import * as complaint from '../../services/shop/complaint/mail-texts.js';
import * as withdrawal from '../../services/shop/withdrawal/mail-texts.js';

const SHOP = 'https://algort.example';
const LINK = `${SHOP}/tracking/3f0f7f7e?till=2026-12-31&sign=abc`;
const AT = '2026-05-04T10:00:00.000Z';

/** An order of goods and a medicine, which comes in two parcels. */
const mixed: PlacedOrder = (() => {
  const one = placedOrder(placed([cream, vitamins, elvanse], 2200).data);
  const [parcel] = one.parcels;
  if (!parcel) throw new Error('the order has no parcel');
  const rest = { ...parcel, parcelId: '100001-2', kind: 'prescription' as const };
  return { ...one, parcels: [parcel, rest] };
})();
const [creamLine, , medicineLine] = mixed.lines.map(({ lineId }) => ({ lineId, quantity: 1 }));
const lines = [creamLine, medicineLine].flatMap((line) => line ?? []);
const notice: Parameters<typeof withdrawal.receiptMail>[1] = { lines, asks: 'return', notifiedAt: AT };
const stoppedParcel: Parameters<typeof packing.stoppedParcelMail>[1] = {
  ...{ parcelId: '100001-2', reason: 'ångrat', refund: 9900, stoppedAt: AT, stoppedOn: '2026-05-05' },
  lines: [
    { lineId: '1', quantity: 1, refund: 9900 },
    { lineId: '3', quantity: 1, refund: 0 },
  ],
};
const short: Parameters<typeof packing.shortMail>[1] = {
  ...{ shortId: 's-1', parcelId: '100001-1', refund: 9900, pointsBasis: 9900, sent: false, ends: null },
  ...{
    lines: lines.map((line) => ({ ...line, refund: 4950, cause: 'lacking' })),
    reportedAt: AT,
    reportedOn: '2026-05-04',
  },
};
const awaited = { lines, kept: lines, returnNumber: 'R-1', refundBy: '2026-05-18' };

const plan = chosenPlan('InvoiceMonthly', { months: 3, notice: 'post' }, { amount: 45_000, at: AT });
if (!plan) throw new Error('the plan is not one of the terms');
const bill: InvoiceNotice = {
  ...{ noticeId: 'n-1', standing: 1, number: 1, ofNotices: 3, amount: 16_900, fee: 1900 },
  ...{ issuedOn: '2026-05-04', dueOn: '2026-06-03', ocr: '25680019848', bankgiro: '5050-1055', way: 'post' },
  ...{ reminders: 1, reminderFees: 6000, interest: 37, credited: 2000, paid: 0 },
};
const replacement = { carrier: 'PostNord', trackingNumber: 'AE1000011SE' };
const complained: Complaint = {
  ...{ complaintId: 'k1', complaintNumber: '100001-K1', lines, fault: 'damaged', wish: 'new-goods' },
  ...{ faultSeenOn: '2026-05-04', assured: true, lastDay: null, answerBy: '2026-05-18', madeAt: AT },
  ...{ evidence: { evidenceId: 'e1', text: '', photos: [] }, ruleVersion: 'complaint@2022-05-01', status: 'open' },
  ...{ refundId: null, refund: null, ground: null, note: null, replacement: null, answeredAt: null },
};
const collectLinks = { tracking: LINK, order: `${SHOP}/shop/order/3f0f7f7e?till=2026-12-31&sign=abc` };
const place = { placeId: 'a', name: 'Livs på hörnet', street: 'Storgatan 1', postalCode: '111 22', city: 'Stockholm' };
const atAgent = { ...mixed, pickupPlace: place };
const rule = { ruleVersion: 'collect@2000-01-01' };
const until = { lastDay: '2026-05-08', until: '2026-05-08T08:00:00.000Z', byHour: true };
const waiting = { parcelId: '100001-1', trackingNumber: 'AL1', readyAt: AT, ...until, ...rule };
const notCollected = {
  ...{ parcelId: '100001-2', lastDay: '2026-05-08', reorderBy: '2026-05-18', notedAt: AT, ...rule },
};
const cameBack = {
  ...{ returnId: 'r', lines: [{ lineId: '1', quantity: 3, refund: 30_003 }], refund: 15_003, shipping: 4900 },
  ...{ pointsBasis: 0, whole: true, fee: { amount: 15_000, ...rule }, returnedAt: AT, returnedOn: '2026-05-25' },
};

/** One example of each mail, by its file and the function that writes it. */
export const mailExamples: Readonly<Record<string, Readonly<Record<string, WrittenMail>>>> = {
  'services/shop/order/mail-texts.ts': {
    confirmationMail: ordered.confirmationMail(mixed, LINK, `${SHOP}/shop/order/3f0f7f7e?till=2026-12-31&sign=abc`),
    dispatchMail: ordered.dispatchMail(mixed, dispatched.data, LINK),
    delayMail: ordered.delayMail(
      mixed,
      { parcelId: null, promise: 'senast 6 maj' },
      LINK,
      `${SHOP}/shop/order/3f0f7f7e`,
    ),
  },
  'services/shop/collection/mail-texts.ts': {
    readyMail: collection.readyMail(atAgent, waiting, collectLinks),
    reminderMail: collection.reminderMail(atAgent, { parcelId: '100001-1', hold: waiting }, collectLinks),
    uncollectedMail: collection.uncollectedMail(mixed, notCollected, collectLinks),
    reorderDeclinedMail: collection.reorderDeclinedMail(mixed, '100001-1', collectLinks),
    cameBackMail: collection.cameBackMail(mixed, { parcelId: '100001-1', destroyed: ['3'] }, cameBack, collectLinks),
    failedDeliveryMail: collection.failedDeliveryMail(
      mixed,
      { parcelId: '100001-1', destroyed: ['3'], lineIds: ['1', '3'] },
      collectLinks,
    ),
  },
  'services/shop/packing/mail-texts.ts': {
    shortMail: packing.shortMail(mixed, short, LINK),
    stoppedParcelMail: packing.stoppedParcelMail(mixed, stoppedParcel, LINK),
    cancelledMail: packing.cancelledMail(mixed, mixed.totals.total, LINK),
  },
  'services/shop/withdrawal/mail-texts.ts': {
    receiptMail: withdrawal.receiptMail(mixed, notice, LINK),
    returnMail: withdrawal.returnMail(mixed, awaited, LINK),
    leftMail: withdrawal.leftMail(mixed, awaited, LINK),
    stoppedMail: withdrawal.stoppedMail(mixed, mixed.totals.total, LINK),
    declinedMail: withdrawal.declinedMail(mixed, LINK),
    inspectedMail: withdrawal.inspectedMail(
      mixed,
      lines.map((line) => ({ ...line, outcome: 'broken-seal' })),
      9900,
      LINK,
    ),
    staffRefundMail: withdrawal.staffRefundMail(mixed, 9900, LINK),
  },
  'services/shop/invoice/mail-texts.ts': {
    invoiceMail: invoice.invoiceMail(mixed, bill, plan, LINK),
    reminderMail: invoice.reminderMail(mixed, bill, LINK),
  },
  'services/care/dose-pack/mail-texts.ts': { dosePackAnswerMail: dosePack.dosePackAnswerMail('Astrid', SHOP) },
  'services/care/recall/mail-texts.ts': { recallMail: recall.recallMail('Astrid', LINK) },
  'services/care/warrant/mail-texts.ts': {
    waitingWarrantMail: warrant.waitingWarrantMail('Astrid', SHOP),
    foundWaitingWarrantMail: warrant.foundWaitingWarrantMail('2026-12-04', 'Astrid', SHOP),
    answeredWarrantMail: warrant.answeredWarrantMail(true, 'Astrid', SHOP),
    unansweredWarrantMail: warrant.unansweredWarrantMail('Astrid', SHOP),
  },
  'services/care/reminder/sending/notice-texts.ts': {
    reminderMail: reminder.reminderMail('Det är dags att förnya ett recept för dig.', 'Astrid', SHOP),
  },
  'services/shop/complaint/mail-texts.ts': {
    receivedMail: complaint.receivedMail(mixed, complained, LINK),
    refundedMail: complaint.refundedMail(mixed, { ...complained, refund: 9900 }, LINK),
    replacedMail: complaint.replacedMail(mixed, { ...complained, replacement }, LINK),
    declinedMail: complaint.declinedMail(mixed, { ...complained, ground: 'no-fault' }, LINK),
  },
  'services/shop/stock-watch/notice-texts.ts': {
    stockMail: stock.stockMail({ type: 'Rx', name: 'Elvanse 30 mg', slug: 'elvanse-30-mg' }, 'Astrid', SHOP),
  },
  'services/person/member/mail-texts.ts': {
    returnMail: member.returnMail(
      { reversed: reversed('a', 300).data, lapsed: [{ amount: 6600, pointsConverted: 3000 }], level: null },
      'Astrid',
      SHOP,
    ),
    lapseMail: member.lapseMail({ amount: 2000, pointsConverted: 1000 }, null, SHOP),
  },
  'services/person/login/mail/log-in-mail-texts.ts': {
    newDeviceMail: login.newDeviceMail({ at: AT, method: 'BankID', device: 'Chrome på Windows' }, 'Astrid', SHOP),
    copiedSessionMail: login.copiedSessionMail(AT, 'Astrid', SHOP),
  },
};
