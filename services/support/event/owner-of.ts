import { parseStreamId } from '../../../domain/slices.js';
import type { OwnerOf } from '../desks/customers.js';
import type { CustomerParts } from '../desk/session-customers.js';

/**
 * Creates the function that finds the owner of an event. Entries of the audit log have no owner here. An auditor reads
 * them with `npm run looks`.
 */
export function ownerOf({ store, subjects }: Pick<CustomerParts, 'store' | 'subjects'>): OwnerOf {
  return async (eventId) => {
    const event = await store.findEvent(eventId);
    if (!event || parseStreamId(event.streamId)?.kind === 'look-log') return null;
    return { subjectId: await subjects.ofStream(event.streamId), streamId: event.streamId };
  };
}
