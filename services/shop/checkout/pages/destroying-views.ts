import type { CartLine } from '../../../../domain/cart/index.js';
import { parcelsOf, type OfferedDelivery, type OfferedParcel } from '../../../../domain/delivery/index.js';
import type { Instant } from '../../../../domain/kernel/index.js';
import { destroysMedicines, mayWithdraw } from '../../../../domain/order/index.js';
import type { DestroyingOptions } from '../../delivery/contract.js';
import { deliveryTexts } from '../../delivery/texts.js';

/**
 * The offered options that may end with destroyed medicines without a refund (CHK-10). The shopper must know it before
 * the choice. Null where no medicine travels with such an option.
 */
export function destroyingOf(
  options: readonly OfferedDelivery[],
  lines: readonly CartLine[],
  at: Instant,
): DestroyingOptions | null {
  const withMedicine = parcelsOf(lines).filter((parcel) => !parcel.lines.every(mayWithdraw));
  const kinds = withMedicine.map(({ kind }) => kind);
  const carrying = options.flatMap(({ parcels }) => parcels.filter(({ kind }) => kinds.includes(kind)));
  const named = (why: Parameters<typeof destroysMedicines>[0]) =>
    namesOf(carrying.filter(({ optionId }) => destroysMedicines(why, optionId, at)));
  const destroying = { notDelivered: named('not-delivered'), notCollected: named('not-collected') };
  return destroying.notDelivered.length + destroying.notCollected.length > 0 ? destroying : null;
}

function namesOf(parcels: readonly OfferedParcel[]): readonly string[] {
  return [...new Set(parcels.map(({ optionId }) => deliveryTexts[optionId].name))];
}
