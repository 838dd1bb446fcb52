import { addDays, atStockholm } from '../../domain/kernel/index.js';
import { derivedId } from '../../services/foundation/command-handling/derived-id.js';
import type { Life } from '../timetable.js';
import type { OrderWay } from './order-way.js';
import { DELIVERIES, ORDINARY, type Way } from './way.js';

/** Parcels that come late, or that nobody gets. */
export const uncollected: readonly Way[] = [
  {
    ...ORDINARY,
    async *course(way) {
      yield way.afterDays(9);
      const parcels = (await way.parcels()).map(({ parcelId, promise }) => ({
        parcelId,
        promisedBy: promise.latest ?? '',
      }));
      await way.jobDoes({ type: 'NoteDelay', parcels, noticedAt: way.now() });
      yield way.afterMinutes(60);
      await way.staffDo({ type: 'RepeatStep', step: 'warehouse', repeatedAt: way.now() });
      yield* way.isReceived();
    },
  },
  {
    ...ORDINARY,
    ...DELIVERIES.locker,
    optionId: 'locker',
    async *course(way) {
      yield* waitsInVain(way);
      const [{ parcelId } = { parcelId: '' }] = await way.parcels();
      const ids = { parcelId, reorderId: derivedId(way.orderId, 'again') };
      await way.customerDoes({ type: 'ReorderParcel', ...ids, reorderedAt: way.now() });
      yield way.afterMinutes(30);
      await way.warehouseDoes({ type: 'DeclineReorder', ...ids, answer: 'too-late', declinedAt: way.now() });
      yield* comesBack(way);
    },
  },
  {
    ...ORDINARY,
    goods: 'medicine',
    async *course(way) {
      yield* waitsInVain(way);
      yield* comesBack(way);
    },
  },
  {
    ...ORDINARY,
    ...DELIVERIES['evening-home'],
    goods: 'medicine',
    optionId: 'evening-home',
    async *course(way) {
      yield* way.leaves();
      yield way.afterMinutes(10 * 60);
      await way.notify('not-delivered');
      yield* comesBack(way);
    },
  },
  {
    ...ORDINARY,
    ...DELIVERIES.express,
    optionId: 'express',
    async *course(way) {
      yield* waitsInVain(way);
      yield* comesBack(way);
    },
  },
];

/** The parcel waits, the customer is reminded, and the time is over. */
async function* waitsInVain(way: OrderWay): Life {
  yield* way.leaves();
  yield way.afterDays(1);
  await way.notify('ready');
  const lastDay = (await way.parcels())[0]?.hold?.lastDay ?? '';
  yield { at: atStockholm(addDays(lastDay, -1), '23:00') };
  await way.job({ type: 'RemindToCollect', remindedAt: way.now() });
  yield { at: atStockholm(addDays(lastDay, 1), '23:00') };
  await way.jobDoes({ type: 'NoteUncollected', notedAt: way.now() });
}

async function* comesBack(way: OrderWay): Life {
  yield way.afterDays(3);
  await way.notify('came-back', ({ phase }) => phase === 'not-delivered');
  yield* way.refunds();
}
