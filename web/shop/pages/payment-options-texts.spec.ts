import { expect, test } from 'vitest';

import { cardBrands } from '../../../domain/checkout/index.js';
import { invoicePlan, invoiceTerms, methodRules, offerMethods } from '../../../domain/payment/index.js';
import { describedRules } from '../../../services/shop/checkout/pages/described-payments.js';
import { methodViews } from '../../../services/shop/checkout/pages/method-views.js';
import { paymentSections } from './payment-options-texts.js';

const DAY = '2026-11-26';
const table = methodRules.on(DAY);
const terms = invoiceTerms.on(DAY);
type Described = Parameters<typeof describedRules>;

function about(title: string, methods: Described[0] = table.methods, of: Described[1] = terms, brands = cardBrands) {
  const found = paymentSections(describedRules(methods, of, brands)).find((section) => section.title === title);
  return found?.paragraphs.join(' ').replaceAll('\u00a0', ' ') ?? '';
}

test.each([
  [
    'Kort',
    'Du kan betala med Visa, Mastercard, Maestro och American Express. Beloppet reserveras när du handlar och dras när varorna skickas.',
  ],
  ['Direktbetalning från bank', 'Du betalar direkt från ditt bankkonto genom Trustly och Klarna.'],
  ['Swish', 'Pengarna dras när du handlar. Det som inte kan skickas betalar vi tillbaka. Högsta belopp är 150 000 kr.'],
  [
    'Faktura 14 dagar',
    'Betala inom 14 dagar från att varorna skickas, utan avgift. Skickas varorna i flera paket får du en faktura för varje. Kräver att du loggar in med BankID eller Freja+.',
  ],
  [
    'Månadsfaktura',
    'Betala hela beloppet på månadens faktura. Avgift: e-post 0 kr, autogiro 0 kr och brev 19 kr. Eller dela upp betalningen i högst 12 månader. Det är en kredit. Du betalar minst en tolftedel av beloppet varje månad och minst 50 kr, och därtill avgiften. Aviavgift: e-faktura 19 kr, autogiro 14 kr och brev 19 kr. Kreditprövning görs innan köpet. Kräver att du loggar in med BankID eller Freja+.',
  ],
  [
    'Om du betalar för sent',
    'Betalas en faktura för sent tillkommer dröjsmålsränta med 10 % om året och 60 kr för varje påminnelse.',
  ],
  ['Presentkort', 'Presentkort kan inte användas i webbshopen.'],
])('the page about %s says each figure of the rule (CHK-18)', (title, text) => {
  expect(about(title)).toBe(text);
});

test('a fee that changes in the rule changes on the page and in the plan before the order', () => {
  const changed = { ...terms, inParts: { ...terms.inParts, autogiro: 2900 }, reminderFee: 7000, daysToPay: 30 };
  expect(about('Månadsfaktura', table.methods, changed)).toContain('autogiro 29 kr');
  expect(about('Faktura 30 dagar', table.methods, changed)).toContain('inom 30 dagar');
  expect(about('Om du betalar för sent', table.methods, changed)).toContain('70 kr för varje påminnelse');
  expect(invoicePlan(30_000, { months: 3, notice: 'autogiro' }, changed)?.notices).toEqual([12_900, 12_900, 12_900]);
});

test('a term that changes in the rule changes beside the methods of the payment step', () => {
  const changed = { ...terms, daysToPay: 30, mostMonths: 6, inFull: { ...terms.inFull, email: 500, post: 2500 } };
  const beside = (of: typeof terms) => {
    const at = `${DAY}T08:00:00.000Z`;
    const views = methodViews(
      offerMethods({ total: 30_000, identified: true }, at),
      () => null,
      { amount: 30_000, at },
      of,
    );
    const invoices = views.filter(({ methodId }) => methodId.startsWith('Invoice'));
    return JSON.stringify(invoices).replaceAll('\u00a0', ' ');
  };
  for (const text of [
    'Faktura 14 dagar',
    'Betala inom 14 dagar, utan avgift.',
    'inom 14 dagar därifrån',
    'avgift 19 kr',
  ])
    expect(beside(terms)).toContain(text);
  for (const text of [
    'Faktura 30 dagar',
    'Betala inom 30 dagar, avgift 5 kr.',
    'inom 30 dagar därifrån',
    'avgift 25 kr',
  ])
    expect(beside(changed)).toContain(text);
  expect(beside(changed)).not.toMatch(/14 dagar|utan avgift|avgift 19 kr|12 månader/);
  expect(about('Faktura 30 dagar', table.methods, changed)).toContain(
    'inom 30 dagar från att varorna skickas, avgift 5 kr',
  );
});

test('a provider that changes in the table changes on the page', () => {
  const methods = table.methods.map((rule) => (rule.bank === 'Klarna' ? { ...rule, bank: 'Zimpler' } : rule));
  expect(about('Direktbetalning från bank', methods)).toContain('Trustly och Zimpler');
});

test('the page describes each method that can be offered', () => {
  const described = describedRules(table.methods, terms, cardBrands).methods.map(({ methodId }) => methodId);
  const { offered } = offerMethods({ total: 10_000, identified: true }, `${DAY}T08:00:00.000Z`);
  expect(described).toEqual(expect.arrayContaining(offered.map(({ method }) => method)));
});
