import { UnexpectedPhase, type Instant, type ProcessManager, type RecordedEvent } from '../kernel/index.js';
import {
  knownPrescription,
  type OrderEvent,
  type OrderState,
  type PlacedLine,
  type PlacedOrder,
  type SentParcel,
} from '../order/index.js';
import {
  dispensingIdOf,
  type Dispensing,
  type OrderedWithdrawal,
  type PrescriptionEvent,
  type PrescriptionState,
  type WithdrawalReleased,
} from '../prescription/index.js';
import type { CommandTo, HappeningIn } from '../slices.js';

type Kind = 'order' | 'prescription';
type Command = CommandTo<Kind>;

/**
 * RX-06: leads each prescription line of an order from the payment to the pharmacist's desk, and what the desk decides
 * back to the order. A parcel with such a line leaves when each of them is dispensed or refused.
 */
export const dispensingProcess: ProcessManager<HappeningIn<Kind>, Command, Kind> = {
  name: 'dispensing',
  kinds: ['order', 'prescription'],
  eventTypes: [
    ...([
      'OrderPlaced',
      'OrderConfirmed',
      'OrderFailed',
      'OrderCancelled',
      'ParcelStopped',
      'ParcelShort',
    ] satisfies OrderEvent['type'][]),
    ...(['DispensingReported', 'WithdrawalRefused'] satisfies PrescriptionEvent['type'][]),
  ],
  isForeign: ({ slice, state }) => slice === 'order' && state.order !== null && prescribed(state.order).length === 0,
  react: (happening) =>
    happening.slice === 'order'
      ? onOrder(happening.state, happening.event)
      : onPrescription(happening.state, happening.event),
};

function onOrder({ order, parcels, confirmedAt }: OrderState, event: RecordedEvent<OrderEvent>): readonly Command[] {
  if (!order) throw new UnexpectedPhase(event.type, 'without an order');
  const lines = prescribed(order);
  switch (event.type) {
    case 'OrderPlaced':
      return lines.flatMap((line) => held(order, line));
    case 'OrderConfirmed':
      return lines.flatMap((line) => [
        ...held(order, line),
        ...about(order, line, { type: 'OrderWithdrawal', at: event.data.confirmedAt }),
      ]);
    case 'OrderFailed':
      return [...heldAll(order, lines), ...released(order, lines, 'order-failed', event.effectiveAt)];
    case 'OrderCancelled':
      return [
        ...(confirmedAt === null ? heldAll(order, lines) : []),
        ...released(order, unsent(lines, parcels), 'order-cancelled', event.data.cancelledAt),
      ];
    case 'ParcelStopped':
      return released(order, named(lines, event.data.lines), 'order-cancelled', event.data.stoppedAt);
    case 'ParcelShort': {
      const missing = event.data.lines.filter(({ cause }) => cause === 'lacking' || cause === 'broken');
      return released(order, named(lines, missing), 'not-sent', event.data.reportedAt);
    }
    default:
      return [];
  }
}

/** Fixed when the order is placed: no later event adds a prescription to an order. */
function prescribed({ lines }: PlacedOrder): readonly PlacedLine[] {
  return lines.filter(({ prescription }) => prescription !== null);
}

function heldAll(order: PlacedOrder, lines: readonly PlacedLine[]): readonly Command[] {
  return lines.flatMap((line) => held(order, line));
}

/**
 * The withdrawal as the order has it. It comes first with each end of the payment: the partner may answer before the
 * request that placed the order has held it. An order whose prescriptions were forgotten holds nothing any more.
 */
function held(order: PlacedOrder, line: PlacedLine): readonly Command[] {
  const prescription = knownPrescription(line);
  if (!prescription) return [];
  const parcel = order.parcels.find(({ lineIds }) => lineIds.includes(line.lineId));
  const { orderId, orderNumber, customerId, placedAt: heldAt } = order;
  if (!customerId || !parcel)
    throw new UnexpectedPhase('OrderPlaced', 'with a prescription of nobody, or in no parcel');
  const { lineId } = line;
  return about(order, line, {
    type: 'HoldWithdrawal',
    ...{ customerId, orderId, orderNumber, lineId, parcelId: parcel.parcelId, heldAt },
    promisedBy: parcel.promise.latest,
    ordered: orderedBy(prescription),
  });
}

function orderedBy(prescription: NonNullable<ReturnType<typeof knownPrescription>>): OrderedWithdrawal {
  const { ordinationId, patient, article, packages, noExchange, message, isNarcotic, price } = prescription;
  const { day, exchange, benefit, onLadder, fee, difference, amount } = price;
  return {
    ...{ ordinationId, patient, article, packages, noExchange, message, isNarcotic },
    kind: patient.kind === 'animal' ? 'animal' : 'human',
    price: { day, exchange, benefit, onLadder, fee, difference, amount },
  };
}

type WithoutId<C> = C extends unknown ? Omit<C, 'dispensingId'> : never;
type Asked = Extract<CommandTo<'prescription'>['command'], { readonly dispensingId: string }>;

/** A command to the line's prescription. After an erasure nothing leads to it any more. */
function about({ orderId }: PlacedOrder, line: PlacedLine, command: WithoutId<Asked>): readonly Command[] {
  const prescription = knownPrescription(line);
  if (!prescription) return [];
  const dispensingId = dispensingIdOf(orderId, line.lineId);
  return [{ slice: 'prescription', key: prescription.prescriptionId, command: { ...command, dispensingId } as Asked }];
}

function released(
  order: PlacedOrder,
  lines: readonly PlacedLine[],
  reason: WithdrawalReleased['data']['reason'],
  at: Instant,
): readonly Command[] {
  const { customerId } = order;
  if (!customerId) throw new UnexpectedPhase('OrderPlaced', 'with a prescription of nobody');
  return lines.flatMap((line) => about(order, line, { type: 'ReleaseWithdrawal', customerId, reason, at }));
}

function unsent(lines: readonly PlacedLine[], parcels: readonly SentParcel[]): readonly PlacedLine[] {
  const left = new Set(parcels.filter(({ dispatchedAt }) => dispatchedAt !== null).flatMap(({ lineIds }) => lineIds));
  return lines.filter(({ lineId }) => !left.has(lineId));
}

function named(lines: readonly PlacedLine[], wanted: readonly { readonly lineId: string }[]): readonly PlacedLine[] {
  return lines.filter(({ lineId }) => wanted.some((each) => each.lineId === lineId));
}

function onPrescription(state: PrescriptionState, event: RecordedEvent<PrescriptionEvent>): readonly Command[] {
  switch (event.type) {
    case 'DispensingReported': {
      const one = dispensingOf(state, event.data.dispensingId, event.type);
      const { reportedAt: dispensedAt } = event.data;
      const { orderId: key, lineId, lowered } = one;
      const command = { type: 'DispenseLine', lineId, shortId: event.eventId, lowered, dispensedAt } as const;
      return [{ slice: 'order', key, command }];
    }
    case 'WithdrawalRefused': {
      const { orderId: key, lineId, refusedAt: reportedAt, dispensingId } = event.data;
      const { parcelId } = dispensingOf(state, dispensingId, event.type);
      const lines = [{ lineId, quantity: 1, cause: 'not-dispensed' }] as const;
      return [
        { slice: 'order', key, command: { type: 'ReportShort', shortId: event.eventId, parcelId, lines, reportedAt } },
      ];
    }
    default:
      return [];
  }
}

function dispensingOf({ dispensings }: PrescriptionState, id: string, type: string): Dispensing {
  const one = dispensings[id];
  if (!one) throw new UnexpectedPhase(type, 'without a withdrawal');
  return one;
}
