import type { PlacedOrder } from '../../../domain/order/index.js';
import type { Session } from '../../access/session/session.js';

/** What orders ask of the room that knows patients. It implements this port (LAW-09). */
export abstract class MedicineNames {
  /**
   * The orders, with the names of the medicines that the visitor may know now: those of themselves, and of whom they may
   * act for. All other prescription lines keep their neutral name. Whatever gets a name is recorded as a look.
   */
  abstract in(orders: readonly PlacedOrder[], session: Session | null): Promise<readonly PlacedOrder[]>;
}
