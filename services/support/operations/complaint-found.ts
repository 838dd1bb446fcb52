import { isForgotten, type Uuid } from '../../../domain/kernel/index.js';
import type { Complaint, OrderState, PlacedOrder } from '../../../domain/order/index.js';
import type { Clock } from '../../foundation/clock.js';
import type { CommandHandling } from '../../foundation/command-handling/command-handling.js';
import type { Database } from '../../foundation/database/connection.js';
import type { Processes } from '../../foundation/reactions/processes.js';
import type { WebShelf } from '../../shop/catalogue/stocking/web-shelf.js';
import type { ComplaintEvidence } from '../../shop/complaint/evidence.js';

export interface ComplaintDeskParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly commands: CommandHandling;
  readonly processes: Processes;
  readonly shelf: Pick<WebShelf, 'short' | 'available'>;
  readonly evidence: ComplaintEvidence;
}

/** A complaint with its order, as the desk needs both. */
export interface FoundComplaint {
  readonly orderId: Uuid;
  readonly placed: PlacedOrder;
  readonly state: OrderState;
  readonly complaint: Complaint;
}

/** Whether the customer is erased: then there is nobody to write to. */
export function isErased({ contact }: PlacedOrder): boolean {
  return isForgotten(contact);
}
