import { deliveryRule } from '../../../domain/delivery/index.js';
import { stockholmDate, type Instant, type RecordedEvent, type Uuid } from '../../../domain/kernel/index.js';
import {
  orderLife,
  type Lane,
  type LifeEvent,
  type LifeStep,
  type OrderLife,
} from '../../../domain/order-life/index.js';
import {
  isStoppable,
  pendingParcels,
  type OrderLine,
  type OrderPlaced,
  type OrderState,
} from '../../../domain/order/index.js';
import { streamId } from '../../../domain/slices.js';
import { deliveryTexts } from '../../shop/delivery/texts.js';
import { prescriptionWhys } from './prescription-whys.js';
import type { HealthContents } from '../contract/health-contents.js';
import type {
  DeliveryWhyShown,
  LifeStepShown,
  LinePriceShown,
  OrderLifeShown,
  ParcelStanding,
} from '../contract/order-life.js';

interface Asked {
  readonly subjectId: Uuid;
  readonly orderId: Uuid;
  /** All events of the subject, masked. */
  readonly events: readonly RecordedEvent[];
  /** Whether they have the contents of prescriptions. */
  readonly health: HealthContents;
  readonly now: Instant;
}

/** The life of one of the subject's orders. Null for an order that is not the subject's. */
export function orderLifeShown({ subjectId, orderId, events, health, now }: Asked): OrderLifeShown | null {
  const life = orderLife(eventsOf(orderId, events));
  const placed = life?.order.order;
  if (!life || !placed) return null;
  const prescriptions = prescriptionWhys({ order: placed, events, now });
  return {
    ...{ subjectId, orderId, orderNumber: placed.orderNumber, placedAt: placed.placedAt, kronor: life.kronor },
    parcels: life.order.confirmedAt ? standingsOf(life.order) : [],
    lanes: lanesOf(life),
    steps: life.steps.map(stepShown),
    refusals: life.refusals.map(stepShown),
    lines: life.lines.map(lineShown),
    prescriptions,
    health: prescriptions.length === 0 ? 'absent' : health,
    deliveries: deliveriesShown(life),
    deliveryRule: life.deliveries && deliveryRule.on(stockholmDate(placed.placedAt)).ruleVersion,
  };
}

function eventsOf(orderId: Uuid, events: readonly RecordedEvent[]): readonly LifeEvent[] {
  const own = streamId('order', orderId);
  const placed = events.find((event) => event.streamId === own && event.type === 'OrderPlaced');
  const paymentId = (placed?.data as OrderPlaced['data'] | undefined)?.paymentId ?? '';
  const streams = [own, streamId('payment', paymentId)];
  return events.filter((event) => streams.includes(event.streamId)) as readonly LifeEvent[];
}

/** CHK-17: how each parcel stands to a stop. An order that was never paid has nothing to stop. */
export function standingsOf(state: OrderState): readonly ParcelStanding[] {
  const pending = pendingParcels(state);
  return state.parcels.map((parcel) => {
    const { parcelId, phase, dispatchedAt } = parcel;
    if (dispatchedAt !== null) return { parcelId, standing: 'left' };
    if (phase === 'cancelled') return { parcelId, standing: 'stopped' };
    if (pending.includes(parcelId)) return { parcelId, standing: 'asked' };
    return { parcelId, standing: isStoppable(parcel) ? 'open' : 'packed' };
  });
}

/** The order first, then its parcels, then its money. A lane without a step is left out. */
function lanesOf({ order, steps }: OrderLife): readonly Lane[] {
  const parcels = order.parcels.map(({ parcelId }): Lane => `parcel:${parcelId}`);
  const all: readonly Lane[] = ['order', ...parcels, 'returns', 'payment', 'captures', 'refunds'];
  return all.filter((lane) => steps.some((step) => step.lane === lane));
}

function stepShown({ eventId, lane, at, amount, event: { type, data } }: LifeStep): LifeStepShown {
  return { eventId, lane, at, amount, event: { type, data } };
}

/** What somebody gets on prescription is health data, which no role of the console sees yet. */
function lineShown(line: OrderLine): LinePriceShown {
  const { lineId, quantity, regularPrice, discounts, total, vatRate, lowestPrice30Days } = line;
  const name = line.type === 'Rx' ? null : line.name;
  return { lineId, name, quantity, regularPrice, discounts, total, vatRate, lowestPrice30Days };
}

/** The rule's options, and a chosen one beside them: what a pharmacy packs itself follows from its stock of that hour. */
function deliveriesShown({ order, deliveries }: OrderLife): readonly DeliveryWhyShown[] | null {
  if (!deliveries) return null;
  const asked = deliveries.map(({ option: { optionId }, offered, obstacle }) => ({
    ...{ optionId, name: deliveryTexts[optionId].name, obstacle, price: offered?.price ?? null },
    ...{ chosen: order.parcels.some((parcel) => parcel.optionId === optionId), latest: offered?.latest ?? null },
  }));
  const beside = order.parcels.filter((parcel) => asked.every(({ optionId }) => optionId !== parcel.optionId));
  const taken = beside.map(({ optionId, method: name, promise: { latest } }) => {
    return { optionId, name, chosen: true, obstacle: null, price: order.order?.delivery.price ?? null, latest };
  });
  return [...asked, ...taken.slice(0, 1)];
}
