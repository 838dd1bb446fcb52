import { describe, expect, test } from 'vitest';

import { methodNamed } from './keywords.js';
import { offerMethods, type Payer } from './offer.js';
import { captureOf, methodRules } from './rules.js';

const AT = '2026-05-04T10:00:00.000Z';
const names = (payer: Payer) => offerMethods(payer, AT).offered.map(({ method }) => method);
const withheld = (payer: Payer) => offerMethods(payer, AT).withheld.map(({ rule, reason }) => [rule.method, reason]);

const WITHOUT_CREDIT = ['scheme', 'swish', 'trustly', 'klarna_paynow', 'applepay', 'googlepay'];
const CREDIT = ['Invoice14Days', 'InvoiceMonthly', 'klarna', 'klarna_account'];

describe('the payment methods of a cart (CHK-03)', () => {
  test('a guest gets those without credit, and is told which need a strong log-in', () => {
    expect(names({ total: 25_000, identified: false })).toEqual(WITHOUT_CREDIT);
    expect(withheld({ total: 25_000, identified: false })).toEqual(
      CREDIT.map((method) => [method, 'needs-identification']),
    );
  });

  test('an identified customer gets all, and credit comes last (LAW-02)', () => {
    expect(names({ total: 25_000, identified: true })).toEqual([...WITHOUT_CREDIT, ...CREDIT]);
    expect(withheld({ total: 25_000, identified: true })).toEqual([]);
  });

  test('with nothing left to pay there is nothing to choose', () => {
    expect(names({ total: 0, identified: true })).toEqual(['Free']);
    expect(withheld({ total: 0, identified: false })).toEqual([]);
  });

  test.each([
    [15_000_000, true],
    [15_000_001, false],
  ])('Swish for %i öre: %s', (total, offered) => {
    expect(names({ total, identified: true }).includes('swish')).toBe(offered);
    expect(withheld({ total, identified: true })).toEqual(offered ? [] : [['swish', 'amount-too-high']]);
  });

  test('credit comes last also where the table lists it first', () => {
    const table = methodRules.on('2026-05-04');
    const { offered } = offerMethods({ total: 1, identified: true }, AT, {
      ...table,
      methods: [...table.methods].reverse(),
    });
    expect(offered.map(({ credit }) => credit)).toEqual([...offered.map(({ credit }) => credit)].sort());
  });

  test.each(['SubscribePayment', 'Algortkonto', 'Kampanjfaktura'])('%s is known and not offered', (method) => {
    expect(methodNamed(method)).toBe(method);
    expect(names({ total: 25_000, identified: true })).not.toContain(method);
  });

  test('a later configuration offers an account of our own', () => {
    const table = methodRules.on('2026-05-04');
    const methods = table.methods.map((rule) => ({ ...rule, offered: rule.offered || rule.method === 'Algortkonto' }));
    const { offered } = offerMethods({ total: 25_000, identified: true }, AT, { ...table, methods });
    expect(offered.at(-1)?.method).toBe('Algortkonto');
  });
});

test.each([
  ['Faktura14dagar', 'Invoice14Days'],
  ['PartPayment', 'InvoiceMonthly'],
  ['Invoice14Days', 'Invoice14Days'],
  ['swish', 'swish'],
  ['presentkort', null],
  ['toString', null],
])('the word %s means %s', (word, method) => {
  expect(methodNamed(word)).toBe(method);
});

test.each([
  ['scheme', 'later'],
  ['applepay', 'later'],
  ['googlepay', 'later'],
  ['klarna', 'later'],
  ['klarna_account', 'later'],
  ['klarna_paynow', 'later'],
  ['Invoice14Days', 'later'],
  ['InvoiceMonthly', 'later'],
  ['swish', 'at-once'],
  ['trustly', 'at-once'],
  ['Free', 'at-once'],
])('%s is captured %s (CHK-05)', (method, timing) => {
  expect(captureOf(method, AT)).toBe(timing);
});
