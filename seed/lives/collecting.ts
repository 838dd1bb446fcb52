import {
  addDays,
  addMinutes,
  atStockholm,
  stockholmDate,
  type BusinessDate,
  type Instant,
} from '../../domain/kernel/index.js';
import type { OrderCommand, SentParcel } from '../../domain/order/index.js';
import type { WarehouseNotification } from '../../services/partners/warehouse/gateway.js';
import type { Life } from '../timetable.js';

/** What happens to parcels of one order, as the warehouse, the shop's jobs and the customer do it. */
export interface CollectingWay {
  now(): Instant;
  parcels(): Promise<readonly SentParcel[]>;
  notify(type: WarehouseNotification['type'], which?: (parcel: SentParcel) => boolean): Promise<void>;
  job(command: OrderCommand): Promise<void>;
  sendAgain(parcelId: string): Promise<void>;
  withdrawFromAll(): Promise<boolean>;
}

const waits = ({ hold, phase }: SentParcel): boolean => hold !== null && phase === 'dispatched';

/** A parcel that a customer forgets: the reminder, the end of the time, and the way back or to the locker again. */
export async function* forgotten(way: CollectingWay, minute: number): Life {
  const lastDay = await lastDayOf(way);
  if (!lastDay) return yield* notHome(way, minute);
  yield { at: atStockholm(addDays(lastDay, -1), '09:00') };
  await way.job({ type: 'RemindToCollect', remindedAt: way.now() });
  if (minute % 5 === 0) await way.withdrawFromAll();
  yield { at: atStockholm(addDays(lastDay, 1), '06:00') };
  await way.job({ type: 'NoteUncollected', notedAt: way.now() });
  const again = (await way.parcels()).find(({ reorderBy }) => reorderBy !== null);
  if (again) return yield* sentAgain(way, again.parcelId);
  yield* comesBack(way);
}

async function* notHome(way: CollectingWay, minute: number): Life {
  yield { at: addMinutes(way.now(), 20 * 60 + (minute % 60)) };
  await way.notify('not-delivered');
  yield* comesBack(way);
}

async function* sentAgain(way: CollectingWay, parcelId: string): Life {
  yield { at: addMinutes(way.now(), 30 * 60) };
  await way.sendAgain(parcelId);
  yield { at: addMinutes(way.now(), 24 * 60) };
  await way.notify('ready', (parcel) => parcel.parcelId === parcelId);
  yield { at: addMinutes(way.now(), 8 * 60) };
  await way.notify('delivered', waits);
}

async function* comesBack(way: CollectingWay): Life {
  yield { at: addMinutes(way.now(), 3 * 24 * 60) };
  await way.notify('came-back', ({ phase }) => phase === 'not-delivered');
}

async function lastDayOf(way: CollectingWay): Promise<BusinessDate | null> {
  const holds = (await way.parcels()).flatMap((parcel) => (waits(parcel) && parcel.hold ? [parcel.hold.lastDay] : []));
  return holds.toSorted().at(-1) ?? null;
}

/** The notice the day after the dispatch. Returns whether the order has a parcel to collect. */
export async function* notice(way: CollectingWay, minute: number): AsyncGenerator<{ at: Instant }, boolean, void> {
  const next = addDays(stockholmDate(way.now()), 1);
  yield { at: addMinutes(atStockholm(next, '09:00'), minute) };
  await way.notify('ready', ({ phase }) => phase === 'dispatched');
  return (await lastDayOf(way)) !== null;
}
