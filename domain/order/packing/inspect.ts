import type { Inspected } from '../../kernel/index.js';
import type { OrderEvent } from '../events.js';
import type { SentParcel } from '../parcels.js';
import type { OrderState } from '../state.js';

export type PackingKind = 'packing';

/** How far the warehouse told that it came with each parcel. */
export function packingValues({ parcels }: OrderState, at: string): readonly Inspected<OrderEvent, PackingKind>[] {
  return parcels.flatMap((parcel) => {
    const [value, { parcelId }] = [packingOf(parcel), parcel];
    if (value === null) return [];
    return [
      {
        path: `${at}/parcels/${parcelId}/packing`,
        kind: 'packing',
        name: parcelId,
        value,
        rule: { requirements: ['CHK-08'], version: null },
        behind: ({ type, data }) =>
          (type === 'PickingStarted' || type === 'ParcelPacked') && data.parcelId === parcelId,
      },
    ];
  });
}

/** Null before the warehouse has told of it. The value stays when the carrier has the parcel. */
function packingOf({ pickingAt, packedAt }: SentParcel): 'picking' | 'packed' | null {
  if (packedAt !== null) return 'packed';
  return pickingAt === null ? null : 'picking';
}
