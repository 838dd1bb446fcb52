import fc from 'fast-check';

import { addDays, atStockholm, type BusinessDate, type Instant, type Position } from '../kernel/index.js';
import { cream, elvanse, inTwoParcels, placed, vitamins } from '../order/spec-events.js';
import type { OrderPlaced } from '../order/index.js';
import type { OrderMoneyEvent } from './money/index.js';

export const FIRST_DAY: BusinessDate = '2026-05-05';
export const DAYS = 5;

/** A step of an order's life: on which day its money moves, and whether it is recorded some days later. */
interface Step {
  readonly day: number;
  readonly late: number;
}

export interface Life {
  readonly events: readonly OrderMoneyEvent[];
  readonly placed: OrderPlaced['data'];
}

/** What the partner has booked of an event, counted beside the books. */
export function atPartner({ type, data }: OrderMoneyEvent): number {
  if (type === 'PaymentCaptured') return data.amount;
  if (type === 'CaptureFailed') return -data.undone;
  if (type === 'PaymentRefunded') return -data.amount;
  return type === 'RefundFailed' ? data.undone : 0;
}

const step: fc.Arbitrary<Step> = fc.record({
  day: fc.integer({ min: 0, max: 2 }),
  late: fc.integer({ min: 0, max: 2 }),
});
const goods = fc.subarray([cream, vitamins, elvanse], { minLength: 1 });
const lifePlan = fc.record({
  lines: goods,
  pieces: fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 3, maxLength: 3 }),
  cheque: fc.constantFrom(0, 2000, 1_000_000),
  split: fc.boolean(),
  atOnce: fc.boolean(),
  method: fc.constantFrom('scheme', 'Invoice14Days'),
  sent: fc.array(step, { minLength: 2, maxLength: 2 }),
  takenBack: fc.option(fc.tuple(step, step)),
  staffRefund: fc.option(fc.tuple(step, fc.integer({ min: 1, max: 3000 }))),
  returned: fc.option(fc.tuple(step, fc.boolean())),
});
type Plan = typeof lifePlan extends fc.Arbitrary<infer P> ? P : never;

/** Random lives of orders. Each event gets a position in the order of recording, over all orders. */
export const shopLives: fc.Arbitrary<readonly Life[]> = fc
  .array(lifePlan, { minLength: 1, maxLength: 6 })
  .map((plans) => positioned(plans.map(lifeOf)));

interface Draft {
  readonly placed: OrderPlaced['data'];
  readonly events: readonly {
    readonly type: string;
    readonly data: object;
    readonly recorded: Instant;
    readonly happened: Instant;
  }[];
}

function lifeOf(plan: Plan, number: number): Draft {
  const items = plan.lines.map((item, at) => ({ ...item, quantity: plan.pieces[at] ?? 1 }));
  // A cheque may pay for all goods that it can be used on, so a parcel may cost nothing.
  const most = items.reduce(
    (sum, { type, unitPrice, quantity }) => (type === 'Rx' ? sum : sum + unitPrice * quantity),
    0,
  );
  const whole = placed(items, Math.min(plan.cheque, most));
  const { data } = plan.split && items.length > 1 ? inTwoParcels(whole) : whole;
  const paymentId = `payment-${number}`;
  const order = { ...data, orderId: `order-${number}`, paymentId, paymentMethod: plan.method };
  const drafts: Draft['events'][number][] = [];
  let today = 0;
  const add = ({ day, late }: Step, type: string, of: (at: Instant) => object) => {
    today = Math.min(DAYS - 1, today + day);
    const happened = atStockholm(addDays(FIRST_DAY, today), '12:00');
    const recorded = atStockholm(addDays(FIRST_DAY, today + late), late > 0 ? '11:30' : '12:00');
    drafts.push({ type, data: of(happened), recorded, happened });
  };
  const now: Step = { day: 0, late: 0 };
  const atOnce = plan.atOnce && order.totals.total > 0;
  add(now, 'OrderPlaced', () => order);
  add(now, 'PaymentStarted', (startedAt) => ({
    ...{ paymentId, orderId: order.orderId, method: plan.method },
    startedAt,
  }));
  if (atOnce)
    add(plan.sent[0] ?? now, 'PaymentCaptured', (capturedAt) => ({
      captureId: paymentId,
      amount: order.totals.total,
      capturedAt,
    }));
  let captured = atOnce ? order.totals.total : 0;
  let firstCapture = atOnce ? { captureId: paymentId, amount: captured } : null;
  order.parcels.forEach(({ parcelId, lineIds }, at) => {
    const shipping = at === 0 ? order.totals.shipping : 0;
    const goodsSum = order.lines instanceof Array ? order.lines : [];
    const due = goodsSum.reduce((sum, line) => (lineIds.includes(line.lineId) ? sum + line.total : sum), shipping);
    add(plan.sent[at] ?? now, 'OrderDispatched', (dispatchedAt) => ({
      ...{ parcelId, lineIds, due, shipping },
      dispatchedAt,
    }));
    if (atOnce || due === 0) return;
    const captureId = `order-${number}-dispatch-${at}`;
    (drafts.at(-1) as { eventId?: string }).eventId = captureId;
    add(now, 'PaymentCaptured', (capturedAt) => ({ captureId, amount: due, capturedAt }));
    captured += due;
    firstCapture ??= { captureId, amount: due };
  });
  if (plan.takenBack && firstCapture) takeBack(plan.takenBack, firstCapture, add);
  if (plan.staffRefund && captured > 0) {
    const amount = Math.min(plan.staffRefund[1], captured);
    captured -= amount;
    add(plan.staffRefund[0], 'PaymentRefunded', (refundedAt) => ({ refundId: `staff-${number}`, amount, refundedAt }));
  }
  if (plan.returned && captured > 0) returnAll(plan.returned, { order, captured, number }, add);
  return { placed: order, events: drafts };
}

/** The bank takes the money back, and a later attempt captures it again. */
function takeBack(
  [back, again]: readonly [Step, Step],
  { captureId, amount }: { readonly captureId: string; readonly amount: number },
  add: (step: Step, type: string, of: (at: Instant) => object) => void,
): void {
  add(back, 'CaptureFailed', (failedAt) => ({ captureId, failedAt, undone: amount }));
  add(again, 'PaymentCaptured', (capturedAt) => ({ captureId, amount, capturedAt }));
}

function returnAll(
  [day, fails]: readonly [Step, boolean],
  {
    order,
    captured,
    number,
  }: { readonly order: OrderPlaced['data']; readonly captured: number; readonly number: number },
  add: (step: Step, type: string, of: (at: Instant) => object) => void,
): void {
  const returnId = `return-${number}`;
  const all = order.lines instanceof Array ? order.lines : [];
  const lines = all.map(({ lineId, total: refund }) => ({ lineId, refund }));
  add(day, 'ItemsReturned', () => ({ ...{ returnId, lines, refund: captured }, shipping: order.totals.shipping }));
  const pay = (refundedAt: Instant) => ({ refundId: returnId, amount: captured, refundedAt });
  add({ day: 0, late: 0 }, 'PaymentRefunded', pay);
  if (!fails) return;
  add({ day: 1, late: 0 }, 'RefundFailed', (failedAt) => ({ refundId: returnId, failedAt, undone: captured }));
  add({ day: 0, late: 1 }, 'PaymentRefunded', pay);
}

function positioned(drafts: readonly Draft[]): readonly Life[] {
  const all = drafts.flatMap(({ events }, life) => events.map((event, at) => ({ event, life, at })));
  // A stream's own events keep their order, whatever the clocks say.
  const latest = all.map(({ life, at }) =>
    all.reduce(
      (max, other) =>
        other.life === life && other.at <= at && other.event.recorded > max ? other.event.recorded : max,
      '',
    ),
  );
  const order = all.map((_, index) => index).sort((a, b) => ((latest[a] ?? '') < (latest[b] ?? '') ? -1 : 1));
  const place = new Map(order.map((index, at) => [index, `${at + 1}/0` as Position]));
  let index = -1;
  return drafts.map(({ placed: data, events }, life) => ({
    placed: data,
    events: events.map((event, at) => {
      index += 1;
      const { type, happened: effectiveAt, data: said } = event;
      const { eventId = `${life}-${at}` } = event as { eventId?: string };
      const recordedAt = latest[index] ?? '';
      return {
        type,
        data: said,
        effectiveAt,
        recordedAt,
        eventId,
        position: place.get(index),
      } as unknown as OrderMoneyEvent;
    }),
  }));
}
