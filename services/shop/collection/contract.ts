import type { BusinessDate, Ore, Uuid } from '../../../domain/kernel/index.js';
import type { Result } from '../../foundation/problem/result-contract.js';
import type { CollectionView } from '../order/contract.js';

/** A parcel that waits for its customer, or that the customer did not get. */
export interface CollectedParcel {
  readonly parcelId: string;
  /** Null for a parcel that should have come to the door. */
  readonly collection: CollectionView | null;
  readonly cameBack: boolean;
  /** Whether medicines of it were destroyed. They are not named, and not refunded. */
  readonly destroyed: boolean;
  /** The last day to have the parcel sent again. Null when that is not possible now. */
  readonly reorderUntil: BusinessDate | null;
}

export interface CollectionOfOrder {
  readonly orderId: Uuid;
  readonly orderNumber: string;
  readonly parcels: readonly CollectedParcel[];
  /** What the order bears, or would bear, for goods that nobody collects. */
  readonly fee: Ore;
  /** What it has borne. 0 before, and where no fee was due. */
  readonly feeTaken: Ore;
}

/** CHK-16: the parcels of an order that its owner collects. Any other order gives null, or the code ORDER_UNKNOWN. */
export interface CollectionService {
  ofOrder(orderId: Uuid): Promise<CollectionOfOrder | null>;
  /** Has an uncollected parcel sent to the same place again. */
  sendAgain(reorder: {
    readonly commandId: Uuid;
    readonly orderId: Uuid;
    readonly parcelId: string;
  }): Promise<Result<{ readonly parcelId: string }>>;
}
