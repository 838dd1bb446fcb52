import { partnerRetries } from '../../domain/payment/index.js';
import { stockholmDate } from '../../domain/kernel/index.js';
import type { Life } from '../timetable.js';
import type { MoneyWay } from './money-way.js';
import { ORDINARY, SPLIT, type Way } from './way.js';

/** Payments of which something comes late, fails or is left to staff. */
export const money: readonly Way[] = [
  {
    ...ORDINARY,
    script: 'silent',
    async *course(way) {
      yield way.afterMinutes(40);
      await way.authorisedLate();
      yield way.afterMinutes(10);
      await way.fails('Reversal');
      yield way.afterMinutes(15);
      await way.retries();
      yield way.afterMinutes(10);
      await way.succeeds('Reversal');
    },
  },
  {
    ...ORDINARY,
    async *course(way) {
      yield* way.packed();
      await way.notify('dispatched');
      yield way.afterMinutes(20);
      await way.fails('Capture');
      yield way.afterMinutes(15);
      await way.retries();
      yield way.afterMinutes(20);
      await way.succeeds('Capture');
      yield* way.arrives();
    },
  },
  {
    ...ORDINARY,
    async *course(way) {
      yield* way.packed();
      await way.notify('dispatched');
      yield way.afterMinutes(20);
      await way.fails('Capture');
      await way.sendBack('whole');
      yield way.afterMinutes(20);
      await way.succeeds('Reversal');
    },
  },
  {
    ...ORDINARY,
    async *course(way) {
      yield* way.isReceived();
      yield way.afterDays(2);
      await way.sendBack('part');
      yield* failsToTheEnd(way);
      await way.staffTask('TryAgain');
      yield way.afterMinutes(30);
      await way.fails('Refund');
      await way.staffTask('ProposePayout');
      yield way.afterMinutes(30);
      await way.staffTask('DeclinePayout');
      await way.staffTask('ProposePayout');
      yield way.afterMinutes(30);
      await way.staffTask('ApprovePayout');
    },
  },
  {
    ...ORDINARY,
    async *course(way) {
      yield way.afterMinutes(50);
      await way.expires();
      yield way.afterMinutes(50);
      await way.staffTask('CloseTask');
      await way.staffDo({
        ...{ type: 'Cancel', by: 'staff', reason: 'Reservationen gick ut', cancelledAt: way.now() },
      });
      await way.answers('stopped');
    },
  },
  {
    ...SPLIT,
    async *course(way) {
      yield way.afterMinutes(30);
      const parcelIds = (await way.parcels()).slice(1).map(({ parcelId }) => parcelId);
      const stopping = { type: 'Cancel', by: 'staff', reason: 'Kunden ångrade sig', parcelIds } as const;
      await way.staffDo({ ...stopping, cancelledAt: way.now() });
      await way.answers('stopped');
      yield* way.leaves(({ phase }) => phase === 'waiting');
      const [parcelId = ''] = parcelIds;
      const report = { parcelId, trackingNumber: parcelId, carrier: 'PostNord', dispatchedAt: way.now() };
      await way.warehouseDoes({ type: 'Dispatch', ...report });
      yield way.afterDays(1);
      await way.staffTask('CloseTask');
      yield* way.arrives();
    },
  },
];

/** The refund fails as often as the shop sends it by itself. */
async function* failsToTheEnd(way: MoneyWay): Life {
  const { minutesToNext } = partnerRetries.on(stockholmDate(way.now()));
  for (const minutes of minutesToNext) {
    yield way.afterMinutes(5);
    await way.fails('Refund');
    yield way.afterMinutes(minutes + 5);
    await way.retries();
  }
  yield way.afterMinutes(5);
  await way.fails('Refund');
}
