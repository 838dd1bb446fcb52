import type { Inspected } from '../../kernel/index.js';
import type { OrderEvent } from '../events.js';
import type { SentParcel } from '../parcels.js';
import type { OrderState } from '../state.js';
import { isCollectionEvent } from './state.js';

export type CollectionKind = 'collection' | 'uncollected-fee';

/** Why a parcel waits until its day, or was not collected, and why the order bears its fee. */
export function collectionValues(
  { parcels, returns }: OrderState,
  at: string,
  orderNumber: string,
): readonly Inspected<OrderEvent, CollectionKind>[] {
  const fees = returns.flatMap(({ fee }) => (fee ? [fee] : []));
  const fee = fees.reduce((sum, { amount }) => sum + amount, 0);
  const borne: Inspected<OrderEvent, CollectionKind> = {
    path: `${at}/uncollected-fee`,
    kind: 'uncollected-fee',
    name: orderNumber,
    value: fee || null,
    rule: { requirements: ['CHK-10'], version: fees[0]?.ruleVersion ?? null },
    behind: ({ type, data }) =>
      type === 'ParcelNotCollected' || type === 'WithdrawalNotified' || (type === 'ItemsReturned' && data.fee !== null),
  };
  return [...parcels.flatMap((parcel) => collectionValue(parcel, at)), borne];
}

function collectionValue(parcel: SentParcel, at: string): readonly Inspected<OrderEvent, CollectionKind>[] {
  const { parcelId } = parcel;
  const value = placeOf(parcel);
  if (value === null) return [];
  return [
    {
      path: `${at}/parcels/${parcelId}/collection`,
      kind: 'collection',
      name: parcelId,
      value,
      rule: { requirements: ['CHK-16'], version: null },
      behind: (event) =>
        (isCollectionEvent(event) || event.type === 'OrderDelivered' || event.type === 'OrderNotDelivered') &&
        event.data.parcelId === parcelId,
    },
  ];
}

/** Where a parcel stands that its customer collects. Null for one that comes to the door and did. */
function placeOf({ hold, phase, reorderedAt, cameBackAt }: SentParcel): string | null {
  if (cameBackAt) return 'came-back';
  if (!hold) return null;
  if (phase === 'delivered') return 'collected';
  if (reorderedAt) return 'sent-again';
  return phase === 'dispatched' ? 'ready' : 'not-collected';
}
