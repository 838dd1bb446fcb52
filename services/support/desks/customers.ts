import type { Uuid } from '../../../domain/kernel/index.js';
import { parseStreamId } from '../../../domain/slices.js';
import { UUID, WHOLE, type About, type Desk } from '../audit/desk.js';
import type { CustomerDesk } from '../contract/customers.js';
import { recognise } from '../find/recognise.js';

/** Returns the owner and the stream of an event. Null for an event that this desk does not show. */
export type OwnerOf = (eventId: Uuid) => Promise<{ readonly subjectId: Uuid | null; readonly streamId: string } | null>;

const OF_STREAM = 'stream:';

const customer = (id: string): About => ({ subject: { kind: 'customer', id }, key: id });
const known = (id: string): About | null => (UUID.test(id) ? customer(id) : null);

/** SUP-02 to SUP-05: creates the desk that shows a customer or a guest's order, with their whole history. */
export const customersDesk = (ownerOf: OwnerOf): Desk<CustomerDesk, 'customers'> => ({
  name: 'customers',
  right: 'console.enter',
  shows: 'kundens uppgifter, ordrar, poäng och hela historik',
  holds: 'openMinutes',
  opens: (key) => {
    if (UUID.test(key)) return { kind: 'customer', id: key };
    const stream = key.startsWith(OF_STREAM) ? key.slice(OF_STREAM.length) : WHOLE;
    return parseStreamId(stream) && /^[\w-]{1,120}$/.test(stream) ? { kind: 'stream', id: stream } : null;
  },
  calls: {
    // A search result only distinguishes persons and shows nothing personal, so no reason is needed.
    find: {
      outcome: 'done',
      about: (text) => ({ subject: { kind: 'search', id: text.trim() }, typed: true }),
      reason: { always: 'Söker den som hör av sig' },
      sought: (text) => [{ kind: 'text', text: text.trim() }, ...recognise(text)],
      found: ({ hits }) => hits.map(({ subjectId }) => subjectId),
    },
    history: { outcome: 'shown', about: known, reason: 'opened' },
    healthHistory: { outcome: 'done', about: known, reason: 'opened', onDuty: true },
    order: {
      outcome: 'shown',
      about: (subjectId, orderId) => {
        const whose = known(subjectId);
        return whose && { ...whose, item: orderId };
      },
      reason: 'opened',
    },
    healthOrder: {
      outcome: 'done',
      about: (subjectId, orderId) => {
        const whose = known(subjectId);
        return whose && { ...whose, item: orderId };
      },
      reason: 'opened',
      onDuty: true,
    },
    stopParcels: {
      outcome: 'done',
      about: ({ subjectId, orderId }) => {
        const whose = known(subjectId);
        return whose && { ...whose, item: orderId };
      },
      reason: { given: ({ reason }) => reason },
    },
    drift: { outcome: 'shown', about: known, reason: 'opened' },
    revealPersonNumber: { outcome: 'done', about: known, reason: 'opened' },
    event: {
      outcome: 'shown',
      about: async (eventId) => {
        const owner = UUID.test(eventId) ? await ownerOf(eventId) : null;
        if (!owner) return null;
        const { subjectId, streamId } = owner;
        const whose = subjectId ? customer(subjectId) : ofStream(streamId);
        return { ...whose, item: eventId };
      },
      reason: 'opened',
    },
  },
});

/** Returns the subject of a stream that belongs to no customer, such as a job run or a product. */
function ofStream(id: string): About {
  return { subject: { kind: 'stream', id }, key: `${OF_STREAM}${id}` };
}
