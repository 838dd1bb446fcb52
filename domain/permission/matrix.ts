import type { Kind } from './kinds.js';

interface Rule {
  readonly allows: readonly Kind[];
  readonly ledger: string;
  /** The feature for which this action is reserved. No code uses the action yet. */
  readonly from?: string;
}

const REPRESENTATIVES = ['guardian', 'proxy'] as const;
const MEMBER = ['member'] as const;
const IDENTIFIED = ['identified', 'member', ...REPRESENTATIVES] as const;
const KNOWN = ['known', ...IDENTIFIED] as const;
const ANYONE = ['guest', ...KNOWN] as const;
const STAFF = ['support', 'operations', 'pharmacist'] as const;

/**
 * SES-08: the actions, and who may do each of them. The "known customer" of the requirements is `identified` here. A
 * weak log-in gives no access to health data, orders or invoices (SES-07).
 */
export const matrix = {
  'shop.browse': { allows: ANYONE, ledger: 'SES-08, CAT-01' },
  'shop.search': { allows: ANYONE, ledger: 'SES-08' },
  'shop.count': { allows: ANYONE, ledger: 'PRO-06, PRO-11' },
  'search.personal': { allows: MEMBER, ledger: 'SES-08, SES-07' },
  'cart.use': { allows: ANYONE, ledger: 'SES-08, CRT-01' },
  'cart.as-member': { allows: MEMBER, ledger: 'SES-08, CRT-06, CLB-14' },
  'cart.contact': { allows: IDENTIFIED, ledger: 'SES-07, CHK-01' },
  'cart.limited-goods': { allows: IDENTIFIED, ledger: 'SES-07, CHK-11' },
  'cart.prescription-goods': { allows: IDENTIFIED, ledger: 'SES-08, RX-01' },
  'cheque.use': { allows: MEMBER, ledger: 'CLB-07, CLB-15' },
  'cheque.remove': { allows: KNOWN, ledger: 'CLB-15' },
  'checkout.use': { allows: ANYONE, ledger: 'CHK-01' },
  'checkout.express': { allows: IDENTIFIED, ledger: 'CHK-02, SES-07' },
  'payment.pay': { allows: ANYONE, ledger: 'CHK-03' },
  'payment.stored-card': { allows: IDENTIFIED, ledger: 'CHK-14, SES-07' },
  'payment.invoice': { allows: IDENTIFIED, ledger: 'SES-07, CHK-06' },
  'order.own': { allows: ANYONE, ledger: 'CHK-08' },
  'order.withdraw': { allows: ANYONE, ledger: 'LAW-04' },
  'order.complain': { allows: ANYONE, ledger: 'CHK-10' },
  'order.send-again': { allows: ANYONE, ledger: 'CHK-16' },
  'order.track': { allows: ANYONE, ledger: 'CHK-08' },
  'order.list': { allows: IDENTIFIED, ledger: 'SES-07, CHK-09' },
  'invoice.list': { allows: IDENTIFIED, ledger: 'SES-07', from: 'payment' },
  'login.use': { allows: ANYONE, ledger: 'LOG-12' },
  'login.notice': { allows: KNOWN, ledger: 'LOG-09' },
  'session.name': { allows: KNOWN, ledger: 'SES-07' },
  'session.list': { allows: IDENTIFIED, ledger: 'SES-02, SES-07' },
  'session.end': { allows: IDENTIFIED, ledger: 'SES-02, SES-07' },
  'session.watch': { allows: ANYONE, ledger: 'SES-09' },
  'client.log': { allows: ANYONE, ledger: 'PRO-12' },
  'profile.status': { allows: ANYONE, ledger: 'PRO-03' },
  'profile.read': { allows: KNOWN, ledger: 'PRO-03, CLB-14' },
  'profile.change': { allows: IDENTIFIED, ledger: 'PRO-03' },
  'profile.postpone': { allows: KNOWN, ledger: 'PRO-04' },
  'profile.address': { allows: IDENTIFIED, ledger: 'PRO-14' },
  'profile.extract': { allows: IDENTIFIED, ledger: 'LAW-09' },
  'app-review.read': { allows: ANYONE, ledger: 'APP-06' },
  'app-review.answer': { allows: MEMBER, ledger: 'APP-06, SES-08' },
  'consent.read': { allows: KNOWN, ledger: 'PRO-06' },
  'consent.change': { allows: KNOWN, ledger: 'PRO-06' },
  'consent.give': { allows: IDENTIFIED, ledger: 'PRO-06, CLB-14' },
  'favourites.read': { allows: IDENTIFIED, ledger: 'PRO-07, SES-07' },
  'favourites.change': { allows: IDENTIFIED, ledger: 'PRO-07, SES-07, SES-08' },
  'watch.read': { allows: IDENTIFIED, ledger: 'PRO-09, SES-07' },
  'watch.change': { allows: IDENTIFIED, ledger: 'PRO-09, SES-07, SES-08' },
  'message.list': { allows: ANYONE, ledger: 'SES-10' },
  'message.change': { allows: KNOWN, ledger: 'SES-10' },
  'membership.register': { allows: IDENTIFIED, ledger: 'CLB-01' },
  'membership.read': { allows: MEMBER, ledger: 'CLB-14, SES-07' },
  'membership.summary': { allows: KNOWN, ledger: 'SES-07' },
  'prescription.read': { allows: IDENTIFIED, ledger: 'RX-01, SES-07' },
  'prescription.order': { allows: IDENTIFIED, ledger: 'RX-14, SES-07' },
  'prescription.order-for-child': { allows: ['guardian'], ledger: 'RX-08, SES-08' },
  'prescription.order-for-another': { allows: ['proxy'], ledger: 'RX-08, SES-08' },
  'health-look.read': { allows: IDENTIFIED, ledger: 'LAW-09, SES-07' },
  'warrant.list': { allows: IDENTIFIED, ledger: 'RX-08, SES-08' },
  'warrant.give': { allows: IDENTIFIED, ledger: 'RX-23, SES-08' },
  'warrant.register-at-counter': { allows: ['pharmacist'], ledger: 'RX-23, SES-08' },
  'high-cost.read': { allows: IDENTIFIED, ledger: 'RX-07, SES-07' },
  'notices.decline': { allows: KNOWN, ledger: 'RMD-04' },
  'reminder.use': { allows: IDENTIFIED, ledger: 'RMD-01, SES-07' },
  'partner.notify': { allows: [], ledger: 'CHK-14' },
  'simulation.play': { allows: [], ledger: 'LOG-15' },
  'console.enter': { allows: STAFF, ledger: 'SUP-01' },
  'payment.settle-task': { allows: ['support', 'operations'], ledger: 'SUP-06, SUP-11' },
  'order.stop-parcels': { allows: ['support', 'operations'], ledger: 'CHK-17, SUP-06' },
  'prescription.dispense': { allows: ['pharmacist'], ledger: 'RX-06, SES-08' },
  'shop.pause': { allows: ['operations'], ledger: 'SUP-07' },
  'shop.change-search-words': { allows: ['operations', 'pharmacist'], ledger: 'CAT-05' },
  'books.use': { allows: ['operations'], ledger: 'CHK-05' },
  'console.run': { allows: ['operations'], ledger: 'SUP-01' },
} as const satisfies Readonly<Record<string, Rule>>;

export type Action = keyof typeof matrix;

export type OpenAction = {
  [A in Action]: 'guest' extends (typeof matrix)[A]['allows'][number] ? A : never;
}[Action];

export function ruleOf(action: Action): Rule {
  return matrix[action];
}

export type Lack = 'login' | 'identification' | 'membership' | 'authority';

/** What the visitor lacks for this action. Null when this kind of visitor may do it. */
export function lackOf(kind: Kind, action: Action): Lack | null {
  const { allows } = ruleOf(action);
  if (allows.includes(kind)) return null;
  if (kind === 'guest' && allows.includes('member')) return 'login';
  if (kind === 'known' && allows.includes('member')) return 'identification';
  return kind === 'identified' && allows.includes('member') ? 'membership' : 'authority';
}
