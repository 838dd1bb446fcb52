import type { OrderEvent, OrderPlaced } from '../events.js';
import { cream, placed } from '../spec-events.js';

export const bought = (optionId = 'agent', lines = [cream]): OrderPlaced => {
  const { type, data } = placed(lines);
  return { type, data: { ...data, parcels: data.parcels.map((parcel) => ({ ...parcel, optionId })) } };
};
export const report = { parcelId: '100001-1', trackingNumber: '100001-1', carrier: 'PostNord' } as const;
export const arrives = { type: 'NotifyReady', ...report, readyAt: '2026-05-06T08:00:00.000Z' } as const;
export const ready: OrderEvent = {
  type: 'ParcelReady',
  data: {
    ...{ parcelId: '100001-1', trackingNumber: '100001-1', readyAt: arrives.readyAt },
    ...{ lastDay: '2026-05-20', until: '2026-05-20T21:59:59.999Z', byHour: false, ruleVersion: 'collect@2000-01-01' },
  },
};
export const readyWith = (change: object): OrderEvent =>
  ({ ...ready, data: { ...ready.data, ...change } }) as OrderEvent;
export const inLocker = readyWith({ lastDay: '2026-05-09', until: '2026-05-09T21:59:59.999Z' });
export const notCollected = (change: object = {}): OrderEvent => ({
  type: 'ParcelNotCollected',
  data: {
    ...{ parcelId: '100001-1', lastDay: '2026-05-20', reorderBy: null },
    ...{ notedAt: '2026-05-21T05:00:00.000Z', ruleVersion: 'collect@2000-01-01', ...change },
  },
});
export const lockerOver = notCollected({
  lastDay: '2026-05-09',
  reorderBy: '2026-05-19',
  notedAt: '2026-05-10T05:00:00.000Z',
});
export const withdraws = (notifiedAt: string, quantity = 3): OrderEvent[] => [
  {
    type: 'WithdrawalNotified',
    data: {
      ...{ withdrawalId: 'w1', lines: [{ lineId: '1', quantity }], asks: 'return' },
      ...{ lastDay: null, notifiedAt, ruleVersion: 'withdrawal@2020-01-01' },
    },
  },
  {
    type: 'ReturnAwaited',
    data: {
      ...{ withdrawalId: 'w1', returnNumber: '100001-R1', lines: [{ lineId: '1', quantity }], kept: [] },
      ...{ refundBy: '2026-06-01', awaitedAt: notifiedAt },
    },
  },
];
