import { fold, stockholmDate, type Instant, type RecordedEvent, type Uuid } from '../../../domain/kernel/index.js';
import { knownPrescription, type PlacedLine, type PlacedOrder } from '../../../domain/order/index.js';
import { articleText, prescription, type PrescriptionEvent } from '../../../domain/prescription/index.js';
import { benefitClassRule, whyPrices, type PriceWhy } from '../../../domain/prescription/price/index.js';
import { streamId } from '../../../domain/slices.js';
import { dispensingProjection } from '../../../projections/care/dispensing/project.js';
import type { DispensingRow } from '../../../projections/care/dispensing/table.js';
import type { ChainedEvent, PrescriptionContents, PrescriptionWhyShown } from '../contract/order-life.js';
import { chainOf } from './prescription-chain.js';

interface Asked {
  readonly order: PlacedOrder;
  /** All events of the subject. What is masked in them is not shown. */
  readonly events: readonly RecordedEvent[];
  readonly now: Instant;
}

/**
 * RX-05, RX-06: how far each prescription line of an order has come, why it has its price, and by which events. From
 * masked events it cannot say what the line is (LAW-09).
 */
export function prescriptionWhys({ order, events, now }: Asked): readonly PrescriptionWhyShown[] {
  const decidedOn = stockholmDate(order.placedAt);
  const whys = whysOf(order);
  return dispensingsIn(order.orderId, events).map((row) => {
    const line = order.lines.find(({ lineId }) => lineId === row.line_id);
    const why = whys.get(row.line_id);
    return {
      ...{ lineId: row.line_id, phase: row.phase, asked: row.asked, total: line?.total ?? null },
      ...{ decidedOn, classRule: benefitClassRule.on(decidedOn).ruleVersion },
      chain: chainOf(row, events, line && knownPrescription(line)?.patient).map(chained),
      contents: line && why ? contentsOf(line, why, row, { events, now }) : null,
      isWithheld: false,
    };
  });
}

/** The withdrawals of an order. */
export function dispensingsIn(orderId: Uuid, events: readonly RecordedEvent[]): readonly DispensingRow[] {
  const rows = new Map<string, DispensingRow>();
  for (const event of events.filter(({ type }) => dispensingProjection.types.includes(type)))
    for (const key of dispensingProjection.keys(event)) {
      const row = dispensingProjection.project(rows.get(key.join()), event, key);
      if (row) rows.set(key.join(), row);
    }
  return [...rows.values()].filter((row) => row.order_id === orderId);
}

/** By line. The lines of one patient share the ladder. */
function whysOf({ lines }: PlacedOrder): ReadonlyMap<string, PriceWhy> {
  const known = lines.flatMap((line) => {
    const chosen = knownPrescription(line);
    return chosen ? [{ lineId: line.lineId, chosen }] : [];
  });
  const patientOf = ({ chosen: { patient } }: (typeof known)[number]) => `${patient.kind} ${patient.personNumber}`;
  return new Map(
    [...new Set(known.map(patientOf))].flatMap((patient) => {
      const own = known.filter((each) => patientOf(each) === patient);
      const whys = whyPrices(own.map(({ chosen }) => chosen.price));
      return own.map(({ lineId }, at) => [lineId, whys[at] as PriceWhy] as const);
    }),
  );
}

function contentsOf(
  line: PlacedLine,
  why: PriceWhy,
  { prescription_id: key }: DispensingRow,
  { events, now }: Pick<Asked, 'events' | 'now'>,
): PrescriptionContents | null {
  const chosen = knownPrescription(line);
  if (!chosen) return null;
  const own = events.filter((event) => event.streamId === streamId('prescription', key));
  const state = fold(prescription.evolve, prescription.initial, own as unknown as readonly PrescriptionEvent[]);
  const found = prescription.inspection
    ?.inspect(state, now, key)
    .find(({ kind }) => kind === 'prescription-collectable');
  return {
    ...{ patient: { kind: chosen.patient.kind, name: chosen.patient.name }, packages: chosen.packages, why },
    article: articleText(chosen.article),
    collectable: found
      ? { word: String(found.value), ruleVersion: found.rule?.version ?? null, path: found.path }
      : null,
  };
}

function chained({ eventId, effectiveAt: at, type, data }: RecordedEvent): ChainedEvent {
  return { eventId, at, event: { type, data } };
}
