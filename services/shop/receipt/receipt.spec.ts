import { expect, test } from 'vitest';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

import { FORGOTTEN } from '../../../domain/kernel/index.js';
import { initialOrder, order, placedOrder, type OrderEvent } from '../../../domain/order/index.js';
import {
  AT,
  confirmed,
  cream,
  delivered,
  dispatched,
  elvanse,
  placed,
  prescribed,
  vitamins,
} from '../../../domain/order/spec-events.js';
import { chosenPlan } from '../../../domain/payment/index.js';
import { receiptPdf } from './pdf/receipt-pdf.js';
import { receiptView } from './receipt-view.js';

const reader = {
  plan: null,
  readablePatients: null,
  exchanged: new Map(),
  customerService: 'kundservice@algort.example',
};
const bought = placed(
  [{ ...cream, reductions: [{ kind: 'campaign', code: 'var', name: 'Vår', amount: 1_000 }] }, vitamins, elvanse],
  2_200,
);

function receipt(events: readonly OrderEvent[] = [], readablePatients: ReadonlySet<string> | null = null) {
  const state = [bought, confirmed, ...events].reduce(order.evolve, order.initial);
  return receiptView(placedOrder(bought.data), state, { ...reader, readablePatients });
}

const sum = (amounts: readonly number[]): number => amounts.reduce((all, amount) => all + amount, 0);

test('a receipt has the seller, the purchase and its payment', () => {
  expect(Object.fromEntries(receipt().facts.map(({ label, value }) => [label, value]))).toEqual({
    Säljare: 'Älgört Apotek AB',
    Organisationsnummer: '559000-0000',
    Momsregistreringsnummer: 'SE559000000001',
    Ordernummer: '100001',
    Köpt: '4 maj 2026 kl. 12.00',
    Betalsätt: 'Kort',
    Leveranssätt: 'Ombud',
  });
});

test('of an invoice it has the chosen plan with its cost', () => {
  const plan = chosenPlan('InvoiceMonthly', { months: 3, notice: 'autogiro' }, { amount: 45_000, at: AT });
  const state = [bought, confirmed].reduce(order.evolve, order.initial);
  const { facts } = receiptView(placedOrder(bought.data), state, { ...reader, plan });
  const shown = facts.find(({ label }) => label === 'Betalplan')?.value.replaceAll('\u00a0', ' ');
  expect(shown).toMatch(
    /^3 månader med autogiro: 164 kr i månaden, varav 14 kr i avgift, totalt 492 kr, effektiv ränta/,
  );
});

test('its lines, discounts and freight add up to what was paid, and so do its rows of VAT', () => {
  const { lines, sums, vat } = receipt();
  const total = bought.data.totals.total;
  const goods = sum(lines.map(({ amount, discounts }) => amount + sum(discounts.map((off) => off.amount))));
  expect(sums[0]).toEqual({ label: 'Varor efter rabatt', amount: goods });
  expect(sum(sums.filter((each) => !each.total).map(({ amount }) => amount))).toBe(total);
  expect(sums.at(-1)).toEqual({ label: 'Totalt inklusive moms', amount: total, total: true });
  expect(vat.map(({ rate }) => rate)).toContain(0);
  expect(sum(vat.map(({ net, vat: part }) => net + part))).toBe(total);
  expect({ lines, sums, vat }).toMatchSnapshot();
});

test('only an identified customer reads which prescription goods were bought, and medicines are marked', () => {
  expect(JSON.stringify(receipt())).not.toMatch(/elvanse/i);
  expect(receipt().lines[2]).toMatchObject({ name: 'Receptvara', note: 'Läkemedel, kan inte lämnas tillbaka' });
  expect(receipt([], new Set()).lines[2]?.name).toBe('Elvanse 30 mg');
  expect(receipt().lines[0]?.note).toBeNull();
});

test('it tells what came back, and what the purchase costs after that', () => {
  const state = [bought, confirmed, dispatched, delivered].reduce(order.evolve, order.initial);
  const line = placedOrder(bought.data).lines[0]?.lineId ?? '';
  const back = order.decide(
    {
      type: 'ReturnItems',
      returnId: 'r',
      lines: [{ lineId: line, quantity: 1 }],
      returnedAt: '2026-05-10T08:00:00.000Z',
    },
    state,
  );
  if (!('accepted' in back)) throw new Error(back.rejected.type);
  const { returns } = receipt([dispatched, delivered, ...back.accepted]);
  expect(returns.map(({ label }) => label)).toEqual(['Retur 10 maj 2026', 'Kvar efter returer']);
  expect(returns[1]?.amount).toBe(bought.data.totals.total + (returns[0]?.amount ?? 0));
  expect(returns[0]?.amount).toBeLessThan(0);
});

test('the PDF says all that the page says, in Swedish, tagged, and the same each time', async () => {
  const view = receipt();
  const content = await receiptPdf(view, AT);
  const pdf = await getDocument({ data: new Uint8Array(content), verbosity: 0 }).promise;
  const pages = await Promise.all(Array.from({ length: pdf.numPages }, (_, nth) => pdf.getPage(nth + 1)));
  const items = (await Promise.all(pages.map((page) => page.getTextContent()))).flatMap(({ items: all }) => all);
  const text = squeezed(items.map((item) => ('str' in item ? item.str : '')).join(' '));
  const kronor = (amount: number) =>
    `${amount < 0 ? '−' : ''}${new Intl.NumberFormat('sv-SE', { minimumFractionDigits: amount % 100 === 0 ? 0 : 2 }).format(Math.abs(amount) / 100)} kr`;
  const said = [
    ...view.facts.flatMap(({ label, value }) => [label, value]),
    ...view.lines.flatMap(({ name, amount, discounts }) => [
      name,
      kronor(amount),
      ...discounts.map(({ label }) => label),
    ]),
    ...view.sums.flatMap(({ label, amount }) => [label, kronor(amount)]),
    ...view.vat.flatMap(({ rate, net, vat, gross }) => [`${rate} %`, kronor(net), kronor(vat), kronor(gross)]),
    ...view.notes,
  ];
  expect(said.filter((each) => !text.includes(squeezed(each)))).toEqual([]);
  expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
  const { info } = await pdf.getMetadata();
  expect(info).toMatchObject({ Title: 'Kvitto 100001', Language: 'sv-SE' });
  expect(Buffer.from(await receiptPdf(view, AT)).equals(Buffer.from(content))).toBe(true);
});

/** The PDF breaks lines, and the reader of its text puts spaces between pieces. */
function squeezed(text: string): string {
  return text.replace(/\s+/g, '');
}

const amlovent = prescribed.prescription!.article;

test('a prescription line says what it is to those who act for the patient alone (LAW-09, RX-08)', () => {
  const order = placedOrder(placed([prescribed]).data);
  const patient = new Set([prescribed.prescription?.patient.personNumber ?? '']);
  const names = (readablePatients: ReadonlySet<string> | null, of = order) =>
    receiptView(of, initialOrder, { ...reader, readablePatients }).lines.map(({ name, amount }) => `${name} ${amount}`);
  expect([names(null), names(new Set(['194803122383'])), names(patient)]).toEqual([
    ['Receptvara 7275'],
    ['Receptvara 7275'],
    ['Amlovent 10 mg, 100 tabletter × 2 7275'],
  ]);
  const exchanged = new Map([[order.lines[0]!.lineId, { ...amlovent, name: 'Tensidal' }]]);
  const seen = receiptView(order, initialOrder, { ...reader, readablePatients: patient, exchanged }).lines;
  expect(seen.map(({ name }) => name)).toEqual(['Tensidal 10 mg, 100 tabletter × 2 (i stället för Amlovent)']);
  const erased = placedOrder({ ...placed([prescribed]).data, prescriptions: FORGOTTEN });
  expect(names(patient, erased)).toEqual(['Receptvara 7275']);
});
