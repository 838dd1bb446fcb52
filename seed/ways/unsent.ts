import { SHORT_CAUSES, type SentParcel } from '../../domain/order/index.js';
import { derivedId } from '../../services/foundation/command-handling/derived-id.js';
import type { OrderWay } from './order-way.js';
import { ORDINARY, SPLIT, type Way } from './way.js';

const REASON = 'Kunden ringde och ångrade sig';
const first = ({ parcelId }: SentParcel) => parcelId.endsWith('-1');
const second = (parcel: SentParcel) => !first(parcel);

/** Orders of which something is never sent. */
export const unsent: readonly Way[] = [
  {
    ...SPLIT,
    async *course(way) {
      yield way.afterMinutes(30);
      await staffStop(way, second);
      await way.answers('stopped');
      yield* way.leaves(first);
      yield* way.arrives(first);
    },
  },
  {
    ...SPLIT,
    method: 'swish',
    async *course(way) {
      yield way.afterMinutes(30);
      await way.withdraws(await linesOf(way, second));
      await way.answers('stopped');
      yield* way.refunds();
      yield* way.isReceived();
    },
  },
  {
    ...SPLIT,
    async *course(way) {
      yield way.afterMinutes(30);
      await staffStop(way, () => true);
      const left = (await way.parcels()).filter(first).map(({ parcelId }) => parcelId);
      await way.answers('stopped', left);
      yield* way.leaves(first);
      yield* way.arrives(first);
      await nothingIsKept(way);
      yield* way.refunds();
    },
  },
  {
    ...SPLIT,
    async *course(way) {
      yield* way.leaves(first);
      yield* way.arrives(first);
      await sendsAllBack(way, first);
      yield* way.refunds();
      await staffStop(way, second);
      await way.answers('stopped');
      yield* way.refunds();
    },
  },
  {
    ...ORDINARY,
    method: 'swish',
    async *course(way) {
      yield way.afterMinutes(30);
      await way.withdraws(await way.mine());
      yield way.afterMinutes(5);
      await way.answers('stopped');
      yield* way.refunds();
    },
  },
  {
    ...ORDINARY,
    goods: 'medicine',
    async *course(way) {
      yield way.afterMinutes(30);
      await way.withdraws(await way.mine());
      yield way.afterMinutes(5);
      await way.answers('too-late');
      yield* way.isReceived();
    },
  },
  {
    ...ORDINARY,
    async *course(way) {
      yield way.afterMinutes(30);
      await staffStop(way, () => true);
      await way.answers('unknown');
    },
  },
  ...SHORT_CAUSES.map((cause): Way => ({
    ...ORDINARY,
    async *course(way) {
      yield* way.packed(() => false);
      const [line] = await way.mine();
      await lacks(way, line ? [line] : [], cause);
      yield* way.isReceived();
    },
  })),
  {
    ...ORDINARY,
    async *course(way) {
      yield way.afterMinutes(50);
      await lacks(way, await way.mine(), 'lacking');
    },
  },
];

async function staffStop(way: OrderWay, which: (parcel: SentParcel) => boolean): Promise<void> {
  const parcelIds = (await way.parcels()).filter(which).map(({ parcelId }) => parcelId);
  await way.staffDo({ type: 'Cancel', by: 'staff', reason: REASON, parcelIds, cancelledAt: way.now() });
}

async function linesOf(way: OrderWay, which: (parcel: SentParcel) => boolean) {
  const lineIds = (await way.parcels()).filter(which).flatMap((parcel) => parcel.lineIds);
  return (await way.mine()).filter(({ lineId }) => lineIds.includes(lineId));
}

async function sendsAllBack(way: OrderWay, which: (parcel: SentParcel) => boolean): Promise<void> {
  const [lines, returnId] = [await linesOf(way, which), derivedId(way.orderId, 'return')];
  await way.staffDo({ type: 'ReturnItems', returnId, lines, returnedAt: way.now() });
}

/** The rest of the order comes back too, so the freight does. */
async function nothingIsKept(way: OrderWay): Promise<void> {
  await sendsAllBack(way, () => true);
}

async function lacks(
  way: OrderWay,
  lines: readonly { readonly lineId: string; readonly quantity: number }[],
  cause: (typeof SHORT_CAUSES)[number],
): Promise<void> {
  const [parcel] = await way.parcels();
  const short = lines.map((line) => ({ ...line, cause }));
  const ids = { shortId: derivedId(way.orderId, 'short'), parcelId: parcel?.parcelId ?? '' };
  await way.warehouseDoes({ type: 'ReportShort', ...ids, lines: short, reportedAt: way.now() });
}
