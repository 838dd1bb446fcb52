import { stockholmDate, type Instant } from '../../../domain/kernel/index.js';
import {
  knownPrescription,
  mayWithdraw,
  owedTotal,
  withdrawalRight,
  type OrderState,
  type PlacedLine,
  type PlacedOrder,
} from '../../../domain/order/index.js';
import { regularTotal, salesTotal, summaryOf } from '../../../domain/pricing/index.js';
import { COMPANY } from '../../foundation/company.js';
import { discountView } from '../cart/discount/discount-view.js';
import { forOthersFacts } from '../order/history/for-others.js';
import type { InvoicePlanChosen } from '../../../domain/payment/index.js';
import { planText } from '../invoice/texts.js';
import { methodName } from '../checkout/texts.js';
import type { ExchangedArticles } from './exchanged-articles.js';
import type { ReceiptFact, ReceiptLine, ReceiptSum, ReceiptVat, ReceiptView } from './contract.js';
import { receiptTexts as texts, withdrawalNotice } from './texts.js';

export interface ReceiptReader {
  /** The chosen plan of an invoice. Null for any other method. */
  readonly plan: InvoicePlanChosen['data'] | null;
  /** The person numbers of those whose prescription goods the reader may know. Null when the reader is not the customer. */
  readonly readablePatients: ReadonlySet<string> | null;
  /** The products that a pharmacist exchanged, of the lines that the reader may know. */
  readonly exchanged: ExchangedArticles;
  readonly customerService: string;
}

/** Writes the receipt from the order's own lines and sums, so no later price or rule changes it. */
export function receiptView(placed: PlacedOrder, state: OrderState, reader: ReceiptReader): ReceiptView {
  const { orderId, orderNumber, lines, placedAt } = placed;
  const right = withdrawalRight(lines, stockholmDate(placedAt));
  return {
    orderId,
    orderNumber,
    facts: factsOf(placed, reader),
    lines: lines.map((line) => lineOf(line, reader)),
    sums: sumsOf(placed),
    vat: vatOf(placed),
    returns: returnsOf(placed, state),
    notes: [withdrawalNotice(right), texts.contact(reader.customerService)],
  };
}

function factsOf(placed: PlacedOrder, { plan, readablePatients }: ReceiptReader): readonly ReceiptFact[] {
  const { orderNumber, placedAt, paymentMethod, delivery } = placed;
  return [
    { label: texts.seller, value: COMPANY.name },
    { label: texts.organisationNumber, value: COMPANY.organisationNumber },
    { label: texts.vatNumber, value: COMPANY.vatNumber },
    { label: texts.order, value: orderNumber },
    { label: texts.bought, value: moment.format(new Date(placedAt)).replace(/:(?=\d\d$)/, '.') },
    { label: texts.payment, value: methodName(paymentMethod, placedAt) },
    ...(plan ? [{ label: texts.plan, value: planText(plan) }] : []),
    { label: texts.delivery, value: delivery.name },
    ...(readablePatients ? forOthersFacts(placed, readablePatients) : []),
  ];
}

function lineOf(line: PlacedLine, reader: ReceiptReader): ReceiptLine {
  const { name, type, quantity, regularPrice } = line;
  const discounts = line.discounts
    .filter(({ kind }) => summaryOf(kind) === 'campaign')
    .map(discountView)
    .map(({ label, amount }) => ({ label, amount: -amount }));
  return {
    name: type === 'Rx' ? medicineOf(line, reader) : name,
    ...{ quantity, unitPrice: regularPrice, amount: regularTotal(line), discounts },
    note: mayWithdraw(line) ? null : texts.notReturnable,
  };
}

function medicineOf(line: PlacedLine, { readablePatients: readable, exchanged }: ReceiptReader): string {
  if (!readable) return texts.prescription;
  const prescription = knownPrescription(line);
  // Older orders have no prescription, and its erasure leaves none. Their name tells what may be told.
  if (!prescription) return line.name;
  if (!readable.has(prescription.patient.personNumber)) return texts.prescription;
  const { article, packages } = prescription;
  const dispensed = exchanged.get(line.lineId);
  return dispensed
    ? texts.exchanged(texts.medicine(dispensed, packages), article.name)
    : texts.medicine(article, packages);
}

function sumsOf({ lines, totals }: PlacedOrder): readonly ReceiptSum[] {
  const { couponDiscount, chequeDiscount, shipping, total } = totals;
  return [
    { label: texts.goods, amount: lines.reduce((sum, line) => sum + salesTotal(line), 0) },
    ...(couponDiscount > 0 ? [{ label: texts.coupon, amount: -couponDiscount }] : []),
    ...(chequeDiscount > 0 ? [{ label: texts.cheque, amount: -chequeDiscount }] : []),
    { label: texts.shipping, amount: shipping },
    { label: texts.total, amount: total, total: true },
  ];
}

/** CHK-12: one row for each rate. Goods free of VAT have a row too, so that the rows add up to the total. */
function vatOf({ totals }: PlacedOrder): readonly ReceiptVat[] {
  return totals.vat.map(({ rate, taxable, vat }) => ({ rate, net: taxable, vat, gross: taxable + vat }));
}

function returnsOf({ totals }: PlacedOrder, state: OrderState): readonly ReceiptSum[] {
  const left: ReceiptSum = { label: texts.left, amount: owedTotal(state), total: true };
  if (state.phase === 'cancelled') return [{ label: texts.cancelled, amount: -totals.total }, left];
  const unsent = unsentOf(state);
  if (state.returns.length === 0 && unsent.length === 0) return [];
  return [
    ...unsent,
    ...state.returns.flatMap(({ refund, shipping, returnedAt }) => {
      const day = dayOf(returnedAt);
      const back = shipping > 0 ? [{ label: texts.returnedShipping(day), amount: -shipping }] : [];
      return [{ label: texts.returned(day), amount: shipping - refund }, ...back];
    }),
    left,
  ];
}

/** Goods that the warehouse lacked, stopped parcels, and the freight of an order of which nothing is left. */
function unsentOf({ unsent: { shorts, stops, freight } }: OrderState): readonly ReceiptSum[] {
  return [
    ...shorts.map(({ refund, reportedAt, lines }) => {
      const label = lines.every(({ cause }) => cause === 'fee-lowered') ? texts.lowered : texts.short;
      return { label: label(dayOf(reportedAt)), amount: -refund };
    }),
    ...stops.map(({ refund, stoppedAt }) => ({ label: texts.stopped(dayOf(stoppedAt)), amount: -refund })),
    ...(freight > 0 ? [{ label: texts.freightBack, amount: -freight }] : []),
  ];
}

const zone = { timeZone: 'Europe/Stockholm' } as const;
const moment = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'long', timeStyle: 'short', ...zone });
const day = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'long', ...zone });

function dayOf(at: Instant): string {
  return day.format(new Date(at));
}
