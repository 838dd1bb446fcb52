import type { Uuid } from '../../domain/kernel/index.js';
import { derivedId } from '../../services/foundation/command-handling/derived-id.js';
import type { ParcelWay } from './parcel-way.js';

const REASON = 'Kunden behövde inte varorna i det paketet';

/** The customer or customer service stops the last of several parcels. False for an order in one. */
export async function stopsOne(way: ParcelWay, orderId: Uuid, isCustomer: boolean): Promise<boolean> {
  const parcels = await way.parcels();
  const last = parcels.at(-1);
  if (!last || parcels.length < 2) return false;
  const at = way.now();
  if (isCustomer) {
    const { lines } = await way.placed();
    const wanted = lines.filter(({ lineId }) => last.lineIds.includes(lineId));
    const notice = wanted.map(({ lineId, quantity }) => ({ lineId, quantity }));
    const withdrawalId = derivedId(orderId, 'stopped parcel');
    await way.asCustomer({ type: 'NotifyWithdrawal', withdrawalId, lines: notice, notifiedAt: at }, 'stopped parcel');
  } else {
    const parcelIds = [last.parcelId];
    await way.asStaff({ type: 'Cancel', by: 'staff', reason: REASON, parcelIds, cancelledAt: at });
  }
  await way.stopped();
  return true;
}
