import { addDays, addMinutes, atStockholm, stockholmDate, type Uuid } from '../../domain/kernel/index.js';
import { COMPLAINT_ENDS } from './complaint.js';
import type { Life } from '../timetable.js';
import { clockTime, dispatchAt } from './dispatch-time.js';
import { forgotten, notice } from './collecting.js';
import { ParcelWay } from './parcel-way.js';
import { pharmacistsWork, type DeskFate } from './pharmacist.js';
import { stopsOne } from './stopping.js';
import type { Self, World } from './world.js';

export interface ParcelPlan {
  /** Days from the confirmation of the order to its dispatch. Orders that are ready at a weekend leave on Monday. */
  readonly dispatchDays: number;
  readonly fate: 'delivered' | 'never fetched' | 'second try' | 'cancelled by staff';
  readonly returned: 'nothing' | 'part' | 'whole';
  readonly returnDays: number;
  /** The warehouse handles the order this many minutes after eight o'clock. */
  readonly minute: number;
  /** How goods come back. Drawn when absent. */
  readonly seal?: 'whole';
  /** What a pharmacist does with the prescription lines. Drawn when absent. */
  readonly desk?: DeskFate;
}

/** From a notice of withdrawal to the warehouse's look at the goods. */
const RETURN_DAYS = 4;

/** One of so many received orders has a damaged pack, and customer service pays back a part of its price. */
const COMPLAINTS = 6;
/** One of so many customers pays an invoice late. */
const LATE_PAYERS = 3;
/** Of one of so many orders in several parcels one parcel is stopped, every other time by the customer. */
const STOPPED = 3;
/** Of one of so many orders the warehouse lacks a piece. */
const SHORT = 11;

/** What happens to a paid order at the warehouse and the carrier, and perhaps its return. */
export async function* parcel(world: World, self: Self, orderId: Uuid, plan: ParcelPlan): Life {
  const way = new ParcelWay(world, self, orderId);
  const confirmed = world.floor.clock.now();
  if (plan.fate === 'cancelled by staff') {
    yield { at: addMinutes(confirmed, 20 + (plan.minute % 60)) };
    await way.asStaff({ type: 'Cancel', by: 'staff', reason: 'Kunden ringde och ångrade sig', cancelledAt: way.now() });
    await way.stopped();
    yield* way.refunds();
    return;
  }
  if (plan.minute % STOPPED === 0) {
    yield { at: addMinutes(confirmed, 20 + (plan.minute % 30)) };
    if (await stopsOne(way, orderId, plan.minute % 2 === 0)) yield* way.refunds();
  }
  yield { at: dispatchAt(confirmed, plan, world.period.last) };
  await pharmacistsWork(world, orderId, plan.desk ?? null);
  await way.notify('picking');
  if (plan.minute % SHORT === 0) await way.lacksOne();
  await world.care.desk.tellPartners(await world.care.desk.rowsOf(orderId));
  yield { at: addMinutes(way.now(), 6) };
  await way.notify('packed');
  yield { at: addMinutes(way.now(), 5) };
  await way.notify('dispatched');
  yield { at: addMinutes(way.now(), 10 + (plan.minute % 30)) };
  await way.captured();
  // Swish pays a lacking piece back at once, and nothing later in this life would confirm it.
  yield* way.refunds();
  await way.billed(plan.minute % LATE_PAYERS === 0);
  yield* arrival(way, plan);
  if (!(await way.parcels()).some(({ phase }) => phase === 'delivered')) return yield* way.refunds();
  if (plan.returned === 'nothing') {
    if (plan.minute % COMPLAINTS !== 0) return;
    yield { at: addMinutes(way.now(), 24 * 60) };
    const end = COMPLAINT_ENDS[Math.floor(plan.minute / COMPLAINTS) % (COMPLAINT_ENDS.length + 1)];
    if (end === undefined) await way.paidBackInPart();
    else yield* way.complaint(end);
    yield* way.refunds();
    return;
  }
  yield { at: addMinutes(way.now(), plan.returnDays * 24 * 60 - (plan.minute % 120)) };
  if (await way.withdraw(plan.returned)) {
    yield { at: addMinutes(way.now(), RETURN_DAYS * 24 * 60) };
    await way.inspected(plan.seal === 'whole');
  } else {
    await way.sendBack(plan.returned);
  }
  yield* way.refunds();
}

/** Parcels that nobody brings to the door wait somewhere first. A second try is one at the door. */
async function* arrival(way: ParcelWay, { fate, minute }: ParcelPlan): Life {
  const waits = yield* notice(way, minute % 60);
  if (fate === 'never fetched' || (await way.misses(minute))) return yield* forgotten(way, minute);
  const next = addDays(stockholmDate(way.now()), waits ? 1 : 0);
  yield { at: atStockholm(next, clockTime(10, minute)) };
  if (fate === 'second try' && !waits) {
    await way.notify('not-delivered');
    yield { at: atStockholm(addDays(next, 1), clockTime(11, minute)) };
  }
  await way.notify('delivered');
}
