import { describe, expect, test } from 'vitest';

import { allKinds, kindOf, type Kind } from './kinds.js';
import { lackOf, matrix, ruleOf, type Action } from './matrix.js';

const EVERYBODY = 'guest known identified member guardian proxy';
const NO_GUEST = 'known identified member guardian proxy';
const STRONG = 'identified member guardian proxy';

/** A second copy of the matrix, so that nobody changes a right by mistake. */
const expected: Readonly<Record<Action, string>> = {
  'shop.browse': EVERYBODY,
  'shop.search': EVERYBODY,
  'shop.count': EVERYBODY,
  'search.personal': 'member',
  'cart.use': EVERYBODY,
  'cart.as-member': 'member',
  'cart.contact': STRONG,
  'cart.limited-goods': STRONG,
  'cart.prescription-goods': STRONG,
  'cheque.use': 'member',
  'cheque.remove': NO_GUEST,
  'checkout.use': EVERYBODY,
  'checkout.express': STRONG,
  'payment.pay': EVERYBODY,
  'payment.stored-card': STRONG,
  'payment.invoice': STRONG,
  'order.own': EVERYBODY,
  'order.withdraw': EVERYBODY,
  'order.complain': EVERYBODY,
  'order.send-again': EVERYBODY,
  'order.track': EVERYBODY,
  'order.list': STRONG,
  'invoice.list': STRONG,
  'login.use': EVERYBODY,
  'login.notice': NO_GUEST,
  'session.name': NO_GUEST,
  'session.list': STRONG,
  'session.end': STRONG,
  'session.watch': EVERYBODY,
  'client.log': EVERYBODY,
  'profile.status': EVERYBODY,
  'profile.read': NO_GUEST,
  'profile.change': STRONG,
  'profile.postpone': NO_GUEST,
  'profile.address': STRONG,
  'profile.extract': STRONG,
  'app-review.read': EVERYBODY,
  'app-review.answer': 'member',
  'consent.read': NO_GUEST,
  'consent.change': NO_GUEST,
  'consent.give': STRONG,
  'favourites.read': STRONG,
  'favourites.change': STRONG,
  'watch.read': STRONG,
  'watch.change': STRONG,
  'message.list': EVERYBODY,
  'message.change': NO_GUEST,
  'membership.register': STRONG,
  'membership.read': 'member',
  'membership.summary': NO_GUEST,
  'prescription.read': STRONG,
  'prescription.order': STRONG,
  'prescription.order-for-child': 'guardian',
  'prescription.order-for-another': 'proxy',
  'warrant.list': STRONG,
  'warrant.give': STRONG,
  'warrant.register-at-counter': 'pharmacist',
  'health-look.read': STRONG,
  'high-cost.read': STRONG,
  'notices.decline': NO_GUEST,
  'reminder.use': STRONG,
  'partner.notify': '',
  'simulation.play': '',
  'console.enter': 'support operations pharmacist',
  'shop.pause': 'operations',
  'shop.change-search-words': 'operations pharmacist',
  'console.run': 'operations',
  'books.use': 'operations',
  'payment.settle-task': 'support operations',
  'order.stop-parcels': 'support operations',
  'prescription.dispense': 'pharmacist',
};
const actions = Object.keys(matrix) as Action[];
const cells = actions.flatMap((action) =>
  allKinds.map((kind): [Kind, string, Action, boolean] => [
    kind,
    expected[action].split(' ').includes(kind) ? 'may' : 'may not',
    action,
    expected[action].split(' ').includes(kind),
  ]),
);

test.each(cells)('a visitor of kind %s %s %s', (kind, _word, action, allowed) => {
  expect(lackOf(kind, action) === null).toBe(allowed);
});

test.each(actions)('%s names its requirement', (action) => {
  expect(ruleOf(action).ledger).toMatch(/^[A-Z]{2,4}-\d\d(, [A-Z]{2,4}-\d\d)*$/);
});

describe('the kind of visitor in a session', () => {
  const NOW = '2026-11-21T10:00:00.000Z';
  const session = {
    sessionId: 's',
    cartId: 'c',
    customerId: 'k',
    identifiedUntil: '2026-11-21T10:00:00.001Z',
    expiresAt: '2026-12-01T00:00:00.000Z',
    stayLoggedIn: true,
    method: 'BankID',
  } as const;

  test.each([
    ['no session', null, false, 'guest'],
    ['a cart and no log-in', { ...session, customerId: null, identifiedUntil: null }, false, 'guest'],
    ['an identification without a customer', { ...session, customerId: null }, true, 'guest'],
    ['a log-in whose identification has ended', { ...session, identifiedUntil: NOW }, false, 'known'],
    ['a member’s log-in whose identification has ended', { ...session, identifiedUntil: NOW }, true, 'known'],
    ['a log-in whose identification holds', session, false, 'identified'],
    ['a member whose identification holds', session, true, 'member'],
  ])('%s', (_name, of, isMember, kind) => {
    expect(kindOf(of, isMember, NOW)).toBe(kind);
  });
});

test.each([
  ['guest', 'order.list', 'login'],
  ['known', 'order.list', 'identification'],
  ['known', 'cheque.use', 'identification'],
  ['identified', 'cheque.use', 'membership'],
  ['member', 'prescription.order-for-another', 'authority'],
  ['guest', 'console.enter', 'authority'],
] as const)('visitor %s, action %s: the answer names the missing %s', (kind, action, lack) => {
  expect(lackOf(kind, action)).toBe(lack);
});
