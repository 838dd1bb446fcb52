import { parcelsOf, type OfferedDelivery, type ParcelLine } from '../../../domain/delivery/index.js';
import type { PlacedOrder } from '../../../domain/order/index.js';
import type { ParcelView } from './contract.js';
import { promisedParcel } from './delivery-options.js';
import { parcelTexts } from './texts.js';

/** The parcels of an offered option, with the goods that each of them holds. */
export function offeredParcels(
  { parcels }: OfferedDelivery,
  lines: readonly (ParcelLine & { readonly name: string })[],
): readonly ParcelView[] {
  const packed = parcelsOf(lines);
  return parcels.map((parcel) => {
    const { kind, method, promise } = promisedParcel(parcel);
    const goods = packed.find((each) => each.kind === kind)?.lines ?? [];
    return { kind, label: parcelTexts[kind], method, promise, goods: goods.map(({ name }) => name) };
  });
}

/** The parcels of an order as they were promised. */
export function orderedParcels({ parcels, lines }: PlacedOrder): readonly (ParcelView & { readonly number: string })[] {
  return parcels.map(({ parcelId: number, kind, method, promise, lineIds }) => ({
    ...{ number, kind, method, label: parcelTexts[kind], promise: promise.text },
    goods: lines.filter(({ lineId }) => lineIds.includes(lineId)).map(({ name }) => name),
  }));
}
